/** Returns the option a key leads to, or null. Up and down go round and, with `stops` 1, pass the input (-1) each round. */
export function placeAfterKey(key: string, place: number, count: number, stops: 0 | 1): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) return ((place + stops + step + count + stops) % (count + stops)) - stops;
  if (place < 0) return null;
  return { Home: 0, End: count - 1 }[key] ?? null;
}
