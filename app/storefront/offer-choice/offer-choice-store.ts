import { storedValue } from '#app/browser/stored-value.ts';
import {
  type OfferChoice,
  parseOfferChoice,
  withCode,
  withGift,
  withoutCodes,
} from '#domain/promotions/offer-choice.ts';

/** Codes that the shopper entered and gifts that they chose, for every cart of this device until they are ordered. */
const offerChoice = storedValue<OfferChoice>({
  key: 'cartOffers',
  event: 'cartOffersUpdated',
  parse: parseOfferChoice,
});

export const useOfferChoice = offerChoice.useValue;
export const readOfferChoice = offerChoice.read;

/** False where the browser stores nothing. */
export function addCode(entered: string): boolean {
  return offerChoice.write(withCode(offerChoice.read(), entered));
}

export function removeCodes(codes: readonly string[]): boolean {
  return offerChoice.write(withoutCodes(offerChoice.read(), codes));
}

export function chooseGift(offer: Parameters<typeof withGift>[1], variantId: string): boolean {
  return offerChoice.write(withGift(offerChoice.read(), offer, variantId));
}

/** Takes out what was ordered: codes that took something off, and all gifts. Codes of customers stay. */
export function takeOrderedOffers(codes: readonly string[]): void {
  const before = offerChoice.read();
  if (before.codes.length === 0 && before.givenVariants.length === 0) return;
  const after = { ...withoutCodes(before, codes), givenVariants: [] };
  offerChoice.write(after.codes.length > 0 ? after : null);
}

/** Puts back the codes and gifts of an order that was not placed. */
export function putBackOffers({ codes = [], givenVariants = [] }: Partial<OfferChoice>): void {
  if (codes.length === 0 && givenVariants.length === 0) return;
  const before = offerChoice.read();
  const after = codes.reduce(withCode, before);
  offerChoice.write(
    parseOfferChoice({ ...after, givenVariants: [...before.givenVariants, ...givenVariants] }),
  );
}
