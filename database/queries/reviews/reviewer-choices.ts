import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { EXAMPLES_SHOWN } from '#database/queries/catalogue/shown-offers.ts';

/** What the authors of a product's reviews said of themselves and of what they have, each once and in no order. */
export type ReviewerChoices = {
  skinTypes: string[];
  undertones: string[];
  ages: string[];
  variants: string[];
};

/** Of the most helpful reviews: enough to know what is said, and bounded however many there are. */
const READ = 500;

/** Returns by what the reviews of a product can be filtered. Whoever shows it has read the product. */
export async function listReviewerChoices(by: Db, productId: string): Promise<ReviewerChoices> {
  const { db } = notedReading(by);
  const rows = await db
    .selectFrom('reviews')
    .select(['skin_type', 'undertone', 'age_band', 'variant'])
    .where('product_id', '=', productId)
    .where('state', '=', sql.lit('shown'))
    .where((eb) => eb.or([eb('source', '!=', 'example'), EXAMPLES_SHOWN]))
    .orderBy('helpful_rank', 'desc')
    .orderBy('id')
    .limit(READ)
    .execute();
  const said = (column: 'skin_type' | 'undertone' | 'age_band' | 'variant') => [
    ...new Set(rows.flatMap((row) => row[column] || [])),
  ];
  return {
    skinTypes: said('skin_type'),
    undertones: said('undertone'),
    ages: said('age_band'),
    variants: said('variant'),
  };
}

/** Returns the row id of a product by the slug in its address. */
export async function findReviewedId(by: Db, slug: string): Promise<string | null> {
  const { db } = notedReading(by);
  const row = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}
