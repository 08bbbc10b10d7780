import { formatPounds, wholePounds } from '#domain/money/money.ts';
import { CLASS_NAMES, CUSTOMER_CLASSES } from '#domain/promotions/customer-class.ts';
import type { Effect, GoodsRule, Promotion } from '#domain/promotions/promotion.ts';
import type { GoodsNoun } from './entered-promotion.ts';

/** Names goods for people, by their ids. */
export type NameOfGoods = (noun: GoodsNoun, id: string) => string;

/** Says what an offer does, to whom and from when on it counts: '20% off Lumen, from £40, for a first order'. */
export function effectWords(
  { effect, goods, conditions }: Pick<Promotion, 'effect' | 'goods' | 'conditions'>,
  nameOf: NameOfGoods,
): string {
  const { spendPence, pieces, classes, firstOrder } = conditions;
  const of = goodsWords(goods, nameOf);
  const spent = effect.kind === 'bundle' || of === EVERYTHING ? '' : ` of ${of}`;
  return [
    whatWords(effect, of, nameOf),
    spendPence === null ? '' : `from ${wholePounds(spendPence)}${isOnGoods(effect) ? '' : spent}`,
    pieces === null ? '' : `from ${pieces} pieces${isOnGoods(effect) ? '' : spent}`,
    classes.length === 0
      ? ''
      : `for ${CUSTOMER_CLASSES.filter((one) => classes.includes(one))
          .map((one) => CLASS_NAMES[one].toLowerCase())
          .join(' and ')}`,
    firstOrder ? 'for a first order' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const EVERYTHING = 'everything';

/** Says which goods a rule chooses: 'Lumen or Ember, in Skincare, £10 or more, without Rose serum'. */
export function goodsWords(rule: GoodsRule, nameOf: NameOfGoods): string {
  const or = (noun: GoodsNoun, ids: readonly string[], before = '') =>
    ids.length === 0
      ? ''
      : before +
        listed(
          ids.map((id) => nameOf(noun, id)),
          'or',
        );
  const { fromPence, toPence } = rule;
  const without = [
    ...rule.withoutBrands.map((id) => nameOf('brand', id)),
    ...rule.withoutProducts.map((id) => nameOf('product', id)),
  ];
  const chosen = [
    or('brand', rule.brands),
    or('category', rule.categories, 'in '),
    or('type', rule.types),
    or('attribute', rule.attributes),
    or('product', rule.products),
    or('variant', rule.variants),
    fromPence !== null && toPence !== null ? `${formatPounds(fromPence)} to ${formatPounds(toPence)}` : '',
    fromPence !== null && toPence === null ? `${formatPounds(fromPence)} or more` : '',
    fromPence === null && toPence !== null ? `up to ${formatPounds(toPence)}` : '',
  ].filter(Boolean);
  return [
    chosen.length > 0 ? chosen.join(', ') : EVERYTHING,
    rule.withReduced ? '' : 'at full price',
    without.length > 0 ? `without ${listed(without, 'and')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function isOnGoods({ kind }: Effect): boolean {
  return kind === 'percent' || kind === 'each' || kind === 'multi-buy' || kind === 'buy-get';
}

function whatWords(effect: Effect, of: string, nameOf: NameOfGoods): string {
  switch (effect.kind) {
    case 'percent':
      return effect.percent === 100 ? `Free: ${of}` : `${effect.percent}% off ${of}`;
    case 'each':
      return `${wholePounds(effect.pence)} off each piece of ${of}`;
    case 'multi-buy': {
      const { take, reduced, percent } = effect;
      if (percent === 100) return `${take} for ${take - reduced} on ${of}`;
      return `Of ${take} pieces of ${of} the ${reduced === 1 ? 'cheapest' : `${reduced} cheapest`} at ${percent}% off`;
    }
    case 'buy-get': {
      const { buy, get, percent, goods } = effect;
      const off = percent === 100 ? 'free' : `at ${percent}% off`;
      return `Buy ${buy} of ${of}, get ${get} of ${goodsWords(goods, nameOf)} ${off}`;
    }
    case 'bundle': {
      const parts = effect.parts.map(({ pieces, goods }) => `${pieces} of ${goodsWords(goods, nameOf)}`);
      return `${listed(parts, 'and')} together for ${formatPounds(effect.pence)}`;
    }
    case 'cart-percent':
      return `${effect.percent}% off the basket${basketOf(of)}`;
    case 'cart-sum':
      return `${wholePounds(effect.pence)} off the basket${basketOf(of)}`;
    case 'delivery-percent':
      return effect.percent === 100 ? 'Free delivery' : `${effect.percent}% off delivery`;
    case 'delivery-sum':
      return `${wholePounds(effect.pence)} off delivery`;
    case 'gift': {
      const { variants, pick } = effect;
      const names = variants.map((id) => nameOf('variant', id));
      if (pick === variants.length) return `Gift: ${listed(names, 'and')}`;
      return `${pick} of ${variants.length} gifts of choice: ${names.join(', ')}`;
    }
  }
}

function basketOf(of: string): string {
  return of === EVERYTHING ? '' : ` (${of})`;
}

function listed(names: readonly string[], word: 'or' | 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
