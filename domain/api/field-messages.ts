import * as v from 'valibot';

export const text = v.string();
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
export const pounds = v.pipe(v.number(), v.description('Pounds with two decimals'), v.examples([24.99]));
export const optionalPounds = v.nullable(pounds);

/** For 'up to 40% off': see `upToPercent`. */
export const upToPercentClaim = v.pipe(
  whole,
  v.description('Percent that a significant share of the products reaches; 0: no claim'),
);

export const namedRefMessage = v.object({ slug: text, name: text });

/** A list of which nothing is left out. */
export function itemsOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item) });
}
