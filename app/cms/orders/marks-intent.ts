import { data } from 'react-router';
import { listMarks } from '#database/queries/order/marked-orders.ts';
import { listStaffNames } from '#database/queries/people/people.ts';
import { MOST_ORDER_TAGS, type OrderMarks, parseOrderTags } from '#domain/order-marks/order-marks.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { markOrder } from '#operations/dispatch/mark-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { OrderCommandResult } from './order-command-result.ts';
import type { AskedOfOrder } from './order-intent.ts';

/** Writes who has the order in hand, and its tags. */
export async function saveMarks({ platform, member, orderNumber, form }: AskedOfOrder) {
  const person = singleLine(String(form.get('person') ?? ''));
  const tags = parseOrderTags(String(form.get('tags') ?? ''));
  const message = await whyNotMarked(platform.db, orderNumber, { person, tags });
  if (message) return data<OrderCommandResult>({ ok: false, message }, { status: 422 });
  const marks = { person, tags };
  if (!(await markOrder(platform, member, orderNumber, marks))) throw data(null, { status: 404 });
  return data<OrderCommandResult>({ ok: true, message: 'Saved.' });
}

/** A name that nobody of the staff has is taken where the order has it already: its owner may have left. */
async function whyNotMarked(db: Platform['db'], orderNumber: string, { person, tags }: OrderMarks) {
  if (tags.length > MOST_ORDER_TAGS) return `An order has at most ${MOST_ORDER_TAGS} tags.`;
  if (person === '' || (await listStaffNames(db)).includes(person)) return null;
  const standing = (await listMarks(db, [orderNumber])).get(orderNumber);
  return standing?.person === person ? null : 'Nobody of the staff has this name.';
}
