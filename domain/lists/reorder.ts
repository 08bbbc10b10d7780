/** Returns a new list with one item moved to another place; places beyond the ends mean the ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = items.filter((_, place) => place !== from);
  return others.toSpliced(Math.max(0, to), 0, item);
}

/** True where what both lists hold stands in another order, or where they hold nothing in common. */
export function isReordered(before: readonly string[], now: readonly string[]): boolean {
  const [inBefore, inNow] = [new Set(before), new Set(now)];
  const stillThere = before.filter((id) => inNow.has(id));
  const knownBefore = now.filter((id) => inBefore.has(id));
  if (stillThere.length === 0) return now.length > 0;
  return stillThere.some((id, place) => id !== knownBefore[place]);
}

/** Returns the fewest items that must move to make one order into the other; items that only one of them holds are left out. */
export function movedItems(from: readonly string[], to: readonly string[]): string[] {
  const places = new Map(to.map((id, place) => [id, place]));
  const common = from.filter((id) => places.has(id));
  const stays = new Set(longestRising(common.map((id) => places.get(id) ?? 0)).map((place) => to[place]));
  return common.filter((id) => !stays.has(id));
}

function longestRising(places: readonly number[]): number[] {
  const best: number[][] = [];
  for (const place of places) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    best.push([...longest, place]);
  }
  return best.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
}
