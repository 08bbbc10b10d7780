import type { Db } from '#database/open.ts';
import { listVariants, selectCards } from '#database/queries/catalogue/product-rows.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { cardOfVariant, type VariantShown } from '#domain/catalogue/variant/card-of-variant.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import {
  type MeantVariant,
  meansVariant,
  variantMeant,
  variantNamed,
} from '#domain/listing/variant-meant.ts';
import { variantValues } from '#domain/listing/variant-values.ts';
import { mayBeWord, productCodes } from '#domain/search/codes/product-code.ts';

/** Shows products in the variant that a listing means, where it means one. */
export async function showMeantVariants(
  db: Db,
  cards: readonly ProductCard[],
  meant: MeantVariant,
): Promise<(ProductCard & { shown?: VariantShown })[]> {
  const mayBeCode = productCodes(meant.text).some((code) => !mayBeWord(code));
  const asked = cards.filter(
    ({ variants }) =>
      variants.length > 1 && (meansVariant(meant) || mayBeCode || variantNamed(variants, meant.text) >= 0),
  );
  const slugs = asked.map(({ id }) => id);
  if (slugs.length === 0) return [...cards];
  const rows = await selectCards(db).where('products.slug', 'in', slugs).execute();
  const ofRow = await listVariants(db, rows);
  const variants = new Map(
    rows.map(({ row_id, slug, unit, type_complexion }) => {
      const product = { isComplexion: type_complexion === 1, unit };
      const own = ofRow.get(row_id) ?? [];
      return [slug, own.map((variant) => ({ ...variant, values: variantValues(variant, product) }))];
    }),
  );
  return cards.map((card) => {
    const own = variants.get(card.id) ?? [];
    const place = variantMeant(own, meant);
    const [variant, slug] = [own[place], variantSlugs(own.map(({ name }) => name))[place]];
    return variant && slug ? cardOfVariant(card, variant, slug) : card;
  });
}
