/** An offer as a product's page names it. */
export type ShownOffer = {
  words: string;
  /** UTC, ISO; null for no end. */
  endsAt: string | null;
  /** What one piece costs with it, by the names of the variants it is for; empty where that depends on the cart. */
  pricesPence: Record<string, number>;
};
