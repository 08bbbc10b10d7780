/**
 * The blocks a written text may consist of: no HTML, no address that runs script
 * (docs/decisions/023-prose-as-blocks.md).
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

/** Returns the text of inline parts without their markup. */
export function spanText(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'text' || span.kind === 'code') return span.text;
      if (span.kind === 'break') return ' ';
      return span.kind === 'picture' ? '' : spanText(span.spans);
    })
    .join('');
}

/** Returns all words in one line, for search engines and for counting. */
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

/** Returns whole minutes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = proseText(blocks).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** Returns the slugs of the products whose cards are in the text, each once. */
export function namedProducts(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'product' ? [block.slug] : [])))];
}

export type Contents = { id: string; title: string }[];

/** Returns the second-level headings, for the list of contents. */
export function contentsOf(blocks: readonly Block[]): Contents {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.rank === 2 ? [{ id: block.id, title: spanText(block.spans) }] : [],
  );
}

export type Question = { id: string; question: Span[]; answer: Block[] };

/** Groups blocks into questions, each a third-level heading with the blocks that follow it, and the blocks in between. */
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
