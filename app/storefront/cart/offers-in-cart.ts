import type { Pence } from '#domain/money/money.ts';
import type { PromotionAtHand, PromotionsApplied } from '#domain/promotions/apply-promotions.ts';
import type { OfferChoice } from '#domain/promotions/offer-choice.ts';
import { whyNotWords } from '#domain/promotions/why-not-words.ts';
import type { CartCheck, CheckedOffers, GiftChoice, GivenGoods } from './cart-check.ts';

/** What became of a code that the shopper entered. */
export type CodeInCart = {
  code: string;
  /** 'accepted': it proves who the shopper is; 'checking': the shop has not said anything of it yet. */
  state: 'applies' | 'accepted' | 'refused' | 'checking';
  /** The offer behind it, or why it takes nothing off; '' while that is not known. */
  text: string;
  /** It belongs to nothing. */
  isUnknown: boolean;
};

/** An offer that the cart comes near to: by what is to pay for its goods, or by pieces of them. */
export type OfferProgress = { promotionId: string; words: string } & (
  | { missingPence: Pence; ofPence: Pence }
  | { missingPieces: number }
);

export type OffersInCart = {
  given: GivenGoods[];
  giftChoices: GiftChoice[];
  codes: CodeInCart[];
  progress: OfferProgress[];
  /** What an order of this cart sends: codes that work, and gifts that were chosen and are given. */
  toOrder: OfferChoice;
};

/** More of them would hide the total. */
const MOST_PROGRESS = 2;

/** The offers that a cart is estimated with: those of codes that the shopper took back are left out. */
export function stillAtHand(check: CartCheck | null, { codes }: OfferChoice): PromotionAtHand[] {
  return check?.offers.atHand.filter(({ code }) => code === null || codes.includes(code)) ?? [];
}

/** What the cart is given, of the goods that the shop named last. */
export function stillGiven(
  { given, giftChoices }: CheckedOffers,
  gifts: PromotionsApplied['gifts'],
  { givenVariants }: OfferChoice,
): GivenGoods[] {
  const chosenOf = new Set(giftChoices.map(({ offer }) => offer));
  return given.filter(
    ({ offer, variantId }) =>
      gifts.some(({ promotionId }) => promotionId === offer) &&
      (!chosenOf.has(offer) || givenVariants.includes(variantId)),
  );
}

export function offersInCart({
  check,
  choice,
  atHand,
  applied: { outcomes, gifts },
  given,
  groups,
}: {
  check: CartCheck | null;
  choice: OfferChoice;
  atHand: readonly PromotionAtHand[];
  applied: Pick<PromotionsApplied, 'outcomes' | 'gifts'>;
  given: GivenGoods[];
  /** Of all lines of which something can be had. */
  groups: readonly string[];
}): OffersInCart {
  const giftChoices =
    check?.offers.giftChoices.filter(({ offer }) => gifts.some(({ promotionId }) => promotionId === offer)) ??
    [];
  const codes = choice.codes.map((code) => codeInCart(code, check, outcomes));
  const choosable = giftChoices.flatMap(({ choices }) => choices.map(({ variantId }) => variantId));
  return {
    given,
    giftChoices,
    codes,
    progress: progressOf(outcomes, atHand, groups),
    toOrder: {
      codes: codes.flatMap(({ code, state }) => (state === 'applies' || state === 'accepted' ? code : [])),
      givenVariants: given.map(({ variantId }) => variantId).filter((id) => choosable.includes(id)),
    },
  };
}

function codeInCart(
  code: string,
  check: CartCheck | null,
  outcomes: PromotionsApplied['outcomes'],
): CodeInCart {
  const outcome = outcomes.find((one) => one.code === code);
  const known = { code, isUnknown: false };
  if (outcome)
    return outcome.applies
      ? { ...known, state: 'applies', text: outcome.words }
      : { ...known, state: 'refused', text: whyNotWords(outcome) };
  const refused = check?.offers.refused.find((one) => one.code === code);
  if (refused) return { code, state: 'refused', text: refused.reason, isUnknown: true };
  return { ...known, state: check?.asked.codes.includes(code) ? 'accepted' : 'checking', text: '' };
}

/** Offers of which the cart holds goods already, the nearest first. */
function progressOf(
  outcomes: PromotionsApplied['outcomes'],
  atHand: readonly PromotionAtHand[],
  groups: readonly string[],
): OfferProgress[] {
  const near = outcomes.flatMap((outcome): OfferProgress[] => {
    const { promotionId, words } = outcome;
    if (outcome.applies || outcome.code !== null || !isOfGroups(promotionId, groups)) return [];
    const { whyNot } = outcome;
    const ofPence = atHand.find(({ id }) => id === promotionId)?.conditions.spendPence;
    if (whyNot.why === 'needs-spend' && ofPence)
      return [{ promotionId, words, missingPence: whyNot.missingPence, ofPence }];
    return whyNot.why === 'needs-goods' && whyNot.missingPieces > 0
      ? [{ promotionId, words, missingPieces: whyNot.missingPieces }]
      : [];
  });
  const bySpend = near.filter((one) => 'missingPence' in one);
  const byPieces = near.filter((one) => 'missingPieces' in one);
  return [
    ...bySpend.toSorted((a, b) => a.missingPence - b.missingPence),
    ...byPieces.toSorted((a, b) => a.missingPieces - b.missingPieces),
  ].slice(0, MOST_PROGRESS);
}

/** The groups of an offer are named by it: its own, those that it reduces, its parts. */
function isOfGroups(promotionId: string, groups: readonly string[]): boolean {
  return groups.some((group) => group === promotionId || group.startsWith(`${promotionId} `));
}
