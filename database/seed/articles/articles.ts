import type { SeedPage } from '#database/seed/pages/seed-page.ts';

/** The demo's magazine, newest first. */
export const articles: SeedPage[] = [
  {
    slug: 'the-order-of-skincare',
    title: 'The order of things: a skincare routine that makes sense',
    summary:
      'Which bottle comes first, what should not meet, and how long to wait in between. One rule covers most of it.',
    products: [
      'damask-cleansing-balm',
      'even-keel-niacinamide-serum',
      'barrier-quiet-cream',
      'daylight-mineral-fluid-spf-30',
    ],
  },
  {
    slug: 'find-your-foundation-shade',
    title: 'Finding your foundation shade, even from a screen',
    summary:
      'Depth, undertone, daylight: how to choose a shade you cannot see, and what to do when you stand between two.',
    products: ['first-draft-foundation', 'blotter-blending-sponges', 'footnote-concealer', 'petal-skin-tint'],
  },
  {
    slug: 'spf-under-a-grey-sky',
    title: 'SPF under a grey sky',
    summary:
      'When sun protection is worth it in Britain, how much is enough, and what the stars on the bottle mean.',
    products: [
      'petal-skin-tint',
      'daylight-mineral-fluid-spf-30',
      'still-light-primer',
      'barrier-quiet-cream',
    ],
  },
  {
    slug: 'layering-fragrance',
    title: 'Two scents at once: how to layer fragrance',
    summary:
      'What eau de parfum means, four pairs that nearly always get on, and why half of each is plenty.',
    products: [
      'nocturne-discovery-set',
      'cedar-hour-perfume-oil',
      'ink-and-fig-body-cream',
      'wild-rose-solid-perfume',
    ],
  },
  {
    slug: 'read-an-ingredients-list',
    title: 'How to read the back of the bottle',
    summary: 'INCI names, the one per cent line, the open jar and the hourglass: a label in a minute.',
    products: [
      'hedgerow-face-oil',
      'barrier-quiet-cream',
      'even-keel-niacinamide-serum',
      'harbour-hand-cream',
    ],
  },
  {
    slug: 'curls-and-colour',
    title: 'Kind to curls, kind to colour',
    summary:
      'Less heat, less rubbing, less washing: a gentle routine for hair that is curly, coloured or both.',
    products: [
      'curtain-call-curl-cream',
      'press-night-hair-mask',
      'gloss-standard-shampoo',
      'mulberry-silk-scrunchies',
    ],
  },
  {
    slug: 'clean-brushes',
    title: 'Clean brushes, better makeup',
    summary:
      'How often, with what and which way up they dry. And what is in your makeup bag that cannot be washed.',
    products: [
      'full-manuscript-brush-set',
      'blotter-blending-sponges',
      'lavender-triple-milled-soap',
      'poudre-de-soie-loose-powder',
    ],
  },
  {
    slug: 'a-manicure-at-home',
    title: 'A gentle manicure at home',
    summary:
      'Forty quiet minutes, thin coats and no scissors near the cuticle: how to make a colour last a week.',
    products: [
      'laque-de-perle-nail-lacquer',
      'sous-laque-base-coat',
      'tempered-glass-nail-file',
      'almond-blossom-cuticle-oil',
    ],
  },
];
