/** Whether a text may serve as an order's idempotency key: 8 to 200 printing characters without spaces. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{8,200}$/.test(value);
}
