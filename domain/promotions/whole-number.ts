import * as v from 'valibot';

/** A whole number from one to another, both included. */
export function whole(least: number, most: number) {
  const message = `A whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}
