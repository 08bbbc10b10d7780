/** What an offer works on. A layer is counted from what the layers before it left to pay. */
export const LAYERS = ['goods', 'cart', 'gift', 'delivery'] as const;

export type Layer = (typeof LAYERS)[number];

export const LAYER_OF = {
  percent: 'goods',
  each: 'goods',
  'multi-buy': 'goods',
  'buy-get': 'goods',
  bundle: 'goods',
  'cart-percent': 'cart',
  'cart-sum': 'cart',
  gift: 'gift',
  'delivery-percent': 'delivery',
  'delivery-sum': 'delivery',
} as const satisfies Record<string, Layer>;

export type EffectKind = keyof typeof LAYER_OF;

const BITS: Record<Layer, number> = { goods: 1, cart: 2, gift: 4, delivery: 8 };

/** A bit of its own for each layer. */
export function layerBitOf(layer: Layer): number {
  return BITS[layer];
}

type Standing = { effect: { kind: EffectKind }; combines: readonly Layer[] };

/** True where two offers may stand together in one cart. */
export function standTogether(a: Standing, b: Standing): boolean {
  return a.combines.includes(LAYER_OF[b.effect.kind]) && b.combines.includes(LAYER_OF[a.effect.kind]);
}
