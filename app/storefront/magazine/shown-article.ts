import { type PicturedProduct, pictured } from '#app/ui/drawing.ts';
import type { WrittenPage } from '#database/queries/content/pages.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { pageAddress } from '#domain/content/page.ts';
import { longDay } from '#domain/text/london-day.ts';

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

export function shownArticle(
  { kind, slug, title, summary, imageUrl, imageAlt, publishedAt }: WrittenPage,
  products: readonly ProductCard[],
  minutes: number,
): ShownArticle {
  return {
    to: pageAddress({ kind, slug }),
    title,
    summary,
    imageUrl,
    imageAlt,
    publishedAt,
    published: longDay(publishedAt),
    minutes,
    products: products.slice(0, 2).map((product) =>
      pictured({
        name: product.name,
        brand: product.brand.name,
        category: product.category.slug,
        imageUrl: product.imageUrl,
      }),
    ),
  };
}
