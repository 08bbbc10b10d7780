import { settingsOf } from '#adapters/connections/shop-connections.ts';
import type { StripePayments, StripeSettings } from '#adapters/payments/stripe-payments.ts';
import type { Connections } from '#operations/platform/connections.ts';
import type { Config } from './config.ts';

/** Returns what finds Stripe by the keys of this moment: those of the environment, or those entered in /cms. */
export function stripeFinder(
  connections: Connections,
  { stripe, stripeApiBase = null }: Partial<Pick<Config, 'stripe' | 'stripeApiBase'>>,
): () => Promise<StripePayments | null> {
  let known: { of: string; payments: Promise<StripePayments> } | null = null;
  const paymentsOf = (settings: StripeSettings) => {
    const of = JSON.stringify(settings);
    if (known?.of !== of) known = { of, payments: loadStripe(settings) };
    return known.payments;
  };
  return async () => {
    if (stripe) return paymentsOf(stripe);
    const now = await connections.stripe();
    return now.from === 'cms' ? paymentsOf(settingsOf(now.settings, stripeApiBase)) : null;
  };
}

/** Loaded here, as the library of PDF files is: a start need not wait 0.3 s for what many shops never use. */
async function loadStripe(settings: StripeSettings): Promise<StripePayments> {
  const { stripePayments } = await import('#adapters/payments/stripe-payments.ts');
  return stripePayments(settings);
}
