/** True for text that PostgreSQL cannot store as it is: with NUL, or with half of a pair of surrogates. */
export function isRefusedText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** More than any message of the shop has: an order of 100 lines with its customer has some 500. */
const MOST_VALUES = 3000;

/**
 * Tells what keeps a JSON value from being read: text that is refused, the names of fields included, or more values than any
 * message has. Null where nothing does. Walks without recursion: a body may be nested a hundred thousand deep.
 */
export function jsonFault(value: unknown): 'refused-text' | 'too-many-values' | null {
  const left: unknown[] = [value];
  let count = 0;
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && isRefusedText(next)) return 'refused-text';
    if (typeof next !== 'object' || next === null) continue;
    const isList = Array.isArray(next);
    const fields: string[] = isList ? [] : Object.keys(next);
    const values: unknown[] = isList ? next : Object.values(next);
    count += values.length;
    if (count > MOST_VALUES) return 'too-many-values';
    if (fields.some(isRefusedText)) return 'refused-text';
    for (const one of values) left.push(one);
  }
  return null;
}
