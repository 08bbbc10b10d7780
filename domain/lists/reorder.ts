/** Returns a new list with one item moved to another place; places beyond the ends mean the ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = items.filter((_, place) => place !== from);
  return others.toSpliced(Math.max(0, to), 0, item);
}
