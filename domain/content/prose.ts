/**
 * A written text as what may stand in it, and nothing else: no HTML, no address that runs anything. Whoever shows it
 * shows text as text.
 */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'struck'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; spans: Span[] }
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'break' };

export type HeadingRank = 2 | 3 | 4;

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; rank: HeadingRank; id: string; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  /** The card of a product, by its slug. */
  | { kind: 'product'; slug: string };

/** The words alone, without what only shows how they are meant. */
export function spanText(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'text' || span.kind === 'code') return span.text;
      if (span.kind === 'break') return ' ';
      return span.kind === 'picture' ? '' : spanText(span.spans);
    })
    .join('');
}

/** All its words in one line, for search engines and for counting. */
export function proseText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return spanText(block.spans);
    case 'list':
      return block.items.map(proseText).join(' ');
    case 'quote':
      return proseText(block.blocks);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(spanText).join(' ')).join(' ');
    case 'code':
      return block.text;
    case 'rule':
    case 'product':
      return '';
  }
}

const WORDS_A_MINUTE = 220;

/** Never less than one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = proseText(blocks).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The products whose cards stand in it, each once. */
export function namedProducts(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'product' ? [block.slug] : [])))];
}

export type Contents = { id: string; title: string }[];

/** Its second headings, for the list of contents. */
export function contentsOf(blocks: readonly Block[]): Contents {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.rank === 2 ? [{ id: block.id, title: spanText(block.spans) }] : [],
  );
}

export type Question = { id: string; question: Span[]; answer: Block[] };

/** What stands between its questions, and the questions: each third heading with what follows it. */
export function foldQuestions(blocks: readonly Block[]): (Block | Question)[] {
  const folded: (Block | Question)[] = [];
  let open: Question | null = null;
  for (const block of blocks) {
    const isHeading = block.kind === 'heading';
    if (isHeading && block.rank === 3) {
      open = { id: block.id, question: block.spans, answer: [] };
      folded.push(open);
    } else if (open && !(isHeading && block.rank < 3)) {
      open.answer.push(block);
    } else {
      open = null;
      folded.push(block);
    }
  }
  return folded;
}
