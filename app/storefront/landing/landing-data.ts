import type { ShownPicture } from '#app/storefront/page/photo-head.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { LandingPageText } from './landing-page-text.ts';

/** What a landing page shows: themes without a product are left out already. */
export type LandingData = Pick<
  LandingPageText,
  'slug' | 'title' | 'eyebrow' | 'headline' | 'intro' | 'description' | 'drawnAs'
> & {
  /** The colours of the drawing. */
  tone: string;
  trade: string | null;
  publicUrl: string;
  image: ShownPicture | null;
  /** '24 products from £6.50'; '' where there is nothing. */
  figures: string;
  themes: { id: string; title: string; text: string; products: ShownCard[] }[];
  brands: { name: string; to: string }[];
  /** The page's own categories, to see all of them. */
  categories: NamedRef[];
};
