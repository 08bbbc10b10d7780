import type { AskedLine } from '#domain/returns/return-request.ts';
import { returnRight } from '#domain/returns/return-right.ts';
import type { ReturnRight } from '#domain/returns/return-situation.ts';
import { refusalText } from '#domain/returns/return-words.ts';
import type { LineSituation } from './situations-of-order.ts';

export type LinesRefused =
  | { ok: false; problem: 'nothing-asked' }
  | { ok: false; problem: 'no-such-line'; lineId: string }
  | { ok: false; problem: 'too-many-pieces'; lineId: string; most: number }
  /** `text`: the sentence of the law, for the customer. */
  | {
      ok: false;
      problem: 'no-right';
      lineId: string;
      right: Extract<ReturnRight, { isOpen: false }>;
      text: string;
    };

export type PartedLine = {
  asked: AskedLine;
  situation: LineSituation;
  quantity: number;
  right: ReturnRight;
};

/**
 * Divides each line into pieces that were sent and pieces that were not. Of goods that have not come, the sent ones are meant first as
 * well: the others are still promised.
 */
export function partLines(
  lines: readonly AskedLine[],
  situations: readonly LineSituation[],
  isGoodwill: boolean,
): PartedLine[] | LinesRefused {
  const asked = lines.filter(({ quantity }) => quantity > 0);
  if (asked.length === 0) return { ok: false, problem: 'nothing-asked' };
  const left = new Map(situations.map((situation) => [situation, situation.most]));
  const parted: PartedLine[] = [];
  for (const line of asked) {
    const own = situations.filter(
      ({ lineId, wasSent }) =>
        lineId === line.lineId && (line.wasSent === undefined || line.wasSent === wasSent),
    );
    if (own.length === 0) return { ok: false, problem: 'no-such-line', lineId: line.lineId };
    let rest = line.quantity;
    for (const situation of own) {
      const quantity = Math.min(rest, left.get(situation) ?? 0);
      if (quantity === 0) continue;
      const { cause, condition } = line;
      const right = returnRight({ ...situation.facts, cause, condition });
      if (!right.isOpen && !isGoodwill)
        return { ok: false, problem: 'no-right', lineId: line.lineId, right, text: refusalText(right) };
      parted.push({ asked: line, situation, quantity, right });
      left.set(situation, (left.get(situation) ?? 0) - quantity);
      rest -= quantity;
    }
    if (rest > 0) {
      const most = own.reduce((sum, situation) => sum + situation.most, 0);
      return { ok: false, problem: 'too-many-pieces', lineId: line.lineId, most };
    }
  }
  return parted;
}
