import type { Product } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import { unformatted } from '#domain/text/formatted-text.ts';
import { shortened } from '#domain/text/shortened.ts';

const LONGEST = 155;

/** Returns the description for search results, shortened to two lines at a word. */
export function productSummary({ name, brand, category, pricePence, description }: Product): string {
  const text =
    unformatted(description) || `${name} by ${brand.name}, ${formatPounds(pricePence)}. ${category.name}.`;
  return shortened(text, LONGEST);
}
