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
};

export type Found = { products: readonly FoundProduct[]; pages: readonly string[] };

/** A search and what its first three results must hold. `group` is a row of the table. */
export type GoldenQuery = { group: string; text: string; isRight: (found: Found) => boolean };
