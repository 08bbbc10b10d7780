import type { BrandFields } from '#domain/catalogue/brand-form.ts';

/** A stored brand as the values of its form. */
export function brandValues(brand: BrandFields): Record<string, string> {
  return {
    name: brand.name,
    slug: brand.slug,
    description: brand.description,
    website: brand.website ?? '',
    logoUrl: brand.logoUrl ?? '',
    country: brand.country ?? '',
    rating: brand.rating === null ? '' : String(brand.rating),
    established: brand.established === null ? '' : String(brand.established),
    featured: brand.featured ? 'on' : '',
  };
}
