import type { Found, FoundProduct, GoldenQuery } from './golden-query.ts';

/** A search nobody had tried, and what one of its first three results must be. */
export type UnseenQuery = {
  text: string;
  /** Found in the folded name, category and, in the demo, type, attributes and shade families of a product. */
  is?: RegExp;
  /** Instead of `is` in the demo, whose products say more of themselves. */
  demo?: RegExp;
  brand?: RegExp;
  /** Pounds. */
  under?: number;
  reduced?: true;
  /** The address of a page among those suggested; measured in the demo. */
  page?: RegExp;
  /** Instead of `is`: where the shop has no such product, right is no result, or a page that says that these come closest. */
  absent?: RegExp;
};

/** Returns the queries of a group that the catalogue has a right product for. */
export function unseenQueries(
  group: string,
  queries: readonly UnseenQuery[],
  products: readonly FoundProduct[],
  catalogue: 'demo' | 'imported',
): GoldenQuery[] {
  return queries
    .filter((query) => query.absent || (query.page ? catalogue === 'demo' : isThere(query)))
    .map((query) => ({
      group,
      text: query.text,
      isRight: (found: Found) => {
        if (query.page) return found.pages.some((path) => query.page?.test(path));
        if (query.absent && !isThere(query)) return found.products.length === 0 || found.saysClosest;
        return found.products.some((product) => isAccepted(query, product, catalogue));
      },
    }));

  function isThere(query: UnseenQuery): boolean {
    return products.some((product) => isAccepted(query, product, catalogue));
  }
}

function isAccepted(query: UnseenQuery, product: FoundProduct, catalogue: 'demo' | 'imported'): boolean {
  const is = (catalogue === 'demo' && query.demo) || query.is || query.absent;
  return (
    (!is || is.test(product.words)) &&
    (!query.brand || query.brand.test(product.brand)) &&
    (query.under === undefined || product.pricePence <= query.under * 100) &&
    (!query.reduced || product.isReduced)
  );
}
