import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { phraseKeys } from '#domain/search/phrase-key.ts';
import { foldText } from '#domain/search/search-text.ts';
import { linesOf, type SearchRuleFields } from '#domain/search-rules/search-rule-form.ts';

/** Sets this lock apart from others: the first of the two numbers of a PostgreSQL advisory lock. */
const PHRASE_LOCK = 2;

/**
 * Returns the first phrase that another rule has as well, however it is joined or counted; null if there is none. Keeps other
 * writers of rules waiting until this transaction ends: no constraint could compare the phrases.
 */
export async function findTakenPhrase(
  trx: Db,
  { asked }: SearchRuleFields,
  exceptId: string | null,
): Promise<string | null> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(PHRASE_LOCK)}::int, 0)`.execute(trx);
  const others = await trx
    .selectFrom('search_rules')
    .select('asked')
    .where('id', '!=', exceptId ?? '')
    .execute();
  const taken = new Set(others.flatMap((rule) => linesOf(rule.asked).flatMap(keysOf)));
  return linesOf(asked).find((phrase) => keysOf(phrase).some((key) => taken.has(key))) ?? null;
}

const keysOf = (phrase: string) => phraseKeys(foldText(phrase));

/** False for the path of a product, category or text that is not public. */
export async function isThere(trx: Db, path: string): Promise<boolean> {
  const [pathname = ''] = path.split(/[?#]/);
  const [room = '', slug] = pathname.split('/').slice(1).map(decoded);
  if (!slug) return true;
  if (room === 'product') return (await published(trx, 'products', slug)) !== undefined;
  if (room === 'beauty-tips' || room === 'pages') return (await published(trx, 'pages', slug)) !== undefined;
  if (room !== 'categories' && room !== 'products') return true;
  const category = await trx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return category !== undefined;
}

function published(trx: Db, table: 'products' | 'pages', slug: string) {
  return table === 'products'
    ? trx
        .selectFrom('products')
        .select('id')
        .where('slug', '=', slug)
        .where('status', '=', 'published')
        .executeTakeFirst()
    : trx
        .selectFrom('pages')
        .select('id')
        .where('slug', '=', slug)
        .where('status', '=', 'published')
        .where('archived_at', 'is', null)
        .executeTakeFirst();
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
