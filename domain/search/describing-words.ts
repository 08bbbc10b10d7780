import { INTENTS } from './intent-phrases.ts';
import { KIND_GROUPS } from './kinds/kind-groups.ts';
import { saidWords } from './said-of-attributes.ts';
import { singular } from './spelling/singular.ts';
import { shopSpelling } from './spelling/spellings-of.ts';

const keyOf = (word: string) => singular(shopSpelling(word));

const WORDS: ReadonlySet<string> = new Set(
  [
    ...KIND_GROUPS.flatMap(({ asked, called }) => [...asked, ...called]),
    ...INTENTS.flatMap(({ phrases }) => phrases),
  ]
    .concat(saidWords())
    .flatMap((phrase) => phrase.split(' '))
    .map(keyOf),
);

/** What perfumes, colours and textures are called, beside the words of the phrases with a meaning. */
const OF_NAMES: ReadonlySet<string> = new Set(
  `satin rose lavender citrus vanilla amber musk jasmine oud coconut almond shea argan mineral liquid solid silk ceramic ionic
  niacinamide hyaluronic gel clay clear nude red pink coral brown black gold cleansing tinted enzyme jade`.split(
    /\s+/,
  ),
);

/** True for a folded word that tells what a product is or is like: 'matte', 'retinol', 'eye'; not for one of a mere name. */
export function isDescribing(word: string): boolean {
  return WORDS.has(keyOf(word)) || OF_NAMES.has(keyOf(word));
}
