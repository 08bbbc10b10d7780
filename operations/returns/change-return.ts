import type { Db } from '#database/open.ts';
import { type LockedOrder, lockOrderById } from '#database/queries/order/order-rows.ts';
import { findReturn, insertReturnEvent, updateReturn } from '#database/queries/returns/returns.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { payBackBy } from '#domain/returns/pay-back-by.ts';
import { isOpenReturn, type Postage, type Return } from '#domain/returns/return.ts';
import { RETURN_STEPS, type ReturnStep, whyNot } from '#domain/returns/return-steps.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import {
  ExchangeGone,
  holdExchanges,
  type NamedExchange,
  releaseExchanges,
} from '#operations/order-lines/hold-exchange.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

export type ReturnRefused =
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'changed-meanwhile' }
  /** Not possible as it stands; in words. */
  | { ok: false; problem: 'refused'; why: string };

export type ReturnChange = { ok: true } | ReturnRefused;

/** A step that moves no goods and no money. Days are those of London. */
export type PlainStep =
  /** `answer`: what the customer reads besides. */
  | { step: 'approve'; postage: Postage; answer: string; exchanges?: readonly NamedExchange[] }
  | { step: 'refuse'; answer: string }
  | { step: 'note-sent'; day: string; tracking?: string }
  | { step: 'receive'; day: string }
  | { step: 'withdraw' }
  | { step: 'end' }
  | { step: 'ask-again' };

/** Makes a step of a return over the version that was read, with the mail that belongs to it. Version null: the one of this moment. */
export async function changeReturn(
  platform: Platform,
  actor: Author,
  step: { id: string; version: number | null; plain: PlainStep },
): Promise<ReturnChange> {
  const { result, moved } = await writeChange(platform, actor, step).catch((error: unknown): Written => {
    if (!(error instanceof ExchangeGone)) throw error;
    return { result: { ok: false, problem: 'refused', why: error.message }, moved: [] };
  });
  if (moved.length > 0) platform.announceStock(moved);
  return result;
}

type Written = { result: ReturnChange; moved: string[] };

function writeChange(
  platform: Platform,
  actor: Author,
  { id, version, plain }: { id: string; version: number | null; plain: PlainStep },
): Promise<Written> {
  return staffWrite(platform, actor, async (write): Promise<Written> => {
    const refused = (result: ReturnRefused): Written => ({ result, moved: [] });
    const begun = await beginStep(write, { id, version, step: plain.step });
    if (!begun.ok) return refused(begun);
    const { given, order } = begun;
    const { now, trx } = write;
    const today = londonDay(now);
    const { delivery } = await readSettings(trx);
    if ((plain.step === 'note-sent' || plain.step === 'receive') && plain.day > today)
      return refused({ ok: false, problem: 'refused', why: 'That day has not come yet.' });
    const after = {
      ...given,
      ...changeOf(plain, { today, now, unclaimedDays: delivery.returnUnclaimedDays }),
    };
    await writeStep(write, { given, order, after, step: plain.step, actor, note: noteOf(plain) });
    const moved = await moveHeld(trx, { given, order, plain }, { now, actor: actor.name });
    const mail = MAILS[plain.step];
    if (mail && order.email !== '')
      await queueMail(trx, { mail, orderId: order.id, returnId: id }, { now, newId: write.newId });
    return { result: { ok: true }, moved };
  });
}

/** What is sent instead is held as long as the return is open. */
function moveHeld(
  trx: Db,
  { given, order: { orderNumber }, plain }: { given: Return; order: LockedOrder; plain: PlainStep },
  cause: { now: string; actor: string },
): Promise<string[]> {
  if (plain.step === 'approve')
    return holdExchanges(trx, { given, orderNumber, named: plain.exchanges ?? [] }, cause);
  return isOpenReturn(RETURN_STEPS[plain.step].to)
    ? Promise.resolve([])
    : releaseExchanges(trx, { given, orderNumber }, cause);
}

