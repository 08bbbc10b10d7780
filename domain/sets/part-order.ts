import { foldText, searchTerms } from '#domain/search/search-text.ts';

type Named = { name: string; variant: string; brand: string };

/**
 * Orders variants found by a text: those whose variant or product has exactly this name first, then those whose names hold every
 * word whole, then every word as a beginning. Equally near ones stay in their order.
 */
export function nearestPartsFirst<Choice extends Named>(choices: readonly Choice[], text: string): Choice[] {
  const wanted = foldText(text);
  const terms = searchTerms(wanted);
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, wanted, terms) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

function rankOf({ name, variant, brand }: Named, wanted: string, terms: readonly string[]): number {
  if (foldText(variant) === wanted) return 0;
  if (foldText(name) === wanted) return 1;
  const words = foldText(`${brand} ${name} ${variant}`).split(' ');
  if (terms.every((term) => words.includes(term))) return 2;
  return terms.every((term) => words.some((word) => word.startsWith(term))) ? 3 : 4;
}
