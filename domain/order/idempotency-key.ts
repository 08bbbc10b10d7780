export const LONGEST_IDEMPOTENCY_KEY = 200;

/** True for 1 to 200 printing ASCII characters that are not all blank. */
export function isIdempotencyKey(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= LONGEST_IDEMPOTENCY_KEY &&
    value.trim() !== '' &&
    /^[\x20-\x7e]+$/.test(value)
  );
}
