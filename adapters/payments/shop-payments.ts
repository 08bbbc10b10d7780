import type { Payments } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { StripePayments } from './stripe-payments.ts';
import { testCardPayments } from './test-card-payments.ts';

/**
 * Takes payments by Stripe where the shop has its keys, otherwise by the test card while the shop is a demo. The keys are asked
 * for each time: they may change while the shop runs.
 */
export function shopPayments(
  platform: Pick<Platform, 'db' | 'clock' | 'random' | 'demo'>,
  findStripe: () => Promise<StripePayments | null>,
): Payments {
  const testCard = testCardPayments(platform);
  return {
    current: async () => (await findStripe()) ?? ((await platform.demo.isDemo()) ? testCard : null),
    async named(name) {
      if (name === testCard.name) return testCard;
      const stripe = await findStripe();
      return stripe?.name === name ? stripe : null;
    },
    noticeReader: async () => (await findStripe())?.readNotice ?? null,
  };
}
