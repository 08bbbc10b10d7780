import type { PercentCount } from '#domain/money/up-to-percent.ts';
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
  /** Year */
  established: number | null;
  featured: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A brand with the figures of its products, for cards and menus (decision 10). */
export type BrandSummary = NamedRef & {
  featured: boolean;
  productCount: number;
  /** For 'up to': see `upToPercent`. */
  reductions: PercentCount[];
  logoUrl: string | null;
  country: string | null;
  description: string;
};

/** The same with all that is said of the brand itself (spec §3). */
export type BrandDetails = BrandSummary &
  Pick<Brand, 'website' | 'established' | 'createdAt' | 'updatedAt'> & { rating: number | null };

/** The spec's 'UP to N% OFF' with the figure of `upToPercent`; '' without one: no figure, no claim (decision 10). */
export function brandOfferText(percent: number): string {
  return percent > 0 ? `UP to ${percent}% OFF` : '';
}

/** What a brand says of itself in its first sentence: a card has no room for more, and a cut one reads as an accident. */
export function openingOf(description: string): string {
  return /^.{20,}?[.!?](?=\s)/s.exec(description.trim())?.[0] ?? description.trim();
}

/** Spec §2. */
export function brandBadge(featured: boolean): 'FEATURED' | 'EXCLUSIVE' {
  return featured ? 'FEATURED' : 'EXCLUSIVE';
}
