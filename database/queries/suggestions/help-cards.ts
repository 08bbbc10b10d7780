import type { Db } from '#database/open.ts';
import { pageAddress } from '#domain/content/page.ts';
import { HELP_PAGES } from '#domain/search/help-pages.ts';

/** A page of help with one sentence about it. */
export type HelpCard = { title: string; summary: string; path: string };

/** Asked for most. */
const FIRST_HELP = ['/shipping', '/returns', '/orders', '/faq'];

/** Returns the pages a search found, then the other first pages of help; of the written ones those that are published. */
export async function listHelpCards(
  db: Db,
  found: readonly { title: string; path: string }[],
): Promise<HelpCard[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['kind', 'slug', 'title', 'summary'])
    .where('status', '=', 'published')
    .where('archived_at', 'is', null)
    .execute();
  const written = new Map(rows.map((row) => [pageAddress(row), row]));
  const fixed = new Map(HELP_PAGES.filter(({ isWritten }) => !isWritten).map((page) => [page.path, page]));
  const cards = found.map(({ title, path }) => {
    const summary = written.get(path)?.summary ?? fixed.get(path)?.summary ?? '';
    return { title, path, summary };
  });
  const others = FIRST_HELP.filter((path) => cards.every((card) => card.path !== path)).flatMap((path) => {
    const page = written.get(path) ?? fixed.get(path);
    return page ? [{ title: page.title, path, summary: page.summary }] : [];
  });
  return [...cards, ...others];
}
