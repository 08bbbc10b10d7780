import type { PicturedProduct } from '#app/ui/drawing.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { HeroSlide } from '#domain/content/hero-slide.ts';
import type { ArchedCategory } from '../categories/category-arches.tsx';
import type { ShownCard } from '../product-card/shown-card.ts';

/** The data of the home page; all of it is sent with the page. */
export type HomeData = {
  slides: HomeSlide[];
  trending: ShownCard[];
  /** None of them is among the trending ones. */
  newest: ShownCard[];
  categories: ArchedCategory[];
  essentials: Essential[];
  brands: (NamedRef & { badge: string; offer: string; country: string | null; logoUrl: string | null })[];
  articles: Article[];
  testimonials: { words: string; who: string; what: string }[];
  showsExamples: boolean;
  /** Null when the shop has no picture left for it. */
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
  | 'type'
>;

/** A tile of the 'Beauty Essentials Collection'; `offer` is '' when nothing is reduced. */
export type Essential = { name: string; offer: string; slug: string; imageUrl: string | null };

export type Article = {
  to: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  /** Null where no product belongs to it. */
  product: PicturedProduct | null;
};
