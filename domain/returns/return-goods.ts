import type { OrderLine } from '#domain/order/order.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import type { Return } from './return.ts';
import { CAUSE_LABELS, CAUSE_NAMES } from './return-words.ts';

/** What a return is about, one text a line: '2 × Rose Serum (30 ml): changed their mind'. */
export function goodsOfReturn(
  { lines }: Pick<Return, 'lines'>,
  sold: readonly Pick<OrderLine, 'lineId' | 'name' | 'variant'>[],
): string[] {
  return textsOf({ lines }, sold, ({ cause }) => CAUSE_LABELS[cause].toLowerCase());
}

/** The same as the customer reads it: '2 × Rose Serum (30 ml): I have changed my mind'. */
export function goodsForCustomer(
  { lines }: Pick<Return, 'lines'>,
  sold: readonly Pick<OrderLine, 'lineId' | 'name' | 'variant'>[],
): string[] {
  return textsOf({ lines }, sold, ({ cause }) => CAUSE_NAMES[cause]);
}

function textsOf(
  { lines }: Pick<Return, 'lines'>,
  sold: readonly Pick<OrderLine, 'lineId' | 'name' | 'variant'>[],
  about: (line: Return['lines'][number]) => string,
): string[] {
  return lines.map((each) => {
    const line = sold.find(({ lineId }) => lineId === each.lineId);
    const pieces = line ? piecesText(line, each.quantity) : `${each.quantity} × an item`;
    return `${pieces}: ${about(each)}`;
  });
}
