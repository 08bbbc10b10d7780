/**
 * A folded word of a search; `isWhole` if it is finished, so that 'red' does not match 'redness'. `isKnown` if the texts of the
 * shop hold the unfinished word itself.
 */
export type SearchWord = { text: string; isWhole: boolean; isKnown?: boolean };

/** 'every': all results hold every word; otherwise few or none do, and the closest products follow. */
export type WordsMatched = 'every' | 'every-or-most' | 'most';

export const wholeWord = (text: string): SearchWord => ({ text, isWhole: true });
export const unfinishedWord = (text: string): SearchWord => ({ text, isWhole: false });

/**
 * True for a word whose longer forms are searched in names only: one or two letters begin a word of nearly every description, and
 * a known word is probably finished. 'aloe' has the stem of 'along'.
 */
export function goesOnInNames({ text, isKnown = false }: SearchWord): boolean {
  return isKnown || [...text].length < 3;
}

/** Marks all words but the last as whole: it may still be unfinished, also where the shop knows it. */
export function queryWords(terms: readonly string[], { isLastKnown = false } = {}): SearchWord[] {
  return terms.map((text, index) =>
    index < terms.length - 1 ? wholeWord(text) : { text, isWhole: false, isKnown: isLastKnown },
  );
}

/** True for a word whose stem means something else: 'redness' would find all that is red, 'salicylic' every benzyl salicylate. */
export function hasOtherStem(word: string): boolean {
  return word === 'redness' || /(?:yl|ol)ic$/.test(word);
}

/**
 * Returns the words that carry meaning: 'shampoo', 'curly' and 'hair' of 'shampoo for curly hair'. The others are in half of
 * all texts, and PostgreSQL's index omits them.
 */
export function tellingTerms(terms: readonly string[]): string[] {
  const telling = terms.filter((term) => !isFiller(term));
  return telling.length > 0 ? telling : [...terms];
}

export const isFiller = (term: string): boolean => FILLERS.has(term) || GENERAL.has(term);

/** Words for anything a shop sells. */
const GENERAL = new Set(
  `product products stuff thing things item items something idea ideas recommend recommended recommendation recommendations
  use using buy want wants need needs looking find get rid please really ive im whats best good great nice anything everything
  tell show suit suits suitable like likes loves make makes look looks someone somebody smells smelling help helps
  doesnt dont isnt wont cant didnt arent havent hasnt wasnt wouldnt youre thats theres`.split(/\s+/),
);

/** Returns phrases in which a filler carries meaning: a person ('for her') or one letter with its word ('vitamin a'). */
export function fillerPhrases(terms: readonly string[]): string[] {
  return terms.flatMap((term, index) => {
    const before = terms[index - 1];
    const says =
      (before === 'for' && PERSONS.has(term)) || (term.length === 1 && isFiller(term) && index > 0);
    return says && tellingTerms(terms).length < terms.length ? [`${before} ${term}`] : [];
  });
}

const PERSONS = new Set(['her', 'him', 'me', 'you', 'them']);

/** Returns the weight of a word by the share of products that hold it: the rarer, the heavier, a whole number from 1 to 100. */
export function wordWeight(holding: number, all: number): number {
  if (holding <= 0 || all <= 0) return MAX_WEIGHT;
  const rarity = Math.log2(1 + all / holding) / Math.log2(1 + all);
  return Math.min(MAX_WEIGHT, Math.max(1, Math.round(MAX_WEIGHT * rarity)));
}

const MAX_WEIGHT = 100;

/** PostgreSQL's English stop words: both engines must ignore the same words to return the same results. */
const FILLERS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can will
  just don should now`.split(/\s+/),
);
