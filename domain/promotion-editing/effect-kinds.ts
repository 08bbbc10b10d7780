import type { EffectKind } from '#domain/promotions/promotion.ts';

/** The fields of an offer that say what it does, beside its goods. */
export const EFFECT_FIELDS = [
  'percent',
  'amountPence',
  'take',
  'reduced',
  'buy',
  'get',
  'gifts',
  'pick',
] as const;

export type EffectField = (typeof EFFECT_FIELDS)[number];

type KindOfEffect = {
  name: string;
  /** For whoever chooses one. */
  example: string;
  fields: readonly EffectField[];
};

/** Every kind of offer with the fields that its form asks for. */
export const EFFECT_KINDS: Record<EffectKind, KindOfEffect> = {
  percent: {
    name: 'Percent off products',
    example: '20% off a brand, a category or products chosen by hand',
    fields: ['percent'],
  },
  each: { name: 'Sum off each piece', example: '£3 off every lipstick', fields: ['amountPence'] },
  'multi-buy': {
    name: 'Multi-buy',
    example: '3 for 2: of every three pieces the cheapest is free',
    fields: ['take', 'reduced', 'percent'],
  },
  'buy-get': {
    name: 'Buy some, get others cheaper',
    example: 'Buy a foundation, get a brush half price',
    fields: ['buy', 'get', 'percent'],
  },
  bundle: { name: 'Bundle', example: 'A cleanser, a toner and a cream for £30', fields: ['amountPence'] },
  'cart-percent': {
    name: 'Percent off the basket',
    example: '10% off everything from £40',
    fields: ['percent'],
  },
  'cart-sum': { name: 'Sum off the basket', example: '£10 off from £60', fields: ['amountPence'] },
  'delivery-percent': {
    name: 'Percent off delivery',
    example: 'Free delivery from £25: 100% off',
    fields: ['percent'],
  },
  'delivery-sum': { name: 'Sum off delivery', example: '£2 off delivery', fields: ['amountPence'] },
  gift: {
    name: 'Gift or samples',
    example: 'A pouch from £50, or two samples of choice',
    fields: ['gifts', 'pick'],
  },
};
