const SAVING =
  /\b(?:(up to|under|below|less than)\s+|(?:over|above|more than|at least|min(?:imum)?|save|saving)\s+(?:of\s+)?)?(\d{1,2})\s*(?:%|per\s?cent)\s*(?:off|discounts?|reductions?|reduced|cheaper|savings?|sale|or more)?(?![a-z%])/i;
const OFF = /off|discount|reduc|cheaper|sav|sale/i;

/**
 * Reads '50% off', 'save 20 percent' or 'up to 70% off' from a search: the least reduction in percent, 0 where any will do. Null
 * where it says none, as in '10% niacinamide'.
 */
export function readSaving(text: string): { fromPercent: number; words: string; rest: string } | null {
  const found = SAVING.exec(text);
  if (!found) return null;
  const [words, most, percent = ''] = found;
  if (!OFF.test(words)) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + words.length)}`;
  return {
    fromPercent: most === undefined ? Number(percent) : 0,
    words: words.trim(),
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}
