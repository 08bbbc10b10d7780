import type { SeedCategory } from './products/seed-product.ts';

export const categories: SeedCategory[] = [
  {
    slug: 'skincare',
    name: 'Skincare',
    description:
      'Cleansers, serums and creams that ask for a few quiet minutes and give the whole day something to ' +
      'glow about.',
    color: '#dbe5d5',
    icon: 'sparkles',
  },
  {
    slug: 'haircare',
    name: 'Hair Care',
    description:
      'Washes, masks and finishing touches for hair that swings, shines and does more or less as it is told.',
    color: '#f3e4c3',
    icon: 'scissors',
  },
  {
    slug: 'makeup',
    name: 'Makeup',
    description:
      'Colour for lips, lids and cheeks, from the faintest blush to a red that needs no introduction.',
    color: '#f3cfcd',
    icon: 'palette',
  },
  {
    slug: 'fragrances',
    name: 'Fragrances',
    description:
      'Perfumes with a story to tell, from bright colognes for the morning to slow, smoky scents for after ' +
      'dark.',
    color: '#ddd2ea',
    icon: 'flower',
  },
  {
    slug: 'salon-tools',
    name: 'Salon Tools',
    description:
      'Dryers, brushes and blades with the weight and balance of the ones professionals keep for themselves.',
    color: '#e6d3c6',
    icon: 'wand',
  },
  {
    slug: 'body-care',
    name: 'Body Care',
    description:
      'Scrubs, oils and lotions for everything below the chin, best enjoyed with the bathroom door shut.',
    color: '#cfe1ea',
    icon: 'droplet',
  },
  {
    slug: 'wellness',
    name: 'Wellness',
    description:
      'Candles, bath salts and silk for the slow end of the day, when nothing else is asked of you.',
    color: '#cfe3db',
    icon: 'leaf',
  },
];
