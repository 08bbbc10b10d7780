/** Stripe takes 22 characters, of which a shop's own name has up to 10, and '* ' 2. */
const LONGEST = 10;

/**
 * Returns the end of an order's number as a bank statement shows it behind the shop's name; null where Stripe would refuse it:
 * letters and digits, at least one letter (https://docs.stripe.com/get-started/account/statement-descriptors).
 */
export function statementSuffix(orderNumber: string): string | null {
  const suffix = orderNumber.replaceAll(/[^A-Za-z0-9]/g, '').slice(-LONGEST);
  return /[A-Za-z]/.test(suffix) ? suffix : null;
}
