import { paths } from '#app/links/paths.ts';

/** Links of the footer by column; only pages that exist. */
type Links = readonly (readonly [name: string, to: string])[];

export const SHOP_LINKS: Links = [
  ['Skincare', paths.landing('skincare')],
  ['Makeup', paths.landing('makeup')],
  ['Hair Care', paths.landing('haircare')],
  ['Fragrances', paths.landing('fragrances')],
  ['Body Care', paths.landing('body-care')],
  ['Nail Care', paths.landing('nail-care')],
];

export const PROFESSIONAL_LINKS: Links = [
  ['Salon Tools', paths.landing('salon-tools')],
  ['Professional Hair Care', paths.landing('professional-haircare')],
  ['Makeup Artist', paths.landing('makeup-artist')],
  ['Barber Supplies', paths.landing('barber-supplies')],
  ['Spa Essentials', paths.landing('spa-essentials')],
  ['Wholesale', paths.wholesale()],
];

export const ORDER_LINKS: Links = [
  ['Find Your Order', paths.orders()],
  ['Wishlist', paths.wishlist()],
  ['Account', paths.account()],
  ['Rewards', paths.rewards()],
  ['Gift Cards', paths.giftCards()],
];
