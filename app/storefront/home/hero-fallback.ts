import { paths } from '#app/links/paths.ts';
import { isAlwaysFree } from '#domain/cart/delivery-offer.ts';
import { deliverySummary } from '#domain/delivery/delivery-summary.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import type { HomeSlide } from './home-data.ts';

/**
 * The slides of a shop that has none of its own. In a demo they claim nothing about what it sells, nor free delivery where there
 * is none; a real shop, which may sell anything, has one with its own name and sentence.
 */
export function fallbackSlides(
  { shop, plan }: Pick<ShopSettings, 'shop' | 'plan'>,
  showsExamples: boolean,
): HomeSlide[] {
  if (!showsExamples) return [{ ...PLAIN, title: shop.name, description: shop.description }];
  const terms = deliverySummary(servedZones(plan));
  if (terms.freeFromPence !== null || isAlwaysFree(terms)) return FALLBACK_SLIDES;
  return FALLBACK_SLIDES.map((slide) => ({ ...slide, buttonText: 'Shop Now' }));
}

const PLAIN: HomeSlide = {
  id: 'shop',
  badge: '',
  title: '',
  subtitle: '',
  description: '',
  buttonText: 'Shop Now',
  buttonLink: paths.products(),
  backgroundImage: '',
  tallImage: '',
  imageAlt: '',
  type: 'default',
};

const FALLBACK_SLIDES: HomeSlide[] = [
  {
    id: 'beauty',
    badge: 'Up to {discount} off',
    title: 'BEAUTY REDEFINED',
    subtitle: 'Premium Beauty Collection',
    description:
      'Skincare, colour and scent: everything the shop sells, with prices and stock as they are now.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: paths.products(),
    backgroundImage: '',
    tallImage: '',
    imageAlt: '',
    type: 'default',
  },
  {
    id: 'salon',
    badge: '',
    title: 'SALON QUALITY AT HOME',
    subtitle: 'Hair Salon Essentials',
    description: 'Hair care and tools for your own mirror.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: paths.products(),
    backgroundImage: '',
    tallImage: '',
    imageAlt: '',
    type: 'default',
  },
  {
    id: 'makeup',
    badge: '',
    title: 'MAKEUP MAGIC',
    subtitle: 'Makeup Masterclass',
    description: 'Colour for face, eyes and lips.',
    buttonText: 'Shop Now - Free Shipping',
    buttonLink: paths.products(),
    backgroundImage: '',
    tallImage: '',
    imageAlt: '',
    type: 'default',
  },
];
