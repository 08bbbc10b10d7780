import { foldText } from './search-text.ts';

/** Words at the end of a brand's name that shoppers leave out. */
const LEFT_OUT = new Set(
  `beauty cosmetics cosmetic skincare skin care haircare hair fragrances fragrance perfumes perfume london paris new york since
  labs lab collection clean by rihanna uk official professional nutrition naturals organics`.split(/\s+/),
);

/** Fewest letters of what is left. */
const FEWEST_LETTERS = 4;

/** Returns the names by which a brand is asked for: its own, and that without what shoppers leave out. */
export function brandPhrases(name: string): string[] {
  const whole = foldText(name);
  const words = whole.split(' ');
  while (words.length > 1 && isLeftOut(words.at(-1) ?? '')) words.pop();
  const spoken = words.join(' ');
  return spoken !== whole && spoken.length >= FEWEST_LETTERS ? [whole, spoken] : [whole];
}

const isLeftOut = (word: string) => LEFT_OUT.has(word) || /^\d+$/.test(word);
