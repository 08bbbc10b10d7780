import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { linesOf, type SearchRuleFields } from '#domain/search-rules/search-rule-form.ts';

export async function insertSearchRule(
  trx: Db,
  id: string,
  rule: SearchRuleFields,
  now: string,
): Promise<void> {
  await trx
    .insertInto('search_rules')
    .values({ id, ...columns(rule), created_at: now, updated_at: now })
    .execute();
  await writeProducts(trx, id, rule);
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function updateSearchRule(
  trx: Db,
  { id, version, rule, now }: { id: string; version: number; rule: SearchRuleFields; now: string },
): Promise<boolean> {
  const written = await trx
    .updateTable('search_rules')
    .set({ ...columns(rule), updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  if (written.length === 0) return false;
  await trx.deleteFrom('search_rule_products').where('rule_id', '=', id).execute();
  await writeProducts(trx, id, rule);
  return true;
}

export async function deleteSearchRule(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('search_rules').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

/** Returns the first of these slugs that no product has; null if all have one. */
export async function findUnknownSlug(trx: Db, { products }: SearchRuleFields): Promise<string | null> {
  const known = await idsBySlug(trx, products);
  return linesOf(products).find((slug) => !known.has(slug)) ?? null;
}

async function writeProducts(trx: Db, id: string, { products }: SearchRuleFields): Promise<void> {
  const known = await idsBySlug(trx, products);
  const rows = linesOf(products).flatMap((slug, position) => {
    const productId = known.get(slug);
    return productId === undefined ? [] : [{ rule_id: id, position, product_id: productId }];
  });
  if (rows.length > 0) await trx.insertInto('search_rule_products').values(rows).execute();
}

async function idsBySlug(trx: Db, products: string): Promise<Map<string, string>> {
  const slugs = linesOf(products);
  if (slugs.length === 0) return new Map();
  const rows = await trx.selectFrom('products').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

function columns({ asked, called, pageTitle, pagePath, popular }: SearchRuleFields) {
  return {
    asked,
    called,
    page_title: pageTitle,
    page_path: pagePath,
    popular: popular ? (1 as const) : (0 as const),
  };
}
