import type { PromotionsApplied } from './apply-promotions.ts';

type Goods = { variantId: string };

/** What an offer gives: the goods there are, and those that are taken. */
export type GiftOffer<Given extends Goods> = {
  promotionId: string;
  words: string;
  code: string | null;
  pick: number;
  /** What can be had, in the order of the offer; empty where all of it is sold out. */
  choices: Given[];
  /** Those the shopper chose; all of them where there is nothing to choose. */
  chosen: Given[];
};

/** Chooses what offers give: of several what the shopper named, and nothing until they have. */
export function chooseGifts<Given extends Goods>(
  gifts: PromotionsApplied['gifts'],
  goods: readonly Given[],
  named: readonly string[],
): GiftOffer<Given>[] {
  const byId = new Map(goods.map((one) => [one.variantId, one]));
  return gifts.map(({ promotionId, words, code, variants, pick }) => {
    const choices = variants.flatMap((id) => byId.get(id) ?? []);
    const chosen =
      choices.length <= pick
        ? choices
        : choices.filter(({ variantId }) => named.includes(variantId)).slice(0, pick);
    return { promotionId, words, code, pick, choices, chosen };
  });
}
