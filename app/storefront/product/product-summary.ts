import { formatPounds } from '#domain/money.ts';
import type { Product } from '#domain/product.ts';

const LONGEST = 155;

/** What a search result says of the product, in two lines that end with a word. */
export function productSummary({ name, brand, category, pricePence, description }: Product): string {
  const text = description || `${name} by ${brand.name}, ${formatPounds(pricePence)}. ${category.name}.`;
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
