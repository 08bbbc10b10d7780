import { fillParts } from './bundle-parts.ts';
import { gainAtMost } from './gain-at-most.ts';
import type { LaidCart, LaidLine, LaidOffer } from './laid-cart.ts';

/** Pieces that are priced together, some times over. */
export type Deal = {
  /** Lines, each once, and pieces of each in one deal. */
  pieces: Pieces;
  times: number;
  /** Taken off one deal, in hundredths of a penny. */
  hundredths: number;
  /** Taken off one deal beyond what its pieces have off by themselves. */
  gain: number;
};

export type Pieces = [line: number, count: number][];

/**
 * Makes the deals of an offer from the pieces left of each line, and takes those pieces out. A deal is made only where it takes off
 * more than `own` of its pieces: what offers on single pieces would take off each, in hundredths of a penny.
 */
export function makeDeals(
  offer: LaidOffer,
  { lines }: LaidCart,
  left: number[],
  own: readonly number[],
): Deal[] {
  const deals: Deal[] = [];
  if (gainAtMost(offer, lines, left, own) <= 0) return deals;
  const pool = [...left];
  for (;;) {
    const picked = pickDeal(offer, lines, pool);
    if (!picked) return deals;
    const { pieces, hundredths } = picked;
    const gain = hundredths - weigh(pieces, (line) => own[line] ?? 0);
    if (gain > 0) {
      const times = timesOver(pieces, pool);
      for (const [line, count] of pieces) {
        pool[line] = at(pool, line) - count * times;
        left[line] = at(left, line) - count * times;
      }
      deals.push({ pieces, times, hundredths, gain });
    } else {
      // The line whose pieces lose most stays out of the deals of this offer.
      const keptOut = pieces.reduce(
        (most, [line]) => (at(own, line) > at(own, most) ? line : most),
        pieces[0]?.[0] ?? 0,
      );
      if (at(own, keptOut) === 0) return deals;
      pool[keptOut] = 0;
    }
    if (gainAtMost(offer, lines, pool, own) <= 0) return deals;
  }
}

/** Pieces that the cart lacks for a first deal; 0 where it has them all, and for an offer without deals. */
export function missingForDeal(offer: LaidOffer, { lines }: LaidCart): number {
  const { effect } = offer.promotion;
  if (effect.kind === 'multi-buy') return Math.max(0, effect.take - offer.pieces);
  const pool = lines.map(({ quantity }) => quantity);
  if (effect.kind === 'bundle') return fillParts(effect.parts, offer, pool).free;
  if (effect.kind !== 'buy-get') return 0;
  const piecesOf = (places: readonly number[]) => places.reduce((sum, line) => sum + at(pool, line), 0);
  const both = piecesOf(offer.goods.filter((line) => offer.reduced.includes(line)));
  const bothLeft = Math.max(0, both - Math.max(0, effect.buy - (offer.pieces - both)));
  const toReduce = piecesOf(offer.reduced) - both + bothLeft;
  return Math.max(0, effect.buy - offer.pieces) + (toReduce > 0 ? 0 : 1);
}

type Picked = Pick<Deal, 'pieces' | 'hundredths'>;

function pickDeal(offer: LaidOffer, lines: readonly LaidLine[], pool: readonly number[]): Picked | null {
  const { effect } = offer.promotion;
  const priceOf = (line: number) => lines[line]?.unitPence ?? 0;
  if (effect.kind === 'multi-buy') {
    const pieces = pick(offer.goods, pool, effect.take);
    if (countOf(pieces) < effect.take) return null;
    const kept = pick(offer.goods, pool, effect.take - effect.reduced);
    return { pieces, hundredths: (weigh(pieces, priceOf) - weigh(kept, priceOf)) * effect.percent };
  }
  if (effect.kind === 'buy-get') {
    const picked = pickBuyGet(effect, offer, pool);
    return (
      picked && {
        pieces: joined(picked.bought, picked.got),
        hundredths: weigh(picked.got, priceOf) * effect.percent,
      }
    );
  }
  if (effect.kind !== 'bundle') return null;
  const { free, pieces } = fillParts(effect.parts, offer, pool);
  return free > 0 ? null : { pieces, hundredths: (weigh(pieces, priceOf) - effect.pence) * 100 };
}

/** The dearest are reduced, fewer of them where the pieces left would not pay for more. */
function pickBuyGet(
  { buy, get }: { buy: number; get: number },
  { reduced, bought: toBuy }: LaidOffer,
  pool: readonly number[],
): { bought: Pieces; got: Pieces } | null {
  for (let wanted = get; wanted > 0; wanted--) {
    const got = pick(reduced, pool, wanted);
    wanted = countOf(got);
    const rest = [...pool];
    for (const [line, count] of got) rest[line] = at(rest, line) - count;
    const bought = pick(toBuy, rest, buy);
    if (wanted > 0 && countOf(bought) === buy) return { bought, got };
  }
  return null;
}

/** The first pieces of lines in the order given, `count` of them where there are so many. */
function pick(places: readonly number[], pool: readonly number[], count: number): Pieces {
  const pieces: Pieces = [];
  let wanted = count;
  for (const line of places) {
    if (wanted === 0) break;
    const taken = Math.min(wanted, at(pool, line));
    if (taken > 0) pieces.push([line, taken]);
    wanted -= taken;
  }
  return pieces;
}

function timesOver(pieces: Pieces, pool: readonly number[]): number {
  return pieces.reduce(
    (times, [line, count]) => Math.min(times, Math.floor(at(pool, line) / count)),
    Number.POSITIVE_INFINITY,
  );
}

function weigh(pieces: Pieces, weightOf: (line: number) => number): number {
  return pieces.reduce((sum, [line, count]) => sum + weightOf(line) * count, 0);
}

function countOf(pieces: Pieces): number {
  return weigh(pieces, () => 1);
}

function joined(some: Pieces, others: Pieces): Pieces {
  const pieces: Pieces = some.map(([line, count]) => [line, count]);
  for (const [line, count] of others) {
    const same = pieces.find(([other]) => other === line);
    if (same) same[1] += count;
    else pieces.push([line, count]);
  }
  return pieces;
}

function at(counts: readonly number[], line: number): number {
  return counts[line] ?? 0;
}
