import { type RawBuilder, sql } from 'kysely';
import type { ShelfVariant } from '#domain/listing/shelf.ts';
import { variantValues } from '#domain/listing/variant-values.ts';

/**
 * Reads the variants of a product as one text: rows of a query for each would take several times as long. `variantsOf` puts them
 * in order: sorted by the database, every product would need a tree of its own.
 */
export const VARIANTS_TEXT: RawBuilder<string | null> = sql`(
  select string_agg(
    variants.position || '|' || variants.stock || '|' || coalesce(variants.price_pence, products.price_pence) || '|'
      || coalesce(cast(variants.shown_former_pence as text), '') || '|'
      || coalesce(cast(coalesce(variants.amount, products.amount) as text), '') || '|'
      || coalesce(variants.shade_family, '') || '|' || coalesce(variants.chosen_depth, '') || '|'
      || coalesce(variants.chosen_undertone, ''),
    ','
  ) from variants where variants.product_id = products.id
)`;

/** True for a product of a complexion type. */
export const IS_COMPLEXION: RawBuilder<number> = sql`coalesce((
  select product_types.complexion from product_types where product_types.id = products.type_id
), 0)`;

/** Parses the text of `VARIANTS_TEXT`; the variants come by their places. */
export function variantsOf(
  text: string | null,
  product: { isComplexion: boolean; unit: string | null },
): ShelfVariant[] {
  const rows = (text?.split(',') ?? []).map((row) => row.split('|'));
  rows.sort(([one], [other]) => Number(one) - Number(other));
  return rows.map(
    ([_, stock, pence, former, amount, shadeFamily = '', shadeDepth = '', shadeUndertone = '']) => {
      const entered = { shadeFamily, shadeDepth, shadeUndertone, amount: amount ? Number(amount) : null };
      return {
        values: variantValues(entered, product),
        stock: Number(stock),
        pricePence: Number(pence),
        formerPence: former ? Number(former) : null,
      };
    },
  );
}
