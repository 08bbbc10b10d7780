import { paths } from '#app/paths.ts';
import { canonicalLink } from '#app/ui/canonical-link.ts';
import { formatPounds } from '#domain/money.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { ShownProduct } from './shown-product.ts';

const LONGEST = 155;

export function productMeta(product: ShownProduct, publicUrl: string, shopName: string) {
  const title = `${product.name} by ${product.brand.name} | ${shopName}`;
  const description = shorten(product.description || fallback(product, shopName));
  const image = product.imageUrl && absoluteUrl(product.imageUrl, publicUrl);
  return [
    { title },
    { name: 'description', content: description },
    ...canonicalLink(publicUrl, paths.product(product.id)),
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: product.name },
    { property: 'og:description', content: description },
    ...(publicUrl ? [{ property: 'og:url', content: publicUrl + paths.product(product.id) }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

function fallback({ name, brand, category, pricePence }: ShownProduct, shopName: string): string {
  return `${name} by ${brand.name}, ${formatPounds(pricePence)}. ${category.name} at ${shopName}.`;
}

/** At a word's end, for the two lines of a search result. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
