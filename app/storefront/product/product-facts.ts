import { paths } from '#app/links/paths.ts';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { unformatted } from '#domain/text/formatted-text.ts';
import { londonDay } from '#domain/text/london-day.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** Returns schema.org/Product, with the stars that shoppers gave: examples are no facts (docs/decisions/303-stars-of-reviews-alone.md). */
export function productFacts(product: ShownProduct, publicUrl: string): object {
  const { name, brand, category, description, pictures, variants, ownRating } = product;
  const [only] = variants;
  const images = pictures.flatMap(({ url }) => (url ? [fullUrl(url, publicUrl)] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: brand.name },
    category: category.name,
    url: fullUrl(paths.product(product.id), publicUrl),
    description: unformatted(description) || undefined,
    image: images.length > 0 ? images : undefined,
    sku: variants.length === 1 ? (only.sku ?? undefined) : undefined,
    gtin: variants.length === 1 ? (only.barcode ?? undefined) : undefined,
    aggregateRating: ownRating
      ? {
          '@type': 'AggregateRating',
          ratingValue: Number(ownRating.average.toFixed(2)),
          reviewCount: ownRating.count,
          bestRating: 5,
          worstRating: 1,
        }
      : undefined,
    offers: variants.map((variant) => offer(variant, product.id, publicUrl)),
  };
}

function offer(variant: ShownVariant, id: string, publicUrl: string): object {
  return {
    '@type': 'Offer',
    name: variant.name === STANDARD_VARIANT ? undefined : variant.name,
    price: penceToPounds(variant.pricePence).toFixed(2),
    priceCurrency: 'GBP',
    priceValidUntil: variant.priceEndsAt === null ? undefined : lastDay(variant.priceEndsAt),
    availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: fullUrl(paths.product(id), publicUrl),
    sku: variant.sku ?? undefined,
    gtin: variant.barcode ?? undefined,
  };
}

/** The last day on which a price holds. */
function lastDay(endsAt: string): string {
  return londonDay(new Date(Date.parse(endsAt) - 1).toISOString());
}

export function breadcrumbFacts(trail: Crumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to && fullUrl(to, publicUrl),
    })),
  };
}

/** Returns a path if the shop's address is unknown: readers resolve it against the page (docs/decisions/019-paths-without-a-public-url.md). */
export function fullUrl(url: string, publicUrl: string): string {
  return url.startsWith('/') ? publicUrl + url : url;
}
