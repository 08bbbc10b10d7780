type Sealable = { name: string; sealedForHygiene: boolean };

type Goods = Pick<Sealable, 'sealedForHygiene'> & {
  /** Empty for goods that are not a set. */
  parts: readonly Sealable[];
};

/** The names of a set's parts that cannot be returned once unsealed; the rest of the set can. */
export function sealedParts({ parts }: Pick<Goods, 'parts'>): string[] {
  return [...new Set(parts.flatMap(({ name, sealedForHygiene }) => (sealedForHygiene ? name : [])))];
}

/** True where all of it cannot be returned once unsealed: of a set only where none of its parts is sealed by itself. */
export function isSealedWhole(goods: Goods): boolean {
  return goods.sealedForHygiene && sealedParts(goods).length === 0;
}

/** What cannot be returned once unsealed: ['Rose Serum'], of a set ['Rose Serum (in Winter Set)']; empty for nothing. */
export function sealedNames(goods: Goods & Pick<Sealable, 'name'>): string[] {
  if (isSealedWhole(goods)) return [goods.name];
  return sealedParts(goods).map((part) => `${part} (in ${goods.name})`);
}
