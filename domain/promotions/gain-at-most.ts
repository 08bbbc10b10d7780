import type { LaidLine, LaidOffer } from './laid-cart.ts';

/**
 * Returns a gain, in hundredths of a penny, that no deal of an offer from the pieces of a pool passes; 0 or less where there is no deal, or
 * none that takes off more than `own` of its pieces. It is cheap: of 200 offers most gain nothing beside those that were taken before.
 */
export function gainAtMost(
  { promotion: { effect }, goods, reduced, parts }: LaidOffer,
  lines: readonly LaidLine[],
  pool: readonly number[],
  own: readonly number[],
): number {
  if (effect.kind === 'multi-buy') {
    // Of the pieces taken, the cheapest cost at most what the dearest cost that follow those paid in full.
    let pieces = 0;
    let reducedAt = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const line of goods) {
      const here = pool[line] ?? 0;
      if (here === 0) continue;
      pieces += here;
      if (reducedAt < 0 && pieces > effect.take - effect.reduced) reducedAt = line;
      least = Math.min(least, own[line] ?? 0);
    }
    if (pieces < effect.take) return 0;
    return (lines[reducedAt]?.unitPence ?? 0) * effect.reduced * effect.percent - least * effect.take;
  }
  if (effect.kind === 'buy-get') {
    let most = 0;
    for (const line of reduced)
      if ((pool[line] ?? 0) > 0)
        most = Math.max(most, (lines[line]?.unitPence ?? 0) * effect.percent - (own[line] ?? 0));
    if (most === 0) return 0;
    let pieces = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const line of goods) {
      const here = pool[line] ?? 0;
      if (here === 0) continue;
      pieces += here;
      least = Math.min(least, own[line] ?? 0);
    }
    return pieces < effect.buy ? 0 : most * effect.get - least * effect.buy;
  }
  if (effect.kind !== 'bundle') return 0;
  let gain = -effect.pence * 100;
  for (const [part, places] of parts.entries()) {
    const wanted = effect.parts[part]?.pieces ?? 0;
    let pieces = 0;
    let most = 0;
    for (const line of places) {
      const here = pool[line] ?? 0;
      if (here === 0) continue;
      pieces += here;
      most = Math.max(most, (lines[line]?.unitPence ?? 0) * 100 - (own[line] ?? 0));
    }
    if (pieces < wanted) return 0;
    gain += most * wanted;
  }
  return gain;
}
