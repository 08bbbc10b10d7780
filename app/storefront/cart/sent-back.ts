/** The state of the visit to the cart to which the checkout leads who has no order begun. */
export const SENT_BACK = { isSentBack: true };

export function isSentBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSentBack' in state;
}
