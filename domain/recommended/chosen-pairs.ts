/** A product that may stand beside another: its type, and the brand it is of. */
export type Candidate = { id: string; brand: string; type: string | null };

/**
 * Returns at most `count` products, one of each type: those bought together first, then one for each type in its order. Within a
 * type the first of the product's own brand is taken, else the first. Never one of the product's own type.
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
  return chosen;
}
