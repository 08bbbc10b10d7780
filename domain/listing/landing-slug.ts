/** Landing pages for every shopper, in the order of the footer. */
export const EVERYDAY_SLUGS = [
  'skincare',
  'makeup',
  'haircare',
  'fragrances',
  'body-care',
  'nail-care',
] as const;

/** Landing pages for salons, in the order of the footer. */
export const PROFESSIONAL_SLUGS = [
  'salon-tools',
  'professional-haircare',
  'makeup-artist',
  'barber-supplies',
  'spa-essentials',
] as const;

export const LANDING_SLUGS = [...EVERYDAY_SLUGS, ...PROFESSIONAL_SLUGS];

export type LandingSlug = (typeof LANDING_SLUGS)[number];
