import type { ShownPicture } from '#app/storefront/page/photo-head.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { LandingPageText } from './landing-page-text.ts';

/** Data of a landing page, without themes that have no product. */
export type LandingData = Pick<
  LandingPageText,
  'slug' | 'title' | 'eyebrow' | 'headline' | 'intro' | 'description' | 'drawnAs'
> & {
  /** Colours of the drawing. */
  tone: string;
  trade: string | null;
  publicUrl: string;
  image: ShownPicture | null;
  /** '24 products from £6.50'; '' without products. */
  figures: string;
  themes: { id: string; title: string; text: string; products: ShownCard[] }[];
  brands: { name: string; to: string }[];
  /** Links to the page's own categories. */
  categories: NamedRef[];
};
