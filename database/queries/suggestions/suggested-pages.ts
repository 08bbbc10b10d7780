import type { Db } from '#database/open.ts';
import { readPhraseLexicon } from '#database/search/phrase-lexicon.ts';
import { pageAddress } from '#domain/content/page.ts';
import { helpTopics } from '#domain/search/help-topics.ts';
import { ofPhrase } from '#domain/search/phrase-key.ts';
import { foldText } from '#domain/search/search-text.ts';
import { tellingTerms } from '#domain/search/search-word.ts';

export type SuggestedPage = { title: string; path: string; kind: 'article' | 'help' };

const MOST = 3;

/** The help pages a search asks for, then pages and articles whose titles hold all its words. */
export async function suggestPages(db: Db, text: string): Promise<SuggestedPage[]> {
  const { rules, meanings } = await readPhraseLexicon(db);
  const pinned = ofPhrase(rules, foldText(text))?.page;
  const isOffer = ofPhrase(meanings, foldText(text))?.is === 'offer';
  const topics = helpTopics(text);
  const rows = await db
    .selectFrom('pages')
    .select(['kind', 'slug', 'title'])
    .where('status', '=', 'published')
    .where('archived_at', 'is', null)
    .orderBy('title')
    .execute();
  const written = rows.map((row) => ({
    title: row.title,
    path: pageAddress(row),
    kind: row.kind === 'article' ? ('article' as const) : ('help' as const),
  }));
  const answers = await answersIn(db, topics);
  const asked = topics.flatMap(({ path, title, isWritten }): SuggestedPage[] => {
    const page = written.find((each) => each.path === path);
    if (page) return [page];
    if (path.includes('#')) return answers.has(path) ? [{ title, path, kind: 'help' }] : [];
    return isWritten ? [] : [{ title, path, kind: 'help' }];
  });
  const terms = tellingTerms(foldText(text).split(' ').filter(Boolean));
  const titled = written.filter(
    ({ title, kind }) =>
      // 'Terms of sale' is no page for a search for reduced products.
      !(isOffer && kind === 'help') && terms.length > 0 && terms.every((term) => holds(title, term)),
  );
  const found = [...(pinned ? [{ ...pinned, kind: 'help' as const }] : []), ...asked, ...titled];
  return found
    .filter(({ path }, place) => found.findIndex((page) => page.path === path) === place)
    .slice(0, MOST);
}

/** Returns the questions asked for that their pages still have: an owner may have taken one out. */
async function answersIn(
  db: Db,
  topics: readonly { path: string; title: string }[],
): Promise<ReadonlySet<string>> {
  const asked = topics.filter(({ path }) => path.includes('#'));
  if (asked.length === 0) return new Set();
  const pages = await db
    .selectFrom('pages')
    .select(['kind', 'slug', 'body'])
    .where('status', '=', 'published')
    .where('archived_at', 'is', null)
    .where('kind', '!=', 'article')
    .execute();
  const has = ({ path, title }: { path: string; title: string }) =>
    pages.some((page) => path.startsWith(`${pageAddress(page)}#`) && page.body.includes(`### ${title}\n`));
  return new Set(asked.filter(has).map(({ path }) => path));
}

function holds(title: string, term: string): boolean {
  return ` ${foldText(title)}`.includes(` ${term}`) && term.length > 2;
}
