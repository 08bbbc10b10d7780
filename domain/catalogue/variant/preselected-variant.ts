import { openingVariant } from './opening-variant.ts';

type Option = { name: string; stock: number; pricePence: number; shade: string | null };

/** What the variants of a product are: told apart by colour, by content, or otherwise. */
export function optionWord(variants: readonly Pick<Option, 'name' | 'shade'>[]): 'shade' | 'size' | 'option' {
  if (variants.some(({ shade }) => shade !== null)) return 'shade';
  return variants.every(({ name }) => SIZE.test(name)) ? 'size' : 'option';
}

/** '50 ml', 'Travel size', 'Large'. */
const SIZE = /^\d|\bsize\b|^(?:mini|small|medium|large|full|travel)\b/i;

/**
 * Returns the variant chosen for the shopper: the only one, or of several sizes the first to buy. Among several colours or
 * scents none is, because a wrong one cannot come back once opened (docs/decisions/161-no-shade-is-preselected.md). Where
 * nothing is in stock nothing can be bought wrongly.
 */
export function preselectedVariant<T extends Option>(variants: readonly T[]): T | undefined {
  const asks =
    variants.length > 1 && optionWord(variants) !== 'size' && variants.some(({ stock }) => stock > 0);
  return asks ? undefined : openingVariant(variants);
}

/** 'Choose a shade' */
export function askForOption(variants: readonly Pick<Option, 'name' | 'shade'>[]): string {
  const word = optionWord(variants);
  return `Choose ${word === 'option' ? 'an' : 'a'} ${word}`;
}

/**
 * Returns the choice after shades were narrowed to a group: the one there was if it belongs to it, else the first of the group
 * in stock; null where none is. Without a choice there is none to move.
 */
export function choiceWithin<T extends { stock: number; group?: string }>(
  variants: readonly T[],
  chosen: T | null,
  group: string,
): T | null {
  if (chosen === null || chosen.group === group) return chosen;
  return variants.find((variant) => variant.group === group && variant.stock > 0) ?? null;
}
