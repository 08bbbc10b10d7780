import type { NamedRef } from '#domain/catalogue/product.ts';
import type { HeroSlide } from '#domain/content/hero-slide.ts';
import type { ShownCard } from '../product-card/shown-card.ts';

/** Only what the home page shows: all of it travels with the page. */
export type HomeData = {
  slides: HomeSlide[];
  trending: ShownCard[];
  categories: (NamedRef & { productCount: number; priceRange: string; imageUrl: string | null })[];
  essentials: Essential[];
  brands: (NamedRef & { badge: string; offer: string; country: string | null; logoUrl: string | null })[];
  testimonials: { words: string; who: string; what: string }[];
  showsExamples: boolean;
  /** Beside what customers say, and beside the newsletter; null where the shop has no picture to spare. */
  voicesImage: string | null;
  letterImage: string | null;
};

export type HomeSlide = Pick<
  HeroSlide,
  | 'id'
  | 'badge'
  | 'title'
  | 'subtitle'
  | 'description'
  | 'buttonText'
  | 'buttonLink'
  | 'backgroundImage'
  | 'tallImage'
  | 'imageAlt'
>;

/** A tile of the 'Beauty Essentials Collection'; `offer` is '' where nothing is reduced. */
export type Essential = { name: string; offer: string; slug: string; imageUrl: string | null };
