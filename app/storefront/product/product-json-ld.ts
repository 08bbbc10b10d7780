import { paths } from '#app/paths.ts';
import { penceToPounds } from '#domain/money.ts';
import type { Product, Variant } from '#domain/product.ts';
import { hasReviews } from '#domain/rating.ts';

/** schema.org's Product from what the catalogue really holds; example ratings of a demo shop are left out. */
export function productJsonLd(
  product: Product,
  { isDemo, publicUrl }: { isDemo: boolean; publicUrl: string },
) {
  const url = publicUrl === '' ? undefined : publicUrl + paths.product(product.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description || undefined,
    image: product.imageUrl ?? undefined,
    category: product.category.name,
    brand: { '@type': 'Brand', name: product.brand.name },
    url,
    ...(product.variants.length === 1 ? identifiers(product.variants[0]) : {}),
    offers: product.variants.map((variant) => offer(variant, product, url)),
    aggregateRating:
      !isDemo && hasReviews(product.reviewCount)
        ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount }
        : undefined,
  };
}

export function breadcrumbJsonLd(product: Product, publicUrl: string) {
  const steps = [
    { name: 'Home', path: paths.home() },
    { name: 'Products', path: paths.products() },
    { name: product.name, path: paths.product(product.id) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl === '' ? undefined : publicUrl + path,
    })),
  };
}

function offer(variant: Variant, product: Product, url: string | undefined) {
  return {
    '@type': 'Offer',
    name: product.variants.length > 1 ? variant.name : undefined,
    price: penceToPounds(variant.pricePence).toFixed(2),
    priceCurrency: 'GBP',
    availability: variant.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    url,
    ...identifiers(variant),
  };
}

function identifiers(variant: Variant | undefined) {
  return { sku: variant?.sku ?? undefined, gtin: variant?.barcode ?? undefined };
}
