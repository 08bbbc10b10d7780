import { fullUrl } from '#app/storefront/product/product-facts.ts';

type Article = {
  title: string;
  summary: string;
  path: string;
  image: string | null;
  author: string;
  publishedAt: string;
  updatedAt: string;
  words: number;
};

/** Returns schema.org/Article. Without an author the shop is the author. */
export function articleFacts(article: Article, shop: { name: string; publicUrl: string }): object {
  const publisher = { '@type': 'Organization', name: shop.name, url: shop.publicUrl || undefined };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary || undefined,
    image: article.image ? fullUrl(article.image, shop.publicUrl) : undefined,
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: fullUrl(article.path, shop.publicUrl),
    wordCount: article.words,
    inLanguage: 'en-GB',
  };
}
