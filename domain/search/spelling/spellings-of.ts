import { singular } from './singular.ts';

/** The last is no American spelling but a common slip. */
const WORDS: readonly (readonly [british: string, american: string])[] = [
  ['colour', 'color'],
  ['odour', 'odor'],
  ['grey', 'gray'],
  ['ageing', 'aging'],
  ['fibre', 'fiber'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['sulphate', 'sulfate'],
  ['moustache', 'mustache'],
  ['palette', 'pallet'],
];

/** French words on packs and in the searches of shoppers, each one whole word, with what the shop calls it. */
const FRENCH: readonly (readonly [english: string, french: string])[] = [
  ['cream', 'creme'],
  ['mask', 'masque'],
  ['soap', 'savon'],
  ['candle', 'bougie'],
  ['oil', 'huile'],
  ['shower', 'douche'],
  ['scrub', 'gommage'],
  ['shampoo', 'shampooing'],
  ['makeup', 'maquillage'],
  ['balm', 'baume'],
  ['eye', 'yeux'],
  ['face', 'visage'],
  ['hand', 'main'],
  ['hair', 'cheveux'],
  ['night', 'nuit'],
  ['lip', 'levre'],
  ['body', 'corp'],
  ['foot', 'pied'],
  ['nail', 'ongle'],
  ['skin', 'peau'],
  ['milk', 'lait'],
  ['day', 'jour'],
];

/** Returns a folded word in its British, American and French spelling, the given one first; alone if all are equal. */
export function spellingsOf(word: string): string[] {
  const other = frenchWord(word) ?? otherWord(word) ?? otherEnding(word);
  return other === null ? [word] : [word, other];
}

/** Returns a folded word as the shop's phrases spell it: 'creme' is 'cream', 'color' is 'colour'. */
export function shopSpelling(word: string): string {
  return englishWord(word) ?? britishWord(word) ?? word;
}

/** French words between a noun and what it is for. */
const BETWEEN: ReadonlySet<string> = new Set([
  'pour',
  'de',
  'des',
  'du',
  'a',
  'au',
  'aux',
  'le',
  'la',
  'les',
]);

/** Returns a French phrase in English order, 'mains creme' of 'creme pour les mains'; null for one without a French word. */
export function inEnglishOrder(words: readonly string[]): string | null {
  const telling = words.filter((word) => !BETWEEN.has(word));
  const isFrench = telling.length > 1 && telling.some((word) => englishWord(word) !== null);
  return isFrench ? telling.toReversed().join(' ') : null;
}

function frenchWord(word: string): string | null {
  const one = singular(word);
  const end = word.slice(one.length);
  for (const [english, french] of FRENCH) {
    if (one === english) return french + end;
    if (one === french) return english + end;
  }
  return null;
}

function englishWord(word: string): string | null {
  const one = singular(word);
  const known = FRENCH.find(([, french]) => french === one);
  if (known) return known[0] + word.slice(one.length);
  return one.endsWith('creme') ? word.replace('creme', 'cream') : null;
}

function britishWord(word: string): string | null {
  const known = WORDS.find(([, american]) => word.startsWith(american));
  return known ? known[0] + word.slice(known[1].length) : null;
}

function otherWord(word: string): string | null {
  for (const [british, american] of WORDS) {
    if (word.startsWith(british)) return american + word.slice(british.length);
    if (word.startsWith(american)) return british + word.slice(american.length);
  }
  return null;
}

/** Matches moisturise, moisturiser, moisturising; not 'rise' or 'size'. */
function otherEnding(word: string): string | null {
  const parts = /^(.{4,})i([sz])(e[rd]?s?|ing|ation)$/.exec(word);
  if (!parts) return null;
  const [, beginning, letter, ending] = parts;
  return `${beginning}i${letter === 's' ? 'z' : 's'}${ending}`;
}
