/** A product that may stand beside another: its type, and the brand it is of. */
export type Candidate = { id: string; brand: string; type: string | null };

/**
 * Returns at most `count` products, one of each type: those bought together first, then one for each type in its order. Within a
 * type the first of the product's own brand is taken, else the first. Never one of the product's own type. An odd number is made
 * even, for rows of two and four: by another of a type already taken, or by leaving out the last; a single one stays.
 */
export function chosenPairs<Row extends Candidate>(
  product: Candidate,
  {
    together,
    byType,
    count,
  }: { together: readonly Row[]; byType: readonly (readonly Row[])[]; count: number },
): Row[] {
  const chosen: Row[] = [];
  const types = new Set<string | null>([product.type]);
  const take = (row: Row | undefined) => {
    if (!row || chosen.length >= count || row.id === product.id) return;
    if (row.type !== null && types.has(row.type)) return;
    if (chosen.some(({ id }) => id === row.id)) return;
    types.add(row.type);
    chosen.push(row);
  };
  for (const row of together) take(row);
  for (const rows of byType) take(rows.find(({ brand }) => brand === product.brand) ?? rows[0]);
  if (chosen.length % 2 === 0) return chosen;
  const taken = new Set(chosen.map(({ id }) => id).concat(product.id));
  const another = byType.flat().find(({ id, type }) => type !== product.type && !taken.has(id));
  if (another && chosen.length < count) return [...chosen, another];
  return chosen.length === 1 ? chosen : chosen.slice(0, -1);
}
