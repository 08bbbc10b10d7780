import { plainPounds } from '#domain/money/money.ts';
import { type EffectKind, type GoodsRule, LAYER_OF, LAYERS } from '#domain/promotions/promotion.ts';
import { londonField } from '#domain/text/london-clock.ts';
import {
  type EnteredPromotion,
  GIFTS_FIELD,
  GOODS_LIST_NAMES,
  GOODS_PREFIX,
  partPrefix,
  REDUCED_PREFIX,
} from './entered-promotion.ts';

/** An offer as the values of its form; parsed again they are the same offer. */
export function promotionValues(promotion: EnteredPromotion): Record<string, string> {
  const { title, words, effect, conditions, codeKind, code, state, startsAt, endsAt } = promotion;
  const { spendPence, pieces, classes, firstOrder } = conditions;
  return filled({
    title,
    words,
    kind: effect.kind,
    ...effectValues(effect),
    ...(effect.kind === 'bundle' ? {} : goodsValues(promotion.goods, GOODS_PREFIX)),
    spendPence: pounds(spendPence),
    pieces: number(pieces),
    ...Object.fromEntries(classes.map((one) => [`classes.${one}`, 'on'])),
    firstOrder: firstOrder ? 'on' : '',
    codeKind,
    code,
    ...Object.fromEntries(promotion.combines.map((layer) => [`combines.${layer}`, 'on'])),
    state,
    startsAt: londonField(startsAt),
    endsAt: londonField(endsAt),
    limitUses: number(promotion.limitUses),
    limitEach: number(promotion.limitEach),
  });
}

/** What the form of a new offer begins with: offers on products or the basket stand alone among their like. */
export function newPromotionValues(kind: EffectKind): Record<string, string> {
  const isMoney = LAYER_OF[kind] === 'goods' || LAYER_OF[kind] === 'cart';
  const beside = LAYERS.filter((layer) => !isMoney || layer !== 'cart').filter(
    (layer) => LAYER_OF[kind] !== 'cart' || layer !== 'goods',
  );
  return {
    kind,
    state: 'draft',
    codeKind: 'none',
    ...(kind === 'multi-buy' ? { take: '3', reduced: '1', percent: '100' } : {}),
    ...(kind === 'buy-get' ? { buy: '1', get: '1' } : {}),
    ...(kind === 'delivery-percent' ? { percent: '100' } : {}),
    ...(kind === 'gift' ? { pick: '1' } : {}),
    ...Object.fromEntries(beside.map((layer) => [`combines.${layer}`, 'on'])),
  };
}

function effectValues(effect: EnteredPromotion['effect']): Record<string, string> {
  const value = (name: string, of: number | undefined) => (of === undefined ? {} : { [name]: String(of) });
  const numbers: Record<string, unknown> = effect;
  return {
    ...Object.fromEntries(
      ['percent', 'take', 'reduced', 'buy', 'get', 'pick'].flatMap((name) =>
        typeof numbers[name] === 'number' ? Object.entries(value(name, numbers[name])) : [],
      ),
    ),
    ...('pence' in effect ? { amountPence: plainPounds(effect.pence) } : {}),
    ...(effect.kind === 'gift' ? { [GIFTS_FIELD]: effect.variants.join('\n') } : {}),
    ...(effect.kind === 'buy-get' ? goodsValues(effect.goods, REDUCED_PREFIX) : {}),
    ...(effect.kind === 'bundle'
      ? Object.assign(
          {},
          ...effect.parts.map(({ pieces, goods }, at) => ({
            [`${partPrefix(at)}.pieces`]: String(pieces),
            ...goodsValues(goods, partPrefix(at)),
          })),
        )
      : {}),
  };
}

function goodsValues(rule: GoodsRule, prefix: string): Record<string, string> {
  return {
    ...Object.fromEntries(GOODS_LIST_NAMES.map((list) => [`${prefix}.${list}`, rule[list].join('\n')])),
    [`${prefix}.fromPence`]: pounds(rule.fromPence),
    [`${prefix}.toPence`]: pounds(rule.toPence),
    [`${prefix}.fullPrice`]: rule.withReduced ? '' : 'on',
  };
}

function filled(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function pounds(pence: number | null): string {
  return pence === null ? '' : plainPounds(pence);
}

function number(value: number | null): string {
  return value === null ? '' : String(value);
}
