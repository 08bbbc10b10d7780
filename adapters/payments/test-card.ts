import { cardBrand, lastFour } from '#domain/order/card.ts';
import type { DemoState, Payments, Random } from '#operations/platform/platform.ts';

/** Always declined, so that a demo shop's visitor can see how that looks. */
export const DECLINED_TEST_CARD = '4000000000000002';

/** The gateway of a demo shop (docs/decisions/031-demo-shop.md): takes no money, stores nothing, declines one number. */
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
