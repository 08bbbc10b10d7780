import { MOVE_QUESTIONS, type MoveQuestion } from './move-questions.ts';
import type { MovePreviewDoubts } from './order-move.ts';

/** The doubts that a question named, for its form: 'ZA123456789 disputed'. */
export function askedDoubts({ doubted, givenBack }: MovePreviewDoubts): string[] {
  return [
    ...doubted.flatMap(({ concern, orderNumbers }) => orderNumbers.map((number) => `${number} ${concern}`)),
    ...givenBack.map((number) => `${number} goods-for-nothing`),
  ];
}

/** Reads them back by order; anything else is left out. */
export function answeredDoubts(texts: readonly string[]): Map<string, MoveQuestion[]> {
  const byOrder = new Map<string, MoveQuestion[]>();
  for (const text of texts) {
    const [number = '', doubt] = text.split(' ');
    const known = MOVE_QUESTIONS.find((question) => question === doubt);
    if (known) byOrder.set(number, [...(byOrder.get(number) ?? []), known]);
  }
  return byOrder;
}
