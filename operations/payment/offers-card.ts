import { modeOf } from '#domain/connections/stripe-keys.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** True where the shop takes payments by card. */
export async function offersCard({ payments }: Pick<Platform, 'payments'>): Promise<boolean> {
  return (await payments.current()) !== null;
}

/** True where card is the demo's test card. */
export async function takesTestCard({ payments }: Pick<Platform, 'payments'>): Promise<boolean> {
  return (await payments.current())?.name === 'test-card';
}

/** True where cards are charged by Stripe with keys of its test mode: no money moves. */
export async function takesTestMoney({ payments }: Pick<Platform, 'payments'>): Promise<boolean> {
  const provider = await payments.current();
  return provider?.name === 'stripe' && modeOf(provider.publishableKey ?? '') === 'test';
}

/** True where cards are charged by Stripe. */
export async function takesStripe({ payments }: Pick<Platform, 'payments'>): Promise<boolean> {
  return (await payments.current())?.name === 'stripe';
}
