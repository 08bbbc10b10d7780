import type { PicturedProduct } from '#app/ui/drawing.ts';

export type ShownArticle = {
  to: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  imageAlt: string;
  publishedAt: string;
  /** '21 November 2026' */
  published: string;
  minutes: number;
  /** Pictures of products, for a cover without a picture of its own. */
  products: PicturedProduct[];
};
