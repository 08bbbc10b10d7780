import {
  findCashQuestion,
  insertCashQuestion,
  listCashOrdersToAsk,
  listUnconfirmedOrders,
} from '#database/queries/order/cash-questions.ts';
import { lockOrderById } from '#database/queries/order/order-rows.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { awaitsPacking, isOpenQuestion } from '#domain/order/cash-question.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Author } from '#operations/platform/staff-write.ts';
import { changeOrderStatus } from './change-order-status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Keeps one run short; the next one goes on. */
const MOST_AT_ONCE = 100;

const NOBODY: Author = { id: null, name: 'The shop' };

/**
 * Asks customers if they still want a cash order that nobody packed for some days, and cancels those who were asked and did not
 * confirm in the time they were given. Does neither while the owner's setting is off. May run at any time, by several
 * processes: each order is asked about once and cancelled once.
 */
export async function askCashOrders(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const { askCashAfterDays, cashReplyDays } = (await readSettings(db)).delivery;
  if (askCashAfterDays === null) return;
  const at = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString();
  for (const { id, orderNumber } of await listUnconfirmedOrders(db, nowIso(clock), MOST_AT_ONCE))
    await cancelUnconfirmed(platform, id, orderNumber);
  for (const id of await listCashOrdersToAsk(db, at(-askCashAfterDays), MOST_AT_ONCE))
    await ask(platform, id, at(cashReplyDays));
}

function ask({ db, clock, random }: Platform, orderId: string, endsAt: string): Promise<void> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  return inTransaction(db, async (trx) => {
    const order = await lockOrderById(trx, orderId, stamp.now);
    if (!order || !awaitsPacking({ orderStatus: order.status, paymentState: order.paymentState })) return;
    if (!(await insertCashQuestion(trx, orderId, { askedAt: stamp.now, endsAt }))) return;
    await queueMail(trx, { mail: 'cash-question', orderId }, stamp);
  });
}

/** The mail of the cancelled order tells the customer, the order's history the staff. */
async function cancelUnconfirmed(platform: Platform, orderId: string, orderNumber: string): Promise<void> {
  await changeOrderStatus(platform, {
    orderNumber,
    to: 'cancelled',
    actor: NOBODY,
    note: 'The customer did not confirm in time that it is still wanted.',
    isFinal: true,
    answers: { stock: 'keep-out' },
    may: async (order, trx) => awaitsPacking(order) && isOpenQuestion(await findCashQuestion(trx, orderId)),
  });
}
