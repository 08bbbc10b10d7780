import { recordOrderCash } from './cash-intent.ts';
import { saveMarks } from './marks-intent.ts';
import { addNote } from './note-intent.ts';
import type { OrderIntent } from './order-intent.ts';
import { putGoodsRight } from './put-right-intent.ts';
import { refund } from './refund-intent.ts';
import { changeStatus } from './status-intent.ts';
import { confirmWanted } from './still-wanted-intent.ts';
import { saveTracking } from './tracking-intent.ts';

/** The forms of the order's page by their `intent`. */
const ORDER_INTENTS: Record<string, OrderIntent> = {
  refund: { permission: 'orders.refund', run: refund },
  mark: { permission: 'orders.change-status', run: saveMarks },
  note: { permission: 'orders.change-status', run: addNote },
  tracking: { permission: 'orders.change-status', run: saveTracking },
  'confirm-cash': { permission: 'orders.change-status', run: confirmWanted },
  'put-right': { permission: 'returns.edit', run: putGoodsRight },
  cash: { permission: 'orders.change-status', run: recordOrderCash },
};

/** The form without an intent moves the order. */
const MOVE: OrderIntent = { permission: 'orders.change-status', run: changeStatus };

export function orderIntentOf(form: FormData): OrderIntent {
  const intent = form.get('intent');
  return (
    (typeof intent === 'string' && Object.hasOwn(ORDER_INTENTS, intent) && ORDER_INTENTS[intent]) || MOVE
  );
}
