import { withSplitSizes } from '#domain/search/amounts/size-phrase.ts';
import { isHelpWord } from '#domain/search/help-topics.ts';
import { ofPhrase } from '#domain/search/phrase-key.ts';
import { foldText } from '#domain/search/search-text.ts';
import { isFiller } from '#domain/search/search-word.ts';
import { isEverydayWord } from '#domain/search/spelling/everyday-words.ts';
import {
  isIngredientWord,
  type NothingBecause,
  substanceIn,
} from '#domain/search/wording/nothing-because.ts';
import { withStatedTraits } from '#domain/search/wording/stated-trait.ts';
import type { Db } from '../open.ts';
import { readPhraseLexicon } from './phrase-lexicon.ts';
import { readSearch } from './read-search.ts';
import { isKnownWord } from './read-words.ts';
import { searchFor } from './search.ts';

/** Tells why no product was found for a search. Words that the shop, its lists or everyday speech know are spelt right. */
export async function whyNothing(db: Db, search: string): Promise<NothingBecause> {
  const text = withSplitSizes(withStatedTraits(search));
  const substance = await unclaimedSubstance(db, text);
  if (substance) return { is: 'unclaimed', substance };
  const { rest, unstocked } = await readSearch(db, searchFor(db), text);
  for (const word of rest)
    if (!unstocked.includes(word) && !(await isSpeltRight(db, word))) return { is: 'unread' };
  return { is: unstocked.length > 0 ? 'unsold' : 'unsaid' };
}

/** The substance that products are asked to be free from, where the shop has no such claim. */
async function unclaimedSubstance(db: Db, text: string): Promise<string | null> {
  const substance = substanceIn(foldText(text));
  const { meanings } = await readPhraseLexicon(db);
  return substance && !ofPhrase(meanings, `${substance} free`) ? substance : null;
}

async function isSpeltRight(db: Db, word: string): Promise<boolean> {
  if (/^\d+$/.test(word) || isFiller(word) || isHelpWord(word)) return true;
  return isEverydayWord(word) || isIngredientWord(word) || isKnownWord(db, word);
}
