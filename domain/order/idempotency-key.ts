/** The longest key a client may choose for its order. */
export const LONGEST_IDEMPOTENCY_KEY = 200;

/** Whether a text may serve as an order's idempotency key: 1 to 200 printing characters, not blank. */
export function isIdempotencyKey(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= LONGEST_IDEMPOTENCY_KEY &&
    value.trim() !== '' &&
    /^[\x20-\x7e]+$/.test(value)
  );
}
