const SAVING =
  /\b(?:(up to|under|below|less than)\s+|(?:over|above|more than|at least|min(?:imum)?|save|saving)\s+(?:of\s+)?)?(\d{1,2})\s*(?:%|per\s?cent)\s*(?:off|discounts?|reductions?|reduced|cheaper|savings?|sale|or more)?(?![a-z%])/i;
const HALF_PRICE = /\b(?:half|1\/2)[\s-]+price\b/i;
const OFF = /off|discount|reduc|cheaper|sav|sale/i;

/**
 * Reads '50% off', 'save 20 percent', 'half price' or 'up to 70% off' from a search: the least reduction in percent. 'Up to' are
 * the words of a banner, which leads to all reduced products: 0. Null where it says none, as in '10% niacinamide'.
 */
export function readSaving(text: string): { fromPercent: number; words: string; rest: string } | null {
  const found = SAVING.exec(text);
  const [words, most, percent = ''] = found && OFF.test(found[0]) ? found : [];
  if (words !== undefined) return saving(text, words, most === undefined ? Number(percent) : 0);
  const half = HALF_PRICE.exec(text)?.[0];
  return half === undefined ? null : saving(text, half, 50);
}

function saving(text: string, words: string, fromPercent: number) {
  return { fromPercent, words: words.trim(), rest: text.replace(words, ' ').replace(/\s+/g, ' ').trim() };
}
