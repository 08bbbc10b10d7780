/** A product among the first three found. */
export type FoundProduct = {
  slug: string;
  /** Name, brand and category, folded by `foldText`. */
  name: string;
  brand: string;
  category: string;
  attributes: ReadonlySet<string>;
  pricePence: number;
  isReduced: boolean;
  /** Name and category, in the demo also type, attributes and shade families: what a judge reads of the product. */
  words: string;
};

export type Found = {
  products: readonly FoundProduct[];
  pages: readonly string[];
  /** The page says that no product has every word, or that it corrected them. */
  saysClosest: boolean;
};

/** A search and what its first three results must hold. `group` is a row of the table. */
export type GoldenQuery = { group: string; text: string; isRight: (found: Found) => boolean };
