const LONGEST = 160;
const LEAD = 40;

/** Two texts as the log shows them: long ones from shortly before the place where they begin to differ. */
export function excerpts(was: string | null, is: string | null): { was: string | null; is: string | null } {
  const from = was === null || is === null ? 0 : Math.max(0, sharedLength(was, is) - LEAD);
  return { was: excerpt(was, from), is: excerpt(is, from) };
}

function excerpt(text: string | null, from: number): string | null {
  if (text === null || text.length <= LONGEST) return text;
  const start = Math.min(from, text.length - LONGEST);
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
