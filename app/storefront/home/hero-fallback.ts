import type { HomeSlide } from './home-data.ts';

/** Slides for a shop that has none of its own. */
export const FALLBACK_SLIDES: HomeSlide[] = [
  {
    id: 'beauty',
    badge: 'Up to {discount} off',
    title: 'BEAUTY REDEFINED',
    subtitle: 'Premium Beauty Collection',
    description:
      'Serums that earn their place on the shelf, scents with a story and colour worth being asked about.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: '/products',
    backgroundImage: '',
    tallImage: '',
    imageAlt: '',
  },
  {
    id: 'salon',
    badge: 'From first wash to final shine',
    title: 'SALON QUALITY AT HOME',
    subtitle: 'Hair Salon Essentials',
    description:
      'The bottles that stand at the basin and the oils kept backstage, now beside your own mirror.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: '/products',
    backgroundImage: '',
    tallImage: '',
    imageAlt: '',
  },
  {
    id: 'makeup',
    badge: 'Colour with character',
    title: 'MAKEUP MAGIC',
    subtitle: 'Makeup Masterclass',
    description:
      'Skin that looks like skin, a brow with an opinion and the red you were always coming back for.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: '/products',
    backgroundImage: '',
    tallImage: '',
    imageAlt: '',
  },
];
