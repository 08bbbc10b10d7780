import { list, messageReader, type Reader, text } from '#app/browser/message-reader.ts';
import type { ProductMessage, VariantMessage } from '#domain/api/product-message.ts';

const textOrNull: Reader<string | null | undefined, string | null> = (value) =>
  typeof value === 'string' ? value : null;

const readProduct = messageReader<ProductMessage>()({
  variants: list(
    messageReader<VariantMessage>()({ name: text, imageUrl: textOrNull, shadeWords: textOrNull }),
  ),
});

export type VariantPicture = { imageUrl: string | null; shadeWords: string | null };

/** Fetches the picture and words of each variant of a product, by name; a list does not carry them. */
export async function readVariantPictures(id: string): Promise<Map<string, VariantPicture>> {
  const response = await fetch(`/api/products/${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`The product's pictures: ${response.status}`);
  const { variants } = readProduct(await response.json());
  return new Map(variants.map(({ name, ...picture }) => [name, picture]));
}
