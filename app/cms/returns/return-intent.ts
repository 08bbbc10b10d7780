import { data } from 'react-router';
import { versionOf } from '#app/cms/fields/submitted-fields.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import { formatPounds } from '#domain/money/money.ts';
import { CLAIM_FIELDS, parseClaim } from '#domain/returns/carrier-claim.ts';
import type { Return } from '#domain/returns/return.ts';
import {
  parseApproval,
  parseInspection,
  parseRefusal,
  parseReturnDay,
  parseSettlement,
} from '#domain/returns/return-form.ts';
import { isReturnStep, type ReturnStep } from '#domain/returns/return-steps.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import type { RefundToConfirm } from '#operations/payment/refund-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { changeReturn } from '#operations/returns/change-return.ts';
import { type InspectResult, inspectReturn } from '#operations/returns/inspect-return.ts';
import { nameExchanges } from '#operations/returns/name-exchanges.ts';
import { saveClaim } from '#operations/returns/save-claim.ts';
import { type SettleResult, settleReturn } from '#operations/returns/settle-return.ts';
import { fieldOfRefund, noRefundText } from './no-refund-text.ts';
import type { ReturnIntentResult } from './return-intent-result.ts';

/** Makes the step that a form of the return's page asks for. */
export async function runReturnIntent(
  platform: Platform,
  member: StaffMember,
  { id, step, submitted }: { id: string; step: string; submitted: Record<string, string> },
) {
  const given = await findReturn(platform.db, id);
  if (!given) throw data(null, { status: 404 });
  const refuse = (message: string, errors: Record<string, string>, status: number) =>
    data<ReturnIntentResult>({ ok: false, message, errors, submitted }, status);
  if (step === 'claim') return noteClaim(platform, member, given, submitted);
  if (!isReturnStep(step) || step === 'end') return refuse(NOTHING_SAVED, {}, 422);
  try {
    const done = await runStep(platform, member, { given, step, submitted });
    if ('errors' in done) return refuse(NOTHING_SAVED, done.errors, 422);
    if (done.ok) return data<ReturnIntentResult>({ ok: true, message: doneText(done) });
    switch (done.problem) {
      case 'not-found':
        throw data(null, { status: 404 });
      case 'changed-meanwhile':
        return refuse(CHANGED_MEANWHILE, {}, 409);
      case 'refused':
        return refuse(`Nothing was changed. ${done.why}`, {}, 409);
      case 'too-many-back':
        return refuse(NOTHING_SAVED, { [`shelf.${done.id}`]: `At most ${done.most} in all` }, 409);
      case 'too-many-paid':
        return refuse(NOTHING_SAVED, { [`pay.${done.id}`]: `At most ${done.most} in all` }, 409);
      case 'no-refund':
        if (done.refund.problem === 'needs-confirmation')
          return data<ReturnIntentResult>({
            ok: false,
            submitted,
            ...askToPay(done.refund.refund, await whoOf(platform, given)),
          });
        return refuse(noRefundText(done.refund), fieldOfRefund(done.refund, given), 409);
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a return could not be changed');
    return refuse(savingFailed('request'), {}, 500);
  }
}

async function noteClaim(
  platform: Platform,
  member: StaffMember,
  given: Return,
  submitted: Record<string, string>,
) {
  const parsed = parseClaim(submitted);
  const errors = parsed.ok ? { [CLAIM_FIELDS.carrier]: 'Carrier is required' } : parsed.errors;
  if (!parsed.ok || !parsed.value)
    return data<ReturnIntentResult>({ ok: false, message: NOTHING_SAVED, errors, submitted }, 422);
  await saveClaim(platform, member, { returnId: given.id, claim: parsed.value });
  return data<ReturnIntentResult>({ ok: true, message: 'The claim is noted.' });
}

function doneText(done: Extract<Done, { ok: true }>): string {
  return 'orderNumber' in done && done.orderNumber !== null
    ? `Done. Order ${done.orderNumber} brings what is sent instead: pack it as any other.`
    : 'Done.';
}

async function whoOf({ db }: Platform, { orderId }: Return): Promise<string> {
  const order = await findOrderById(db, orderId);
  if (!order) return '';
  const { firstName, lastName, email } = order.customerInfo;
  return `${firstName} ${lastName}${email && ` (${email})`}`;
}

/** What goes back, by what and to whom, before it does. */
export function askToPay({ amountPence, keptPence, tender }: RefundToConfirm, who: string) {
  const sum = formatPounds(amountPence);
  const how = tender === 'card' ? `to the card of ${who}` : `to ${who}, whom you give it yourself`;
  return {
    message: `${sum} goes back ${how}. ${formatPounds(keptPence - amountPence)} stays with the shop. It cannot be undone.`,
    asks: { pence: amountPence, label: tender === 'card' ? `Refund ${sum}` : `Record ${sum}` },
  };
}

const CHANGED_MEANWHILE =
  'Somebody else changed it meanwhile, as you see. Yours is not saved; send it again if it is still right.';

type Done = InspectResult | SettleResult | { errors: Record<string, string> };

async function runStep(
  platform: Platform,
  member: StaffMember,
  {
    given,
    step,
    submitted,
  }: { given: Return; step: Exclude<ReturnStep, 'end'>; submitted: Record<string, string> },
): Promise<Done> {
  const { id, lines } = given;
  const version = versionOf(submitted);
  const lineIds = lines.map((line) => line.id);
  switch (step) {
    case 'approve': {
      const parsed = parseApproval(submitted, lineIds);
      if (!parsed.ok) return parsed;
      const { exchanges: wanted, ...approval } = parsed.value;
      const exchanges = await nameExchanges(platform.db, given, wanted);
      if (!exchanges.ok) return exchanges;
      const plain = { step, ...approval, exchanges: exchanges.named };
      return changeReturn(platform, member, { id, version, plain });
    }
    case 'refuse': {
      const parsed = parseRefusal(submitted);
      return parsed.ok
        ? changeReturn(platform, member, { id, version, plain: { step, ...parsed.value } })
        : parsed;
    }
    case 'note-sent':
    case 'receive': {
      const parsed = parseReturnDay(submitted, londonDay(nowIso(platform.clock)));
      return parsed.ok
        ? changeReturn(platform, member, { id, version, plain: { step, ...parsed.value } })
        : parsed;
    }
    case 'withdraw':
    case 'ask-again':
      return changeReturn(platform, member, { id, version, plain: { step } });
    case 'inspect': {
      const parsed = parseInspection(submitted, lineIds);
      return parsed.ok ? inspectReturn(platform, member, { id, version, lines: parsed.value }) : parsed;
    }
    case 'settle':
    case 'settle-without-goods': {
      const parsed = parseSettlement(submitted, lineIds);
      if (!parsed.ok) return parsed;
      const withoutGoods = step === 'settle-without-goods';
      const confirmedPence = /^\d{1,9}$/.test(submitted.confirmed ?? '') ? Number(submitted.confirmed) : null;
      return settleReturn(platform, member, { id, version, withoutGoods, confirmedPence, ...parsed.value });
    }
  }
}
