import type { Payments } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { stripePayments } from './stripe-payments.ts';
import { testCardPayments } from './test-card-payments.ts';

/** Takes payments by Stripe where the shop has its keys, otherwise by the test card while the shop is a demo. */
export function shopPayments(
  platform: Pick<Platform, 'db' | 'clock' | 'random' | 'demo'>,
  stripe: ReturnType<typeof stripePayments> | null,
): Payments {
  const testCard = testCardPayments(platform);
  return {
    current: async () => stripe ?? ((await platform.demo.isDemo()) ? testCard : null),
    named: (name) => [testCard, stripe].find((provider) => provider?.name === name) ?? null,
    readNotice: stripe ? stripe.readNotice : null,
  };
}
