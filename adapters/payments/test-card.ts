import { cardBrand, lastFour } from '#domain/order/card.ts';
import type { DemoState, Payments, Random } from '#operations/platform/platform.ts';

/** The number a demo shop's visitor types to see what a declined card looks like. */
export const DECLINED_TEST_CARD = '4000000000000002';

/** The built-in gateway of a demo shop (decision 3): takes no money, keeps nothing, declines one known number. */
export function testCardPayments(demo: DemoState, random: Random): Payments {
  return {
    offersCard: () => demo.isDemo(),

    async authorise({ card }) {
      if (card.cardNumber.replaceAll(/\D/g, '') === DECLINED_TEST_CARD)
        return { ok: false, problem: 'card-declined' };
      return {
        ok: true,
        reference: `test_${random.id()}`,
        card: { brand: cardBrand(card.cardNumber), last4: lastFour(card.cardNumber) },
      };
    },

    async release() {},
  };
}
