/** Chooses alike in every run: the same seed gives the same choices. */
export function seededChoice(seed: number) {
  let state = seed;
  const whole = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const sample = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items];
    const chosen: Item[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(whole(left.length), 1));
    return chosen;
  };
  return { whole, sample };
}

export type SeededChoice = ReturnType<typeof seededChoice>;
