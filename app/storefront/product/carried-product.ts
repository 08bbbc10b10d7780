import type { CarriedLine } from '#domain/delivery/carriage.ts';
import type { ShownProduct } from './shown-product.ts';

/** One of a product as a carrier sees it, with the content of the variant that is looked at; a set is its parts. */
export function carriedProduct(
  { name, goodsKind, unit, set, lacks }: Pick<ShownProduct, 'name' | 'goodsKind' | 'unit' | 'set' | 'lacks'>,
  amount: number | null,
): CarriedLine {
  const parts = set?.parts ?? [];
  if (parts.length > 0)
    return {
      name,
      goods: parts.map((part) => ({ goodsKind: part.goodsKind, ml: part.ml, pieces: part.quantity })),
    };
  return { name, goods: [{ goodsKind, ml: unit === 'ml' ? amount : null, lacks, pieces: 1 }] };
}
