import { foldText } from './search-text.ts';

/** Most words that a completion adds. */
const MOST_ADDED = 1;

/**
 * Returns searches that continue an unfinished one with words of names: 'lip b' as 'lip balm', 'lip' as 'lipstick' and
 * 'lip pencil'. The most frequent first, then the shortest.
 */
export function completionsOf(text: string, names: readonly string[], most: number): string[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const counts = new Map<string, number>();
  for (const name of names) {
    const found = continued(wanted, foldText(name));
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || one.length - other.length || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([completion]) => completion);
}

function continued(wanted: string, name: string): string | null {
  const start = ` ${name}`.indexOf(` ${wanted}`);
  if (start < 0) return null;
  const rest = name.slice(start + wanted.length);
  const [ending = '', ...next] = rest.split(' ');
  const added = ending === '' ? next.slice(0, MOST_ADDED) : [];
  const completion = [wanted + ending, ...added].join(' ');
  return completion === wanted || /\d/.test(added.join('')) ? null : completion;
}