/** The mail that tells the customer of a step. */
const MAILS = {
  approve: 'return-approved',
  refuse: 'return-refused',
  receive: 'return-received',
  end: 'return-ended',
  'note-sent': null,
  withdraw: null,
  'ask-again': null,
} as const satisfies Record<PlainStep['step'], string | null>;

type Facts = { today: string; now: string; unclaimedDays: number };

function changeOf(plain: PlainStep, { today, now, unclaimedDays }: Facts): Partial<Return> {
  switch (plain.step) {
    case 'approve':
      return {
        postage: plain.postage,
        answer: plain.answer,
        agreedOn: today,
        endsOn: addDays(today, unclaimedDays),
      };
    case 'refuse':
      return { answer: plain.answer, closedAt: now };
    case 'note-sent':
      return { sentOn: plain.day };
    case 'receive':
      return { receivedOn: plain.day, closedAt: null };
    case 'withdraw':
    case 'end':
      return { closedAt: now };
    case 'ask-again':
      return { closedAt: null, answer: '', agreedOn: null, endsOn: null };
  }
}

function noteOf(plain: PlainStep): string {
  if (plain.step === 'refuse' || plain.step === 'approve') return plain.answer;
  if (plain.step === 'note-sent') return [plain.day, plain.tracking].filter(Boolean).join(', ');
  return plain.step === 'receive' ? plain.day : '';
}

export type BegunStep = { ok: true; given: Return; order: LockedOrder } | ReturnRefused;

/** Locks the order of a return and reads the return behind that lock: two who act wait for each other. */
export async function beginStep(
  { trx, now }: Pick<StaffWrite, 'trx' | 'now'>,
  { id, version, step }: { id: string; version: number | null; step: ReturnStep },
): Promise<BegunStep> {
  const order = await lockOrderOf(trx, id, now);
  const given = order && (await findReturn(trx, id));
  if (!given) return { ok: false, problem: 'not-found' };
  if (version !== null && given.version !== version) return { ok: false, problem: 'changed-meanwhile' };
  const why = whyNot(step, given);
  return why === null ? { ok: true, given, order } : { ok: false, problem: 'refused', why };
}

async function lockOrderOf(trx: Db, id: string, now: string): Promise<LockedOrder | null> {
  const found = await findReturn(trx, id);
  return found && lockOrderById(trx, found.orderId, now);
}

/** Writes the state that a step leads to, its event and its entry in the log. */
export async function writeStep(
  { trx, now, newId, record }: Pick<StaffWrite, 'trx' | 'now' | 'newId' | 'record'>,
  {
    given,
    after,
    step,
    actor,
    note,
  }: {
    given: Return;
    order: LockedOrder;
    after: Return & { refundKey?: string };
    step: ReturnStep;
    actor: Author;
    note: string;
  },
): Promise<void> {
  const state = RETURN_STEPS[step].to;
  const dueOn = isOpenReturn(state) ? payBackBy(after) : null;
  const written = await updateReturn(trx, given, {
    state,
    postage: after.postage,
    answer: after.answer,
    agreed_on: after.agreedOn,
    sent_on: after.sentOn,
    received_on: after.receivedOn,
    inspected_at: after.inspectedAt,
    ends_on: after.endsOn,
    due_on: dueOn,
    closed_at: after.closedAt,
    refunded_pence: after.refundedPence,
    ...(after.refundKey !== undefined && { refund_key: after.refundKey }),
    updated_at: now,
  });
  if (!written) throw new Error('A return changed under the lock of its order');
  await insertReturnEvent(trx, {
    id: newId(),
    return_id: given.id,
    at: now,
    actor: actor.name,
    step,
    note,
  });
  record({
    action: `return.${step}`,
    subjectId: given.id,
    subject: given.number,
    before: { state: given.state, dueOn: given.dueOn },
    after: { state, dueOn, ...(after.refundedPence > 0 && { refundedPence: after.refundedPence }) },
  });
}
