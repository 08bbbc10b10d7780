/** Shortens a text to one line of at most so many characters, ending with a whole word and '…' if it goes on. */
export function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
