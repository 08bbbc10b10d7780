import type { LaidCart, LaidOffer } from './laid-cart.ts';

/** Pieces that are priced together, some times over. */
export type Deal = {
  /** Lines, and pieces of each in one deal. */
  pieces: [line: number, count: number][];
  times: number;
  /** Taken off one deal, in hundredths of a penny. */
  hundredths: number;
};

type Picked = Omit<Deal, 'times'>;

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
  const pool = [...left];
  for (;;) {
    const picked = pickDeal(offer, lines, pool);
    if (!picked) return deals;
    const lost = picked.pieces.reduce((sum, [line, count]) => sum + (own[line] ?? 0) * count, 0);
    if (picked.hundredths > lost) {
      const times = Math.min(...picked.pieces.map(([line, count]) => Math.floor((pool[line] ?? 0) / count)));
      for (const [line, count] of picked.pieces) {
        pool[line] = (pool[line] ?? 0) - count * times;
        left[line] = (left[line] ?? 0) - count * times;
      }
      deals.push({ ...picked, times });
    } else if (lost > 0) {
      const [dearest] = picked.pieces.toSorted(([a], [b]) => (own[b] ?? 0) - (own[a] ?? 0) || a - b);
      if (dearest) pool[dearest[0]] = 0;
    } else return deals;
  }
}

/** Pieces that the cart lacks for a first deal; 0 where it has them all. */
export function missingForDeal({ promotion: { effect }, ...offer }: LaidOffer, { lines }: LaidCart): number {
  const pool = lines.map(({ quantity }) => quantity);
  const has = (places: readonly number[]) => places.reduce((sum, place) => sum + (pool[place] ?? 0), 0);
  if (effect.kind === 'multi-buy') return Math.max(0, effect.take - has(offer.goods));
  if (effect.kind === 'bundle') return fillParts(effect.parts, offer.parts, offer.goods, pool).free;
  if (effect.kind !== 'buy-get') return 0;
  const both = offer.goods.filter((place) => offer.reduced.includes(place));
  const alone = has(offer.goods) - has(both);
  const bothLeft = has(both) - Math.max(0, effect.buy - alone);
  const toReduce = has(offer.reduced) - has(both) + Math.max(0, bothLeft);
  return Math.max(0, effect.buy - has(offer.goods)) + (toReduce > 0 ? 0 : 1);
}

function pickDeal(
  { promotion: { effect }, goods, reduced, parts }: LaidOffer,
  lines: LaidCart['lines'],
  pool: readonly number[],
): Picked | null {
  const priceOf = (pieces: Deal['pieces']) =>
    pieces.reduce((sum, [line, count]) => sum + (lines[line]?.unitPence ?? 0) * count, 0);
  if (effect.kind === 'multi-buy') {
    const pieces = pick(goods, pool, effect.take);
    if (countOf(pieces) < effect.take) return null;
    const kept = pick(goods, pool, effect.take - effect.reduced);
    return { pieces, hundredths: (priceOf(pieces) - priceOf(kept)) * effect.percent };
  }
  if (effect.kind === 'buy-get') {
    const picked = pickBuyGet(effect, goods, reduced, pool);
    if (!picked) return null;
    const pieces = joined([...picked.bought, ...picked.got]);
    return { pieces, hundredths: priceOf(picked.got) * effect.percent };
  }
  if (effect.kind !== 'bundle') return null;
  const { free, pieces } = fillParts(effect.parts, parts, goods, pool);
  return free > 0 ? null : { pieces, hundredths: (priceOf(pieces) - effect.pence) * 100 };
}

/** The dearest are reduced, and paid for by what cannot be reduced itself, then by the cheapest of the rest. */
function pickBuyGet(
  { buy, get }: { buy: number; get: number },
  goods: readonly number[],
  reduced: readonly number[],
  pool: readonly number[],
): { bought: Deal['pieces']; got: Deal['pieces'] } | null {
  const cheapest = goods.toReversed();
  const toBuy = [
    ...cheapest.filter((place) => !reduced.includes(place)),
    ...cheapest.filter((place) => reduced.includes(place)),
  ];
  for (let wanted = get; wanted > 0; ) {
    const got = pick(reduced, pool, wanted);
    const rest = [...pool];
    for (const [line, count] of got) rest[line] = (rest[line] ?? 0) - count;
    const bought = pick(toBuy, rest, buy);
    if (countOf(got) > 0 && countOf(bought) === buy) return { bought, got };
    wanted = Math.min(wanted, countOf(got)) - 1;
  }
  return null;
}

/** Fills the parts of a bundle with the dearest pieces that fit; `free` is how many pieces are lacking. */
function fillParts(
  parts: readonly { pieces: number }[],
  linesOfPart: readonly number[][],
  goods: readonly number[],
  pool: readonly number[],
): { free: number; pieces: Deal['pieces'] } {
  const free = parts.map(({ pieces }) => pieces);
  const held = parts.map(() => new Map<number, number>());
  /** Finds room for one piece, moving pieces of other lines to another part where that makes room. */
  const fits = (line: number, seen: Set<number>): boolean =>
    linesOfPart.some((places, part) => {
      if (seen.has(part) || !places.includes(line)) return false;
      seen.add(part);
      const here = held[part];
      if (!here) return false;
      const moved = free[part] ? null : [...here.keys()].find((other) => fits(other, seen));
      if (moved === undefined) return false;
      if (moved === null) free[part] = (free[part] ?? 0) - 1;
      else change(here, moved, -1);
      change(here, line, 1);
      return true;
    });
  for (const line of goods) for (let piece = pool[line] ?? 0; piece > 0 && fits(line, new Set()); piece--);
  return {
    free: free.reduce((sum, one) => sum + one, 0),
    pieces: joined(held.flatMap((here) => [...here])),
  };
}

function change(counts: Map<number, number>, line: number, by: number): void {
  const count = (counts.get(line) ?? 0) + by;
  if (count > 0) counts.set(line, count);
  else counts.delete(line);
}

/** The first pieces of lines in the order given. */
function pick(places: readonly number[], pool: readonly number[], count: number): Deal['pieces'] {
  const pieces: Deal['pieces'] = [];
  let wanted = count;
  for (const place of places) {
    if (wanted === 0) break;
    const taken = Math.min(wanted, pool[place] ?? 0);
    if (taken > 0) pieces.push([place, taken]);
    wanted -= taken;
  }
  return pieces;
}

function countOf(pieces: Deal['pieces']): number {
  return pieces.reduce((sum, [, count]) => sum + count, 0);
}

function joined(pieces: Deal['pieces']): Deal['pieces'] {
  const counts = new Map<number, number>();
  for (const [line, count] of pieces) change(counts, line, count);
  return [...counts];
}
