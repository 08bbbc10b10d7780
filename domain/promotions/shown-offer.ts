/** An offer as a product's page names it. */
export type ShownOffer = {
  words: string;
  /** UTC, ISO; null for no end. */
  endsAt: string | null;
};
