import { type RawBuilder, sql } from 'kysely';
import type { ShelfVariant } from '#domain/listing/shelf.ts';
import { variantValues } from '#domain/listing/variant-values.ts';

/** Reads the variants of a product, by their places, as one text: rows of a query for each would take several times as long. */
export const VARIANTS_TEXT: RawBuilder<string | null> = sql`(
  select string_agg(
    variants.stock || '|' || coalesce(variants.price_pence, products.price_pence) || '|'
      || coalesce(cast(variants.shown_former_pence as text), '') || '|'
      || coalesce(cast(coalesce(variants.amount, products.amount) as text), '') || '|'
      || coalesce(variants.shade_family, '') || '|' || coalesce(variants.chosen_depth, '') || '|'
      || coalesce(variants.chosen_undertone, ''),
    ',' order by variants.position, variants.id
  ) from variants where variants.product_id = products.id
)`;

/** True for a product of a complexion type. */
export const IS_COMPLEXION: RawBuilder<number> = sql`coalesce((
  select product_types.complexion from product_types where product_types.id = products.type_id
), 0)`;

/** Parses the text of `VARIANTS_TEXT`. */
export function variantsOf(
  text: string | null,
  product: { isComplexion: boolean; unit: string | null },
): ShelfVariant[] {
  return (text?.split(',') ?? []).map((row) => {
    const [stock, pence, former, amount, shadeFamily = '', shadeDepth = '', shadeUndertone = ''] =
      row.split('|');
    const entered = { shadeFamily, shadeDepth, shadeUndertone, amount: amount ? Number(amount) : null };
    return {
      values: variantValues(entered, product),
      stock: Number(stock),
      pricePence: Number(pence),
      formerPence: former ? Number(former) : null,
    };
  });
}
