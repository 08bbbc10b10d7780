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
