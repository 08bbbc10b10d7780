const PARAMETERS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type'];

/** Takes what Stripe appended on the way back out of the address: the shop itself asks Stripe, and a client secret belongs in no history. */
export function leaveStripeParameters(): void {
  const address = new URL(window.location.href);
  if (!PARAMETERS.some((name) => address.searchParams.has(name))) return;
  for (const name of PARAMETERS) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
