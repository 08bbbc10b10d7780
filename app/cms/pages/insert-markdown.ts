export type Selection = { text: string; start: number; end: number };

export const MARKS = [
  { label: 'Heading', before: '\n## ', after: '\n', sample: 'Heading' },
  { label: 'Bold', before: '**', after: '**', sample: 'bold' },
  { label: 'Link', before: '[', after: '](/products)', sample: 'words' },
  { label: 'List', before: '\n- ', after: '\n', sample: 'item' },
  { label: 'Quote', before: '\n> ', after: '\n', sample: 'quotation' },
] as const;

/** Puts marks round the selection, or round a sample, which is then selected. */
export function markSelection(
  { text, start, end }: Selection,
  { before, after, sample }: { before: string; after: string; sample: string },
): Selection {
  const words = text.slice(start, end) || sample;
  // A block begins on a line of its own, and no line is left empty before it.
  const lead =
    before.startsWith('\n') && (start === 0 || text[start - 1] === '\n') ? before.slice(1) : before;
  const from = start + lead.length;
  return {
    text: text.slice(0, start) + lead + words + after + text.slice(end),
    start: from,
    end: from + words.length,
  };
}

/** Replaces the selection, with the cursor behind the new words. */
export function insertWords({ text, start, end }: Selection, words: string): Selection {
  const place = start + words.length;
  return { text: text.slice(0, start) + words + text.slice(end), start: place, end: place };
}
