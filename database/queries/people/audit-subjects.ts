import type { Db } from '#database/open.ts';

/** Records of the audit log by their kind, the first part of an action. */
const TABLES = {
  product: 'products',
  brand: 'brands',
  category: 'categories',
  'product-type': 'product_types',
  slide: 'hero_slides',
  'search-rule': 'search_rules',
  promotion: 'promotions',
  'promotion-code': 'promotions',
  page: 'pages',
  message: 'contact_messages',
  application: 'trade_applications',
  ticket: 'tickets',
  return: 'returns',
  review: 'reviews',
  order: 'orders',
  'order-move': 'order_moves',
  person: 'user',
} as const;

type Kind = keyof typeof TABLES;

const KINDS: readonly Kind[] = [
  'product',
  'brand',
  'category',
  'product-type',
  'slide',
  'search-rule',
  'promotion',
  'promotion-code',
  'page',
  'message',
  'application',
  'ticket',
  'return',
  'review',
  'order',
  'order-move',
  'person',
];

/** Returns those of these ids that still have a record. */
export async function listPresentSubjects(
  db: Db,
  subjects: readonly { kind: string; id: string }[],
): Promise<Set<string>> {
  const present = new Set<string>();
  for (const kind of KINDS) {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(TABLES[kind]).select('id').where('id', 'in', ids).execute();
    for (const { id } of rows) present.add(id);
  }
  return present;
}

/** Names of pictures by their keys, and of brands and categories by their ids; what is gone has none. */
export async function listSubjectNames(
  db: Db,
  { pictureKeys, groupIds }: { pictureKeys: string[]; groupIds: string[] },
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (pictureKeys.length > 0) {
    const rows = await db
      .selectFrom('pictures')
      .select(['key', 'name'])
      .where('key', 'in', pictureKeys)
      .execute();
    for (const { key, name } of rows) if (name) names.set(key, name);
  }
  if (groupIds.length > 0)
    for (const table of ['brands', 'categories'] as const) {
      const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', groupIds).execute();
      for (const { id, name } of rows) names.set(id, name);
    }
  return names;
}
