import type { Pence } from '#domain/money/money.ts';
import type { Promotion } from './promotion.ts';

/** A line of the cart: what one piece costs, and to which groups of goods it belongs. */
export type PromotableLine = {
  /** Names the line, as by its variant: of lines that are equal otherwise, the first by it bears an odd penny. */
  id: string;
  unitPricePence: Pence;
  /** What the totals count. */
  quantity: number;
  groups: readonly string[];
};

/** An offer that is on now, with what is known of the shopper. Offers by code are here only once their code was entered. */
export type PromotionAtHand = Pick<Promotion, 'id' | 'words' | 'effect' | 'conditions' | 'combines'> & {
  /** As the shopper entered it; null for an offer that works by itself. */
  code: string | null;
  /** Why it cannot be had, whatever is in the cart; null where it can. */
  barred: BarredReason | null;
};

export type BarredReason =
  | 'not-begun'
  | 'ended'
  | 'used-up'
  | 'used-by-you'
  | 'first-order-only'
  /** For a class of customers, or for another person. */
  | 'not-for-you'
  /** Who orders is not known yet, and it depends on that. */
  | 'needs-email';

/** Why an offer takes nothing off this cart. */
export type WhyNot =
  | { why: BarredReason }
  /** The cart holds none of its goods, or too few of the pieces it asks for. */
  | { why: 'needs-goods'; missingPieces: number }
  | { why: 'needs-spend'; missingPence: Pence }
  /** It may not stand beside what takes more off. */
  | { why: 'another-is-better'; words: string }
  /** Its pieces are reduced by an offer that takes more off them, or nothing is left to pay. */
  | { why: 'nothing-left' }
  /** With it the goods would cost so much less that delivery costs more than it takes off. */
  | { why: 'delivery-would-cost-more' };

/** A share of an offer that one line, or delivery, bears. */
export type PromotionShare = { promotionId: string; reason: string; code: string | null; pence: Pence };

export type PromotionsApplied = {
  /** Of each line in order; never more together than the line costs. */
  lines: PromotionShare[][];
  delivery: PromotionShare[];
  /** What may be given: pieces of `variants`, `pick` of them at most. */
  gifts: { promotionId: string; words: string; code: string | null; variants: string[]; pick: number }[];
  /** Each offer at hand, in the order given: what it takes off, or why it does not. One that gives goods takes off 0. */
  outcomes: ({ promotionId: string; code: string | null; words: string } & (
    | { applies: true; pence: Pence }
    | { applies: false; whyNot: WhyNot }
  ))[];
};
