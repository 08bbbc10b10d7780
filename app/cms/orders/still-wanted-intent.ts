import { data } from 'react-router';
import { findOrder } from '#database/queries/order/orders.ts';
import { confirmCashOrder } from '#operations/order/confirm-cash-order.ts';
import type { OrderCommandResult } from './order-command-result.ts';
import type { AskedOfOrder } from './order-intent.ts';

/** Notes that the customer still wants an order that is paid in cash. */
export async function confirmWanted({ platform, member, orderNumber }: AskedOfOrder) {
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  if (await confirmCashOrder(platform, member, order.id))
    return data<OrderCommandResult>({ ok: true, message: 'Marked as still wanted.' });
  const message = 'It was packed or cancelled meanwhile.';
  return data<OrderCommandResult>({ ok: false, message }, { status: 409 });
}
