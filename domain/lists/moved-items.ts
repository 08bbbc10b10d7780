export type MovedItem = { name: string; from: number; to: number };

/**
 * Returns the fewest items that were moved between two orders of the same items, with their places, counted from 1. Items that
 * stand on one side only are left out; of equal names the first means the first.
 */
export function movedItems(before: readonly string[], after: readonly string[]): MovedItem[] {
  const [keysBefore, keysAfter] = [numbered(before), numbered(after)];
  const places = new Map(keysBefore.map((key, place) => [key, place]));
  const shared = keysAfter.flatMap((key, to) => {
    const from = places.get(key);
    return from === undefined ? [] : [{ name: after[to] ?? '', from, to }];
  });
  const unmoved = longestRising(shared.map(({ from }) => from));
  return shared
    .filter((_, place) => !unmoved.has(place))
    .map(({ name, from, to }) => ({ name, from: from + 1, to: to + 1 }));
}

function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${count} ${name}`;
  });
}

/** The places of a longest rising subsequence, by patience sorting. */
function longestRising(values: readonly number[]): Set<number> {
  const tops: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, value] of values.entries()) {
    let pile = tops.findIndex((top) => (values[top] ?? 0) >= value);
    if (pile === -1) pile = tops.length;
    previous[place] = tops[pile - 1];
    tops[pile] = place;
  }
  const rising = new Set<number>();
  for (let place = tops.at(-1); place !== undefined; place = previous[place]) rising.add(place);
  return rising;
}
