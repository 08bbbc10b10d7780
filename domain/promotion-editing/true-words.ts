import { parsePounds } from '#domain/money/parse-pounds.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';

/**
 * Returns the errors of words that promise shoppers another thing than the offer does: the Digital Markets, Competition and Consumers
 * Act 2024 (part 4: misleading prices, false limits of time) and the CTSI guidance on pricing practices. Null where they are true.
 */
export function untrueWords(
  promotion: Pick<Promotion, 'words' | 'effect' | 'conditions' | 'goods' | 'endsAt'>,
): string | null {
  const { words, effect, endsAt } = promotion;
  if (/\b(?:was|were|formerly|previously|rrp|msrp)\b/i.test(words))
    return 'An offer makes no former price: ‘was’ is the product’s own, and follows its price history';
  const percents = [...words.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)/gi)].map(([, number]) =>
    Number(number),
  );
  const wrongPercent = percents.find((named) => named !== percentOf(effect));
  if (wrongPercent !== undefined) {
    const own = percentOf(effect);
    return own === null
      ? `The words name ${wrongPercent}%, and the offer takes no percent off`
      : `The words name ${wrongPercent}%, and the offer takes off ${own}%`;
  }
  if (/\bhalf[- ]price\b/i.test(words) && percentOf(effect) !== 50)
    return 'Half price is 50% off, and the offer takes off something else';
  const sums = [...words.matchAll(/£\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, sum]) => sum ?? '');
  const known = sumsOf(promotion);
  const wrongSum = sums.find((sum) => {
    const parsed = parsePounds(sum);
    return !parsed.ok || !known.includes(parsed.pence);
  });
  if (wrongSum !== undefined) return `The words name £${wrongSum}, which is no sum of this offer`;
  const deal = /\b(\d+) for (\d+)\b/i.exec(words.replaceAll(/£\s?\d[\d,.]*/g, ''));
  if (deal && !isDeal(effect, Number(deal[1]), Number(deal[2])))
    return `The words name ${deal[1]} for ${deal[2]}, and the offer is another`;
  if (/\bfree\b/i.test(words.replaceAll(FREE_FROM, '')) && !isFree(effect))
    return 'The words say ‘free’, and the offer leaves a price to pay';
  if (HURRY.test(words) && endsAt === null)
    return 'The words say that it ends: give it an end date, so that this is true';
  return null;
}

/** Words of goods, not of prices. */
const FREE_FROM = /\b(?:[a-z]+-free|free from)\b/gi;

const HURRY =
  /\b(?:ends? (?:soon|today|tonight|tomorrow|on|at)|ending|last (?:chance|days?|hours?)|limited[- ]time|hurry|today only|this week(?:end)?|final (?:days?|hours?)|while it lasts|don[’']t miss|until)\b/i;

function percentOf(effect: Promotion['effect']): number | null {
  return 'percent' in effect ? effect.percent : null;
}

function sumsOf({ effect, conditions, goods }: Pick<Promotion, 'effect' | 'conditions' | 'goods'>) {
  return ['pence' in effect ? effect.pence : null, conditions.spendPence, goods.fromPence, goods.toPence];
}

function isDeal(effect: Promotion['effect'], take: number, pay: number): boolean {
  if (effect.kind !== 'multi-buy' || effect.percent !== 100) return false;
  // '6 for 4' is twice 3 for 2.
  return take % effect.take === 0 && pay * effect.take === take * (effect.take - effect.reduced);
}

function isFree(effect: Promotion['effect']): boolean {
  if (effect.kind === 'gift') return true;
  if (effect.kind === 'bundle') return effect.pence === 0;
  return percentOf(effect) === 100;
}
