import { isRecord } from '#domain/text/is-record.ts';
import { foldCode, MAX_CODES } from './promotion-code.ts';

/** What a shopper entered and chose of offers: codes as they are compared, and variants where an offer gives one of several. */
export type OfferChoice = { codes: string[]; givenVariants: string[] };

const MOST_GIVEN = 30;

/** Parses what a browser stored; what is broken is left out. */
export function parseOfferChoice(stored: unknown): OfferChoice {
  const { codes, givenVariants } = isRecord(stored) ? stored : {};
  return {
    codes: unique(textsIn(codes).map(foldCode).filter(Boolean)).slice(0, MAX_CODES),
    givenVariants: unique(textsIn(givenVariants)).slice(0, MOST_GIVEN),
  };
}

/** Adds a code as the last; of too many the first goes. */
export function withCode(choice: OfferChoice, entered: string): OfferChoice {
  const code = foldCode(entered);
  if (code === '' || choice.codes.includes(code)) return choice;
  return { ...choice, codes: [...choice.codes, code].slice(-MAX_CODES) };
}

export function withoutCodes(choice: OfferChoice, codes: readonly string[]): OfferChoice {
  return { ...choice, codes: choice.codes.filter((code) => !codes.includes(code)) };
}

/**
 * Ticks, or unticks, one of the things that an offer gives. Of one thing to choose the new one takes the place of the old; of
 * several no more than `pick` are chosen.
 */
export function withGift(
  choice: OfferChoice,
  { choices, pick }: { choices: readonly string[]; pick: number },
  variantId: string,
): OfferChoice {
  const others = choice.givenVariants.filter((id) => id !== variantId);
  if (others.length < choice.givenVariants.length) return { ...choice, givenVariants: others };
  const ofOffer = others.filter((id) => choices.includes(id));
  if (ofOffer.length < pick) return { ...choice, givenVariants: [...others, variantId].slice(-MOST_GIVEN) };
  if (pick > 1) return choice;
  return { ...choice, givenVariants: [...others.filter((id) => !choices.includes(id)), variantId] };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one.length <= 200) : [];
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
