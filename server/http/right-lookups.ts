/**
 * True for the response to somebody who named an order rightly, by form or API: shown, or refused because of its state. A wrong
 * number or email, a declined card and a redirect are none of these.
 */
export function isRightLookup({ status }: Response): boolean {
  return status === 200 || status === 409;
}

/** True for the response to a link that opened something, or to an address of such a page without a link. */
export function isRightLink({ status }: Response): boolean {
  return status === 200;
}
