import type { Promotion } from '#domain/promotions/promotion.ts';
import { countText } from '#domain/text/count-text.ts';
import { EFFECT_FIELDS } from './effect-kinds.ts';
import { type EnteredPromotion, GOODS_PREFIX, REDUCED_PREFIX } from './entered-promotion.ts';
import { promotionValues } from './promotion-values.ts';

type Stored = Omit<Promotion, 'id'> & { code: string };

/**
 * Returns the errors of a changed form of an offer that orders had: what it does, to which goods, on which conditions, by which code and
 * in which words stays. Name, dates, limits, state and what it stands beside may change. Both with the ids of their goods.
 */
export function changesOfUsed(
  before: Stored,
  after: EnteredPromotion,
  orders: number,
): Record<string, string> {
  const [was, is] = [promotionValues(before), promotionValues(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => isMeaning(name) && (was[name] ?? '') !== (is[name] ?? ''),
  );
  const message = `${countText(orders, 'order')} had this offer: end it and begin a new one, a copy with the change`;
  return Object.fromEntries(names.map((name) => [name, message]));
}

const FIELDS: readonly string[] = [
  'words',
  'kind',
  ...EFFECT_FIELDS,
  'spendPence',
  'pieces',
  'firstOrder',
  'codeKind',
  'code',
];

const RULES = [GOODS_PREFIX, REDUCED_PREFIX, 'classes'];

function isMeaning(name: string): boolean {
  const [before = '', rest] = name.split('.');
  return (
    FIELDS.includes(name) || (rest !== undefined && (RULES.includes(before) || before.startsWith('part')))
  );
}
