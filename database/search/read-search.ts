import { sql } from 'kysely';
import { phraseKey } from '#domain/search/phrase-key.ts';
import { nearestPhraseWord } from '#domain/search/phrase-spelling.ts';
import { isPurpose, isSet, nearestTo, type PartRead } from '#domain/search/search-part.ts';
import { foldText } from '#domain/search/search-text.ts';
import { isFiller, wholeWord } from '#domain/search/search-word.ts';
import { isEverydayWord } from '#domain/search/spelling/everyday-words.ts';
import { closestWords, editDistance } from '#domain/search/spelling/spelling.ts';
import { toneIn } from '#domain/search/tones/tone-words.ts';
import { isLiteral, understandSearch } from '#domain/search/understand-search.ts';
import { unfinishedAttribute } from '#domain/search/unfinished-intent.ts';
import { unfinishedKind } from '#domain/search/unfinished-kind.ts';
import { otherBrandsIn } from '#domain/search/wording/other-brands.ts';
import type { Db } from '../open.ts';
import { countUpTo } from './count-up-to.ts';
import { nearestSize } from './nearest-size.ts';
import { partHits } from './part-hits.ts';
import { type PhraseLexicon, readPhraseLexicon } from './phrase-lexicon.ts';
import type { ProductSearch, SearchHit } from './product-search.ts';
import { isKnownWord, wordsLike } from './read-words.ts';
import { soundOf } from './sound/sound-of.ts';
import { soundsLike } from './sound/sounds-like.ts';
import { foldedBegins } from './text-match.ts';

type SearchRead = {
  parts: PartRead[];
  /** The words without a known meaning, small words left out. */
  rest: string[];
  /** Words of kinds the shop knows but has no product of, and of brands it does not sell: they are spelt right. */
  unstocked: string[];
  /** The folded search, a brand that was written by its sound in its own spelling. */
  written: string;
};

/**
 * Reads what a search means: phrases the shop knows, and brands written as they sound. The whole name of a product means that
 * product, and a part that no product has is left as words, unless it is a kind of which the nearest is known.
 */
export async function readSearch(db: Db, engine: ProductSearch, text: string): Promise<SearchRead> {
  const folded = foldText(text);
  if (isLiteral(text) || (await isName(db, folded)))
    return { parts: [], rest: folded.split(' '), unstocked: [], written: folded };
  const lexicon = await readPhraseLexicon(db);
  const { understood, spelt } = await understandSpelt(db, text, lexicon.meanings);
  const parts: PartRead[] = [];
  const rest = [...understood.rest];
  const unstocked: string[] = [];
  for (const read of understood.parts) {
    const near = await stockedPart(db, engine, lexicon, read);
    const stocked = near && isNearestKind(near) && understood.parts.some(isGift) ? null : near;
    if (stocked) parts.push(stocked);
    else {
      rest.push(...read.words.split(' '));
      if (read.part.is === 'kind') unstocked.push(...read.words.split(' '));
    }
  }
  for (const name of otherBrandsIn(understood.rest))
    if (!lexicon.brands.some(({ folded }) => ` ${folded} `.includes(` ${name} `)))
      unstocked.push(...name.split(' '));
  const ofArea = await setOfArea(db, engine, { parts, rest }, lexicon);
  if (ofArea) {
    parts.splice(parts.indexOf(ofArea.set), 1, ofArea.read);
    rest.splice(0, rest.length, ...rest.filter((word) => word !== ofArea.word));
  }
  const tone = toneBeside(parts, rest, lexicon);
  if (tone) {
    parts.push({ part: tone.part, words: tone.words.join(' ') });
    rest.splice(0, rest.length, ...tone.rest);
  }
  const begun = unstocked.length > 0 ? null : await unfinishedPart(db, rest, lexicon);
  const unfinished = begun && (await stockedPart(db, engine, lexicon, begun));
  if (unfinished) {
    parts.push(unfinished);
    rest.splice(-unfinished.words.split(' ').length);
  }
  const brand = parts.some(({ part }) => part.is === 'brand') ? null : await brandBySound(db, rest, lexicon);
  if (brand) parts.push({ part: { is: 'brand', ids: brand.ids, name: brand.name }, words: brand.words });
  const words = rest.filter((word) => !brand?.words.split(' ').includes(word) && !isFiller(word));
  const named = areaAlone(words, parts, lexicon);
  const area = named && (await isStocked(db, engine, lexicon, named)) ? named : null;
  if (area) parts.push(area);
  return {
    parts,
    rest: words.filter((word) => word !== area?.words),
    unstocked,
    written: brand ? spelt.replace(brand.words, brand.folded) : spelt,
  };
}

/**
 * Understands a search, once more with its unknown words spelt as those of the phrases of the lexicon, where that tells more:
 * 'micelar water' in a shop whose products say nothing of it.
 */
