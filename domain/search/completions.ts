import { isDescribing } from './describing-words.ts';
import { phraseKey, phraseKeys } from './phrase-key.ts';
import { foldText } from './search-text.ts';
import { singular } from './spelling/singular.ts';

/**
 * Names that complete a search: of the shop (types, brands, popular searches), then of products. `shown` stand beside the completions
 * and are not said again.
 */
export type CompletingNames = {
  shop: readonly string[];
  products: readonly string[];
  shown?: readonly string[];
};

/** Most words up to the end of a product's name that a completion adds; of more it adds one. */
const MOST_ADDED = 3;

/** Most names of the shop while products complete the search too. */
const MOST_OF_SHOP = 3;

/**
 * Returns searches that continue an unfinished one: names of the shop that begin with it, split or not ('lip st': 'lipstick'),
 * then words of products' names ('lip b': 'lip balm'), then what products say before a finished word ('serum': 'retinol
 * serum'). What is taken from within a name begins with a word that describes a product: 'twist mascara' is nothing that a
 * shopper types. Of products the most frequent first, then the shortest. None says the same as the search or another one, in other
 * order, joined or plural.
 */
export function completionsOf(
  text: string,
  { shop, products, shown = [] }: CompletingNames,
  most: number,
): string[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const begun = shop
    .map(foldText)
    .filter((name) => phraseKey(name) !== phraseKey(wanted) && begins(name, wanted));
  const ofShop = [...new Map(begun.map((name) => [phraseKey(name), name])).values()];
  ofShop.sort((one, other) => one.length - other.length);
  const folded = products.map(foldText);
  const ofProducts = [
    ...mostFrequent(folded.map((name) => continued(wanted, name))),
    ...mostFrequent(folded.map((name) => preceded(wanted, name))),
  ];
  const all = [...ofShop.slice(0, MOST_OF_SHOP), ...ofProducts, ...ofShop.slice(MOST_OF_SHOP)];
  return saidOnce([wanted, ...shown.map(foldText)], all).slice(0, most);
}

function saidOnce(before: readonly string[], completions: readonly string[]): string[] {
  const said = new Set(before.flatMap(keysOf));
  return completions.filter((completion) => {
    const keys = keysOf(completion);
    if (keys.some((key) => said.has(key))) return false;
    for (const key of keys) said.add(key);
    return true;
  });
}

function keysOf(completion: string): string[] {
  return [...phraseKeys(completion), completion.split(' ').map(singular).sort().join(' ')];
}

function begins(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || (wanted.includes(' ') && name.startsWith(wanted.replaceAll(' ', '')));
}

function mostFrequent(found: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const each of found) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || one.length - other.length || (one < other ? -1 : 1))
    .map(([completion]) => completion);
}

function continued(wanted: string, name: string): string | null {
  const start = ` ${name}`.indexOf(` ${wanted}`);
  if (start < 0 || (start > 0 && !isDescribing(name.slice(start).split(' ')[0] ?? ''))) return null;
  const rest = name.slice(start + wanted.length);
  const [ending = '', ...next] = rest.split(' ');
  const added = ending === '' ? next.slice(0, next.length > MOST_ADDED ? 1 : MOST_ADDED) : [];
  const completion = [wanted + ending, ...added].join(' ');
  if (added.length > 0 && JOINING.has(added.at(-1) ?? '')) return null;
  return completion === wanted || /\d/.test(added.join('')) ? null : completion;
}

/** Words that no search ends with. */
const JOINING: ReadonlySet<string> = new Set([
  'a',
  'and',
  'de',
  'des',
  'for',
  'in',
  'la',
  'of',
  'on',
  'the',
  'with',
]);

/** The finished search at the end of a name with the word before it. */
function preceded(wanted: string, name: string): string | null {
  if (wanted.length < SHORTEST_FINISHED || !name.endsWith(` ${wanted}`)) return null;
  const before =
    name
      .slice(0, -wanted.length - 1)
      .split(' ')
      .at(-1) ?? '';
  return before.length < SHORTEST_FINISHED || !isDescribing(before) ? null : `${before} ${wanted}`;
}

const SHORTEST_FINISHED = 3;
