import type { FoundProduct, GoldenQuery } from './golden-query.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

/** Searches made from the names of a catalogue, so many of each rule. */
export function queriesByRule(
  products: readonly FoundProduct[],
  ofEach: number,
  seed: number,
): GoldenQuery[] {
  const choice = seededChoice(seed);
  const counts = Map.groupBy(products, ({ name }) => name);
  const usable = products.filter(
    ({ name }) => plainWords(name).length >= 2 && counts.get(name)?.length === 1,
  );
  return RULES.flatMap(({ group, fits, change, expects = sameName }) =>
    choice.sample(usable.filter(fits), ofEach).map((product) => ({
      group,
      text: change(product, choice),
      isRight: ({ products: found }) => found.some((each) => expects(each, product)),
    })),
  );
}

type Rule = {
  group: string;
  fits: (product: FoundProduct) => boolean;
  change: (product: FoundProduct, choice: SeededChoice) => string;
  expects?: (found: FoundProduct, wanted: FoundProduct) => boolean;
};

const RULES: Rule[] = [
  { group: 'exact name', fits: () => true, change: ({ name }) => name },
  { group: 'one typo', fits: hasLongWord(5), change: ({ name }, choice) => mistyped(name, 1, choice) },
  { group: 'two typos', fits: hasLongWords(6, 2), change: ({ name }, choice) => mistyped(name, 2, choice) },
  { group: 'joined words', fits: hasJoin, change: joined },
  { group: 'split word', fits: hasLongWord(8), change: split },
  { group: 'prefix', fits: hasLastWord, change: cutShort },
  {
    group: 'brand + kind',
    fits: ({ name }) => /^[a-z]{3,}$/.test(kindOf(name)),
    change: ({ brand, name }) => `${brand} ${kindOf(name)}`,
    expects: (found, wanted) =>
      found.brand === wanted.brand &&
      `${found.name} ${found.category}`.includes(kindOf(wanted.name).replace(/s$/, '')),
  },
];

const sameName = (found: FoundProduct, wanted: FoundProduct) => found.slug === wanted.slug;
const plainWords = (name: string) => name.split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
const kindOf = (name: string) => name.split(' ').at(-1) ?? '';

function hasLongWord(length: number) {
  return hasLongWords(length, 1);
}

function hasLongWords(length: number, count: number) {
  return ({ name }: FoundProduct) => plainWords(name).filter((word) => word.length >= length).length >= count;
}

/** Mistypes the longest words: a swap, a missing, a doubled or a wrong letter, never the first. */
function mistyped(name: string, count: number, choice: SeededChoice): string {
  const longest = plainWords(name)
    .sort((a, b) => b.length - a.length)
    .slice(0, count);
  return name
    .split(' ')
    .map((word) => (longest.includes(word) ? withTypo(word, choice) : word))
    .join(' ');
}

function withTypo(word: string, choice: SeededChoice): string {
  const at = 1 + choice.whole(word.length - 2);
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  const typos = [
    before + next + letter + after,
    before + next + after,
    before + letter + letter + next + after,
    `${before}${letter === 'o' ? 'p' : 'o'}${next}${after}`,
  ].filter((typo) => typo !== word);
  return typos[choice.whole(typos.length)] ?? word;
}

function joinPlace(name: string): number {
  const words = name.split(' ');
  return words.findIndex(
    (word, index) => /^[a-z]{3,}$/.test(word) && /^[a-z]{3,}$/.test(words[index + 1] ?? ''),
  );
}

function hasJoin({ name }: FoundProduct) {
  return joinPlace(name) >= 0;
}

function joined({ name }: FoundProduct): string {
  const words = name.split(' ');
  const place = joinPlace(name);
  return words.toSpliced(place, 2, `${words[place]}${words[place + 1]}`).join(' ');
}

function split({ name }: FoundProduct): string {
  const longest = plainWords(name).sort((a, b) => b.length - a.length)[0] ?? '';
  const middle = Math.floor(longest.length / 2);
  return name.replace(longest, `${longest.slice(0, middle)} ${longest.slice(middle)}`);
}

function hasLastWord({ name }: FoundProduct) {
  return /^[a-z]{5,}$/.test(kindOf(name)) && name.split(' ').length >= 2;
}

function cutShort({ name }: FoundProduct): string {
  return name.slice(0, name.length - Math.floor(kindOf(name).length / 2));
}
