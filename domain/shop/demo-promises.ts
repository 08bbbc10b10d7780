import { SHOP, type ShopParticulars } from './shop.ts';

/** The time in which messages are answered, 'within 24 hours'; '' where the owner of a real shop promises none. */
export function replyPromise({ replyWithin }: ShopParticulars, showsExamples: boolean): string {
  return replyWithin || (showsExamples ? 'within 24 hours' : '');
}

/** The shop that customers may visit, in the owner's words; '' where there is none. */
export function flagshipText({ flagship, place }: ShopParticulars, showsExamples: boolean): string {
  if (flagship || !showsExamples) return flagship;
  return `Come and try before you decide: shades by daylight, scents on skin, and a chair for as long as you like, in ${place}.`;
}

/** The sentence about the shop. A default that names a place and a way of choosing is the demo's: a real shop has not said so. */
export function shopDescription({ description }: ShopParticulars, showsExamples: boolean): string {
  return description === SHOP.description && !showsExamples ? NEUTRAL_DESCRIPTION : description;
}

const NEUTRAL_DESCRIPTION = 'Skincare, colour, scent and the good tools.';
