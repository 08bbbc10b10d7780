/**
 * Why a search found nothing: products were found that the filters leave out; a kind or brand is asked for that the shop has not; all words
 * are spelt right and nothing says them; a claim is asked for that the shop makes of no product; or a word could not be read.
 */
export type NothingBecause =
  | { is: 'filters' | 'unsold' | 'unsaid' | 'unread' }
  | { is: 'unclaimed'; substance: string };

/** What shoppers ask products to be free from and the shop makes no claim of, in the plural where there is one. */
const SUBSTANCES: readonly string[] = [
  'parabens',
  'phthalates',
  'preservatives',
  'microplastics',
  'mineral oils',
  'aluminium',
  'gluten',
  'palm oil',
];

/** Returns the substance that folded words name, in the plural: 'parabens' of 'paraben free'. */
export function substanceIn(folded: string): string | null {
  const text = ` ${folded} `;
  const names = (substance: string) => [substance, substance.replace(/s$/, '')];
  return SUBSTANCES.find((each) => names(each).some((name) => text.includes(` ${name} `))) ?? null;
}

/** Returns the sentences about a search that found nothing. */
export function wordsForNothing(search: string, because: NothingBecause): string {
  switch (because.is) {
    case 'filters':
      return `Nothing for “${search}” matches all of these filters. Try taking one away.`;
    case 'unsold':
      return `We do not sell “${search}”. Choose a category below, or see what others like.`;
    case 'unsaid':
      return `We have nothing that says “${search}”. Choose a category below, or try a more general word.`;
    case 'unclaimed':
      return `We do not label products as free from ${because.substance}. The page of each product lists its ingredients.`;
    case 'unread':
      return 'Check the spelling, or try a shorter or more general word.';
  }
}

/** Words for ingredients that shoppers know and few shops name; folded. */
const INGREDIENTS = new Set(
  `acid acids aha alpha arbutin azelaic bakuchiol benzoyl beta bha biotin caffeine cannabis castor cbd ceramide ceramides coconut
  collagen copper glycolic hyaluronic hydroxy jojoba kojic lactic mandelic minoxidil niacinamide panthenol peptide peptides peroxide
  pha probiotic resveratrol retinal retinoid retinol salicylic snail mucin squalane tranexamic tretinoin turmeric urea zinc`.split(
    /\s+/,
  ),
);

export function isIngredientWord(word: string): boolean {
  return INGREDIENTS.has(word);
}