async function understandSpelt(db: Db, text: string, meanings: PhraseLexicon['meanings']) {
  const folded = foldText(text);
  const understood = understandSearch(text, meanings);
  const spelt: string[] = [];
  for (const word of folded.split(' '))
    spelt.push(understood.rest.includes(word) ? await speltAsPhrase(db, word) : word);
  const mended = spelt.join(' ');
  if (mended === folded) return { understood, spelt: folded };
  const again = understandSearch(mended, meanings);
  return again.parts.length > understood.parts.length
    ? { understood: again, spelt: mended }
    : { understood, spelt: folded };
}

/** Returns the word of the phrases that a misspelt one is near to; itself where the shop's texts hold it or only nearer ones. */
async function speltAsPhrase(db: Db, word: string): Promise<string> {
  const phraseWord = nearestPhraseWord(word);
  if (phraseWord === word || (await isKnownWord(db, word))) return word;
  const [nearest = phraseWord] = closestWords(word, await wordsLike(db, word));
  return nearest === phraseWord ? phraseWord : word;
}

/** The kind or attribute that the last words begin, of which the last is no word yet: 'lip sti', 'perf', 'dandr'. */
async function unfinishedPart(
  db: Db,
  rest: readonly string[],
  { meanings }: PhraseLexicon,
): Promise<PartRead | null> {
  const last = rest.at(-1) ?? '';
  for (const length of [2, 1]) {
    if (rest.length < length) continue;
    const words = rest.slice(-length).join(' ');
    const part = unfinishedKind(words, meanings);
    if (part) return (await isKnownWord(db, last)) ? null : { part, words };
    const attribute = unfinishedAttribute(words, meanings);
    if (attribute) return isEverydayWord(last) || (await beginsKnown(db, last)) ? null : attribute;
  }
  return null;
}

/**
 * A set for a part of the body ('nail kit', 'manicure set') of which the shop has none: what it has for that part is nearer than other
 * sets. Null where no such set is asked for, or there is one.
 */
async function setOfArea(
  db: Db,
  engine: ProductSearch,
  { parts, rest }: { parts: readonly PartRead[]; rest: readonly string[] },
  { areas }: PhraseLexicon,
) {
  const kinds = parts.filter(({ part }) => part.is === 'kind');
  const [set, ...others] = kinds;
  const word = rest.find((each) => areas.has(phraseKey(each)));
  const area = word === undefined ? undefined : areas.get(phraseKey(word));
  if (!set || others.length > 0 || !isSet(set.part) || word === undefined || !area) return null;
  const sets = partHits(engine, set.part, set.words);
  const ofArea = engine.holding(wholeWord(word), 'name-or-category');
  const both = sql<SearchHit>`select product_id from (${sets}) as sets where product_id in (select product_id from (${ofArea}) as of_area)`;
  if ((await countUpTo(db, both, 1)) > 0) return null;
  const part = { ...area.alone, isNearest: true as const };
  return { set, word, read: { part, words: `${word} ${set.words}` } };
}

/**
 * The depth and undertone of skin that the words ask for: beside a kind whose shades are chosen by skin ('olive foundation'), or beside
 * no kind where the words say that skin is meant ('olive undertone'). No shade need have them: the closest are shown and said to be so.
 */
function toneBeside(parts: readonly PartRead[], rest: readonly string[], { complexionTypes }: PhraseLexicon) {
  const tone = toneIn(rest);
  if (!tone) return null;
  const kinds = parts.flatMap(({ part }) => (part.is === 'kind' ? [part] : []));
  const isOfSkin = kinds.some(({ typeIds }) => typeIds.some((id) => complexionTypes.has(id)));
  return isOfSkin || (kinds.length === 0 && tone.isNamed && complexionTypes.size > 0) ? tone : null;
}

/** The part of the body that is left beside no kind and nothing that a product is good for: 'lip', 'red lips', 'eye products'. */
function areaAlone(words: readonly string[], parts: readonly PartRead[], { areas }: PhraseLexicon) {
  const [word = '', ...others] = words;
  const area = areas.get(phraseKey(word));
  const isBeside = parts.some((read) => read.part.is === 'kind' || isPurpose(read.part));
  if (!area || others.length > 0 || isBeside) return null;
  const isInColour = parts.some((read) => read.part.is === 'shade');
  return { part: isInColour ? area.inColour : area.alone, words: word };
}

const isNearestKind = ({ part }: PartRead) => part.is === 'kind' && part.isNearest === true;

/** A gift is nearer than what is nearest to a kind: 'present ideas for a teenager'. */
const isGift = ({ part }: PartRead) =>
  part.is === 'attribute' && part.attribute === 'suits' && part.value === 'gift';

