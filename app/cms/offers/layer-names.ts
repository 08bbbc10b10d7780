import type { Layer } from '#domain/promotions/promotion.ts';

export const LAYER_NAMES: Record<Layer, string> = {
  goods: 'Offers on products',
  cart: 'Offers on the basket',
  gift: 'Gifts',
  delivery: 'Offers on delivery',
};
