import { paths } from '#app/links/paths.ts';

const APPENDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type'];

/** Takes what Stripe appended on the way back out of the address: a client secret belongs in no history. */
export function leaveStripeParameters(): void {
  const address = new URL(window.location.href);
  if (!APPENDED.some((name) => address.searchParams.has(name))) return;
  for (const name of APPENDED) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}

/** Names the order in an address that a form led to: a reload and the way back from a bank need it. */
export function nameOrder(orderNumber: string): void {
  const { searchParams } = new URL(window.location.href);
  if (searchParams.has('order') || searchParams.has('link')) return;
  window.history.replaceState(window.history.state, '', paths.payOrder(orderNumber));
}
