import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Loads Stripe's script from Stripe, which forbids copies. Rejects where it cannot be loaded. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey, { locale: 'en-GB' });
  if (!stripe) throw new Error('Stripe runs in browsers alone');
  return stripe;
}
