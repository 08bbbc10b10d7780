import {
  amountOrNull,
  count,
  list,
  messageReader,
  pence,
  type Reader,
  text,
} from '#app/browser/message-reader.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import type { ProductMessage, VariantMessage } from '#domain/api/product-message.ts';
import { cardOfVariant } from '#domain/catalogue/variant/card-of-variant.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { poundsToPence } from '#domain/money/money.ts';
import { nearestShade } from '#domain/recommended/nearest-shade.ts';

const textOrNull: Reader<string | null | undefined, string | null> = (value) =>
  typeof value === 'string' ? value : null;
const penceOrNull: Reader<number | null, number | null> = (value) => {
  const pounds = amountOrNull(value);
  return pounds === null ? null : poundsToPence(pounds);
};

const readProduct = messageReader<ProductMessage>()({
  variants: list(
    messageReader<VariantMessage>()({
      name: text,
      imageUrl: textOrNull,
      shade: textOrNull,
      price: pence,
      originalPrice: penceOrNull,
      stock: count,
    }),
  ),
});

/** Shows a product in its shade nearest to another one, read from the shop; as it is where it has no shades. */
export async function pairInShade(card: ShownCard, shade: string, signal: AbortSignal): Promise<ShownCard> {
  if (card.variantCount < 2 || !card.variants.some((variant) => variant.shade !== null)) return card;
  const response = await fetch(`/api/products/${encodeURIComponent(card.id)}`, { signal });
  if (!response.ok) throw new Error(`The shades of a product: ${response.status}`);
  const { variants } = readProduct(await response.json());
  const nearest = nearestShade(variants, shade);
  if (!nearest) return card;
  const slug = variantSlugs(variants.map(({ name }) => name))[variants.indexOf(nearest)] ?? '';
  const { price, originalPrice, ...variant } = nearest;
  return cardOfVariant(
    card,
    { ...variant, amount: card.amount, pricePence: price, originalPricePence: originalPrice },
    slug,
  );
}
