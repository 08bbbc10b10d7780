export type TextPart = { text: string; look: 'plain' | 'strong' | 'emphasis' };

export type TextBlock =
  | { kind: 'paragraph' | 'heading'; lines: TextPart[][] }
  | { kind: 'list'; items: TextPart[][] };

/**
 * Reads the few marks a description may have: `## ` before a heading, `- ` before each item of a list, `**strong**` and `*emphasis*`; an
 * empty line ends a paragraph. Any other text is read as it stands.
 */
export function formattedBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = /^\s*(#{1,4}|[-*•·])\s+(\S.*)$/.exec(line) ?? [];
    const last = isOpen ? blocks.at(-1) : undefined;
    if (line.trim() === '') isOpen = false;
    else if (mark?.startsWith('#')) {
      blocks.push({ kind: 'heading', lines: [partsOf(rest)] });
      isOpen = false;
    } else if (mark) {
      if (last?.kind === 'list') last.items.push(partsOf(rest));
      else blocks.push({ kind: 'list', items: [partsOf(rest)] });
      isOpen = true;
    } else {
      if (last?.kind === 'paragraph') last.lines.push(partsOf(line));
      else blocks.push({ kind: 'paragraph', lines: [partsOf(line)] });
      isOpen = true;
    }
  }
  return blocks;
}

/** The words without marks, for search engines, summaries and other programs. */
export function unformatted(text: string): string {
  return formattedBlocks(text)
    .map((block) => (block.kind === 'list' ? block.items : block.lines).map(wordsOf).join('\n'))
    .join('\n\n');
}

/** A mark stands at the edge of a word on its inner side, so that '2 * 3 * 4' and 'SPF 50*' have none. */
const MARKED = /\*\*(?=\S)([^*]*[^*\s])\*\*|\*(?=\S)([^*]*[^*\s])\*/g;

function partsOf(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let place = 0;
  for (const { 0: whole, 1: strong, 2: emphasis, index } of line.matchAll(MARKED)) {
    if (index > place) parts.push({ text: line.slice(place, index), look: 'plain' });
    parts.push({ text: strong ?? emphasis ?? '', look: strong === undefined ? 'emphasis' : 'strong' });
    place = index + whole.length;
  }
  if (place < line.length) parts.push({ text: line.slice(place), look: 'plain' });
  return parts;
}

function wordsOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
