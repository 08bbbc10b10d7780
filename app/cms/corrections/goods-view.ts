import type { VariantChoice } from '#database/queries/corrections/addable-variants.ts';
import { mostRemoved } from '#domain/corrections/correctable-order.ts';
import { MOST_ADDED } from '#domain/corrections/correction-form.ts';
import { correctionFields as fields } from '#domain/corrections/wanted-correction.ts';
import { plainPounds } from '#domain/money/money.ts';
import type { StandingOrder } from '#operations/corrections/read-correctable.ts';

/** A line of the order as its fields begin. */
export type LineView = {
  lineId: string;
  name: string;
  variant: string;
  variantId: string;
  brand: string;
  quantity: number;
  /** Pieces that must stay. */
  fewest: number;
  /** Of one, in pounds. */
  price: string;
  /** Those of the product that are on sale, its own first where it is not. */
  variants: { variantId: string; variant: string; pricePence: number; stock: number }[];
};

export function lineViews(
  { lines }: Pick<StandingOrder, 'lines'>,
  choices: readonly VariantChoice[],
): LineView[] {
  return lines.map((line) => {
    const { lineId, name, variant, variantId, brand, quantity, unitPricePence } = line;
    const own = choices.filter(({ productId }) => productId === line.productId);
    const isOnSale = own.some((choice) => choice.variantId === variantId);
    return {
      lineId,
      name,
      variant,
      variantId,
      brand,
      quantity,
      fewest: quantity - mostRemoved(line),
      price: plainPounds(unitPricePence),
      variants: isOnSale ? own : [{ variantId, variant, pricePence: unitPricePence, stock: 0 }, ...own],
    };
  });
}

/** The variants that a form adds, with the places of their fields. */
export function addedPlaces(submitted: Record<string, string>): { place: number; variantId: string }[] {
  return PLACES.flatMap((place) => {
    const variantId = submitted[fields.added(place)];
    return variantId ? [{ place, variantId }] : [];
  });
}

const PLACES = Array.from({ length: MOST_ADDED }, (_, place) => place);

/** The fields of a form with one more piece of a variant to add, at the first free place; as they are where it is full. */
export function withAdded(submitted: Record<string, string>, variantId: string): Record<string, string> {
  const added = addedPlaces(submitted);
  const same = added.find((one) => one.variantId === variantId);
  if (same) {
    const field = fields.addedQuantity(same.place);
    return { ...submitted, [field]: String((Number.parseInt(submitted[field] ?? '', 10) || 0) + 1) };
  }
  const free = PLACES.find((place) => !submitted[fields.added(place)]);
  if (free === undefined) return submitted;
  return { ...submitted, [fields.added(free)]: variantId, [fields.addedQuantity(free)]: '1' };
}
