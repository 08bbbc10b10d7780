import type { PercentCount, UpToClaim } from '#domain/money/up-to-percent.ts';
import type { NamedRef } from './product.ts';

export type Brand = {
  id: string;
  slug: string;
  name: string;
  description: string;
  logoUrl: string | null;
  website: string | null;
  country: string | null;
  rating: number;
  established: number | null;
  featured: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A brand with figures counted from its products, for cards and menus (docs/decisions/038-real-figures-only.md). */
export type BrandSummary = NamedRef & {
  featured: boolean;
  productCount: number;
  /** For 'up to': see `upToPercent`. */
  reductions: PercentCount[];
  logoUrl: string | null;
  country: string | null;
  description: string;
};

/** A brand with every stored field. */
export type BrandDetails = BrandSummary &
  Pick<Brand, 'website' | 'established' | 'createdAt' | 'updatedAt'> & { rating: number | null };

/** Returns 'UP to 40% OFF', with 'selected products' where few reach it; '' without a figure: no figure, no claim. */
export function brandOfferText({ percent, isOfSelected }: UpToClaim): string {
  return percent > 0 ? `UP to ${percent}% OFF${isOfSelected ? ' selected products' : ''}` : '';
}

/** Returns the first sentence of a description: a card has no room for more, and a cut sentence looks like a fault. */
export function openingOf(description: string): string {
  return /^.{20,}?[.!?](?=\s)/s.exec(description.trim())?.[0] ?? description.trim();
}

export function brandBadge(featured: boolean): 'FEATURED' | 'EXCLUSIVE' {
  return featured ? 'FEATURED' : 'EXCLUSIVE';
}
