import * as v from 'valibot';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { atMostCharacters } from '#domain/fields/character-count.ts';
import { listField } from '#domain/fields/list-field.ts';
import { codesField, givenVariantsField } from '#domain/promotions/codes-field.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.ts';

export const cartItemSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), atMostCharacters(200), v.metadata({ maxLength: 200 })),
  variant: v.nullish(
    v.pipe(v.string(), atMostCharacters(200), v.metadata({ maxLength: 200 })),
    STANDARD_VARIANT,
  ),
  variantId: v.pipe(
    v.optional(v.pipe(v.string(), atMostCharacters(200), v.metadata({ maxLength: 200 }))),
    v.description("The variant's own, which outlives its name; goes before id and variant"),
  ),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
});

const placeField = v.pipe(v.string(), atMostCharacters(100), v.metadata({ maxLength: 100 }));

export const cartRequestSchema = v.object({
  items: listField(cartItemSchema, MAX_CART_LINES),
  place: v.pipe(
    v.nullish(v.object({ country: placeField, postcode: placeField }), null),
    v.description('Where it goes, as far as it is known; deliveries and VAT follow it'),
  ),
  delivery: v.pipe(
    v.optional(placeField),
    v.description('The id of the delivery that is chosen; the first where it is missing'),
  ),
  codes: v.optional(codesField, []),
  givenVariants: v.optional(givenVariantsField, []),
  email: v.pipe(
    v.nullish(v.pipe(v.string(), atMostCharacters(254), v.metadata({ maxLength: 254 })), null),
    v.description('Who orders, as far as it is known: offers for a first order, or once each, follow it'),
  ),
});

export type CartRequest = v.InferOutput<typeof cartRequestSchema>;

/** Returns a cart that is to be priced; null where the body holds none. */
export function parseCartRequest(body: unknown): CartRequest | null {
  const parsed = v.safeParse(cartRequestSchema, body, { abortEarly: true });
  return parsed.success ? parsed.output : null;
}