/** Returns the part, the nearest kind or size where the shop has none of it, or null where it has neither. */
async function stockedPart(
  db: Db,
  engine: ProductSearch,
  lexicon: PhraseLexicon,
  read: PartRead,
): Promise<PartRead | null> {
  if (await isStocked(db, engine, lexicon, read)) return read;
  if (read.part.is === 'size') {
    const size = await nearestSize(db, read.part);
    return size && { part: size, words: read.words };
  }
  const part = read.part.is === 'kind' ? nearestTo(read.part) : null;
  const nearest = part && { part, words: read.words };
  return nearest && (await isStocked(db, engine, lexicon, nearest)) ? nearest : null;
}

/** Returns whether any product is meant; remembered until the catalogue changes. */
async function isStocked(db: Db, engine: ProductSearch, lexicon: PhraseLexicon, { part, words }: PartRead) {
  const key = part.is === 'kind' && part.isNearest ? `nearest to ${words}` : words;
  const known = lexicon.isStocked.get(key);
  if (known !== undefined) return known;
  const hits = partHits(engine, part, words);
  const isMeant = hits === null || (await countUpTo(db, hits, 1)) > 0;
  if (lexicon.isStocked.size < MOST_REMEMBERED) lexicon.isStocked.set(key, isMeant);
  return isMeant;
}

const MOST_REMEMBERED = 5000;

async function isName(db: Db, folded: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('sort_name', '=', folded)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The brand that some of the words sound like: 'maison pearl', 'maisonperl', 'tied mark'. One of several words is the brand's own
 * unless they join to one, and a single word is none the shop knows, because nearly every word sounds like some name. Beside a word
 * of the brand's own an unknown one may be misspelt.
 */
async function brandBySound(db: Db, words: readonly string[], { brands }: PhraseLexicon) {
  for (let length = Math.min(words.length, LONGEST_BRAND); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const heard = words.slice(start, start + length);
      const brand = brands.find(
        ({ folded, sound }) =>
          (sharesWord(heard, folded) && soundsLike(heard.join(' '), folded, sound)) ||
          isJoinedSlip(heard, folded) ||
          isSplitByEar(heard, folded, sound),
      );
      const slip = brand ? undefined : brands.find(({ folded }) => isSlipBesideOwn(heard, folded));
      const meant = brand ?? slip;
      if (!meant) continue;
      const unsure = slip ? slipsBesideOwn(heard, slip.folded) : length === 1 ? heard : [];
      if (await noneKnown(db, unsure)) return { ...meant, words: heard.join(' ') };
    }
  return null;
}

const LONGEST_BRAND = 4;

/** True for words that neither the shop nor everyday speech knows. */
async function noneKnown(db: Db, words: readonly string[]): Promise<boolean> {
  for (const word of words) if (isEverydayWord(word) || (await isKnownWord(db, word))) return false;
  return true;
}

/** Several words hold one of the brand's own, or each sounds like its word of the brand. */
function sharesWord(heard: readonly string[], brand: string): boolean {
  if (heard.length === 1) return true;
  const own = brand.split(' ');
  const said = heard.filter((word) => word !== 'and' && word !== 'n');
  return (
    own.some((word) => word.length > 2 && said.includes(word)) ||
    (said.length === own.length && own.every((word, place) => soundOf(word) === soundOf(said[place] ?? '')))
  );
}

/** True for the words of a brand joined with one mistake: 'hinokiour'. */
function isJoinedSlip([joined = '', ...others]: readonly string[], brand: string): boolean {
  const isJoined = others.length === 0 && joined.length >= SHORTEST_JOINED && brand.includes(' ');
  return isJoined && editDistance(joined, brand.replaceAll(' ', ''), 1) <= 1;
}

/** True for several words of a brand of which one is its own and each other one is misspelt: 'norturn house'. */
function isSlipBesideOwn(heard: readonly string[], brand: string): boolean {
  const own = brand.split(' ');
  const slips = slipsBesideOwn(heard, brand);
  if (heard.length !== own.length || slips.length === 0 || slips.length === heard.length) return false;
  return own.every((word, place) => {
    const said = heard[place] ?? '';
    if (said === word) return true;
    return said.length >= SHORTEST_SLIP && said[0] === word[0] && editDistance(said, word, 2) <= 2;
  });
}

/** Words that are none of the brand's. */
function slipsBesideOwn(heard: readonly string[], brand: string): string[] {
  const own = brand.split(' ');
  return heard.filter((word) => !own.includes(word));
}

const SHORTEST_SLIP = 6;

/** True for a brand of one word heard as two: 'tied mark'. */
function isSplitByEar(heard: readonly string[], brand: string, sound: string): boolean {
  const joined = heard.join('');
  const isSplit = heard.length === 2 && heard.every((word) => word.length > 2) && !brand.includes(' ');
  return isSplit && joined.length >= SHORTEST_JOINED && soundsLike(joined, brand, sound);
}

const SHORTEST_JOINED = 8;

async function beginsKnown(db: Db, beginning: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_words')
    .select('word')
    .where(foldedBegins(db, 'word', beginning))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
