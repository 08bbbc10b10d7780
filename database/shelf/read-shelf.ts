import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { RATING } from '#database/rated-order.ts';
import { isAttribute } from '#domain/catalogue/attributes.ts';
import { type Shelf, ShelfBuilder, type ShelfValue } from '#domain/listing/shelf.ts';
import { IS_COMPLEXION, VARIANTS_TEXT, variantsOf } from './shelf-variants.ts';

/** Read one batch after another, so that other visitors' queries come between on SQLite: a batch takes some 15 ms. */
const BATCH = 500;

/** Reads every published product, in the order of names. */
export async function readShelf(db: Db): Promise<Shelf> {
  const builder = new ShelfBuilder();
  let last: { sortName: string; id: string } | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof readBatch>> = await readBatch(db, last);
    for (const row of rows)
      builder.add({
        ...row,
        values: valuesOf(row),
        variants: variantsOf(row.variants, { isComplexion: Number(row.isComplexion) === 1, unit: row.unit }),
        weightedRating: Number(row.weightedRating),
        rating: Number(row.rating),
        featured: row.featured === 1,
      });
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return builder.shelf();
    last = end;
  }
}

function readBatch(db: Db, after: { sortName: string; id: string } | null) {
  const all = db
    .selectFrom('products')
    .select([
      'id',
      'sort_name as sortName',
      'category_id as categoryId',
      'brand_id as brandId',
      'type_id as typeId',
      'unit',
      'stock',
      'shown_price_pence as pricePence',
      'shown_former_pence as formerPence',
      'ordered_count as orderedCount',
      'shown_review_count as reviewCount',
      RATING.as('rating'),
      'weighted_rating as weightedRating',
      'featured',
      'created_at as createdAt',
      IS_COMPLEXION.as('isComplexion'),
      VARIANTS_TEXT.as('variants'),
      sql<string | null>`(
        select string_agg(product_attributes.attribute || ' ' || product_attributes.value, ',')
        from product_attributes where product_attributes.product_id = products.id
      )`.as('attributes'),
    ])
    .where('status', '=', 'published')
    .orderBy('sort_name')
    .orderBy('id')
    .limit(BATCH);
  return (
    after ? all.where(sql<boolean>`(sort_name, id) > (${after.sortName}, ${after.id})`) : all
  ).execute();
}

type Valued = {
  categoryId: string;
  brandId: string;
  typeId: string | null;
  attributes: string | null;
};

function valuesOf({ categoryId, brandId, typeId, attributes }: Valued): ShelfValue[] {
  const values: ShelfValue[] = [
    { group: 'category', value: categoryId },
    { group: 'brand', value: brandId },
  ];
  if (typeId) values.push({ group: 'type', value: typeId });
  for (const pair of attributes?.split(',') ?? []) {
    const [group = '', value = ''] = pair.split(' ');
    if (isAttribute(group)) values.push({ group, value });
  }
  return values;
}
