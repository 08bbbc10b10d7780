import type { OrderLine } from '#domain/order/order.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import type { Return } from './return.ts';
import { CAUSE_LABELS } from './return-words.ts';

/** What a return is about, one text a line: '2 × Rose Serum (30 ml): changed their mind'. */
export function goodsOfReturn(
  { lines }: Pick<Return, 'lines'>,
  sold: readonly Pick<OrderLine, 'lineId' | 'name' | 'variant'>[],
): string[] {
  return lines.map(({ lineId, quantity, cause }) => {
    const line = sold.find((each) => each.lineId === lineId);
    const pieces = line ? piecesText(line, quantity) : `${quantity} × an item`;
    return `${pieces}: ${CAUSE_LABELS[cause].toLowerCase()}`;
  });
}
