import { data, Form, redirect, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { Card } from '#app/cms/orders/card.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { findOrder } from '#database/queries/order/orders.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { formatPounds, plainPounds } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { type TransferAccount, transferAccount } from '#domain/transfers/transfer-account.ts';
import { parseTransfer } from '#domain/transfers/transfer-form.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { correctTransfer } from '#operations/transfers/correct-transfer.ts';
import { extendTransfer } from '#operations/transfers/extend-transfer.ts';
import { payBackTransfer } from '#operations/transfers/pay-back-transfer.ts';
import { receiveTransfer } from '#operations/transfers/receive-transfer.ts';
import { settleCovered } from '#operations/transfers/settle-transfer.ts';
import type { Route } from './+types/transfers-page';
import { TransferFields } from './transfer-fields.tsx';
import { backRefusal, receiptRefusal } from './transfer-refusal.ts';
import { TransferRows } from './transfer-rows.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  cmsTitle(matches, `Bank transfer of ${params.orderNumber}`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.change-status');
  const { db, clock, random } = context.get(platformContext);
  const order = await findOrder(db, params.orderNumber);
  if (order?.paymentMethod !== 'transfer') throw data(null, { status: 404 });
  const [rows, ledger] = await Promise.all([listTransfers(db, order.id), listLedger(db, order.id)]);
  const isAwaited = order.paymentState === 'awaiting payment' && order.orderStatus !== 'cancelled';
  return {
    orderNumber: order.orderNumber,
    totalPence: order.totalPence,
    holdUntil: isAwaited ? order.holdUntil : null,
    isAwaited,
    hasEnded: order.orderStatus === 'cancelled' && order.paymentState === 'failed',
    rows,
    account: transferAccount(rows, ledger, order),
    mayPayBack: may(role, 'orders.refund'),
    orderDay: londonDay(order.createdAt),
    today: londonDay(nowIso(clock)),
    key: random.id(),
  };
}

type Submitted = Record<string, string>;
type Result = { message: string; errors?: Record<string, string>; submitted?: Submitted; ask?: Ask };

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const submitted = readSubmitted(form);
  const { orderNumber } = params;
  if (submitted.intent === 'correct') {
    requirePermission(context, 'orders.refund');
    return correct(platform, actor, orderNumber, form);
  }
  if (submitted.intent === 'pay-back') {
    requirePermission(context, 'orders.refund');
    return payBack(platform, actor, orderNumber, submitted);
  }
  if (submitted.intent === 'settle') {
    if (await settleCovered(platform, actor, orderNumber)) return redirect(cmsPaths.order(orderNumber));
    return refuse(409, 'A part of it is still owed, or it is paid already.');
  }
  if (submitted.intent === 'extend') {
    if (await extendTransfer(platform, actor, orderNumber)) return redirect(cmsPaths.order(orderNumber));
    return refuse(409, 'No transfer is awaited for this order any more.');
  }
  return receive(platform, actor, orderNumber, submitted);
}

function refuse(status: number, message: string, more: Omit<Result, 'message'> = {}) {
  return data<Result>({ message, ...more }, { status });
}

/** The days at which its money can have moved. */
async function daysOf({ db, clock }: Platform, orderNumber: string) {
  const order = await findOrder(db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  return { orderDay: londonDay(order.createdAt), today: londonDay(nowIso(clock)) };
}

async function receive(platform: Platform, actor: StaffMember, orderNumber: string, submitted: Submitted) {
  const parsed = parseTransfer(submitted, await daysOf(platform, orderNumber));
  if (!parsed.ok) return refuse(422, 'Nothing was recorded.', { errors: parsed.errors, submitted });
  const received = await receiveTransfer(platform, { ...parsed.transfer, orderNumber, actor });
  if (received.ok) return redirect(cmsPaths.order(orderNumber));
  if (received.problem === 'order-not-found' || received.problem === 'not-by-transfer')
    throw data(null, { status: 404 });
  return refuse(409, receiptRefusal(received), received.problem === 'key-used' ? {} : { submitted });
}

async function payBack(platform: Platform, actor: StaffMember, orderNumber: string, submitted: Submitted) {
  const parsed = parseTransfer(submitted, await daysOf(platform, orderNumber));
  if (!parsed.ok) return refuse(422, 'Nothing was recorded.', { errors: parsed.errors, submitted });
  const paid = await payBackTransfer(platform, { ...parsed.transfer, orderNumber, actor });
  if (paid.ok) return redirect(cmsPaths.order(orderNumber));
  if (paid.problem === 'order-not-found') throw data(null, { status: 404 });
  return refuse(409, backRefusal(paid), paid.problem === 'key-used' ? {} : { submitted });
}

async function correct(platform: Platform, actor: StaffMember, orderNumber: string, form: FormData) {
  const transferId = String(form.get('ids') ?? '');
  if (form.get('confirmed') !== 'yes')
    return data<Result>({
      message: '',
      ask: {
        intent: 'correct',
        ids: [transferId],
        text: 'Take this transfer out?',
        detail:
          'Only if it never came: the order awaits its payment again, and an invoice for it is credited. The row stays in the list.',
        confirmLabel: 'Take it out',
        keepLabel: 'Keep it',
      },
    });
  const corrected = await correctTransfer(platform, { orderNumber, transferId, actor });
  if (corrected.ok) return redirect(cmsPaths.transfers(orderNumber));
  if (corrected.problem === 'not-found') throw data(null, { status: 404 });
  return refuse(409, corrected.message);
}

export default function TransfersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderNumber, rows, account, isAwaited, holdUntil, hasEnded, mayPayBack, key } = loaderData;
  const isSubmitting = useNavigation().formMethod === 'POST';
  const submitted = actionData?.submitted ?? {};
  const isBack = submitted.intent === 'pay-back';
  const seen = plainPounds(account.atBankPence);
  const { orderDay, today } = loaderData;
  const form = { formKey: key, seen, orderDay, today, isSubmitting };
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">Bank transfer</h1>
      <div className="grid max-w-xl gap-5">
        {actionData?.message && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {actionData.message}
          </p>
        )}
        <Card title="What has come">
          <p className="font-medium">{accountText(account, loaderData)}</p>
          {holdUntil && (
            <p className="mt-1 text-sm text-ink-soft">Its stock is held until {momentText(holdUntil)}.</p>
          )}
          <TransferRows rows={rows} mayCorrect={mayPayBack} />
          {isAwaited && (
            <Form method="post" className="mt-4">
              <Button
                type="submit"
                name="intent"
                value="extend"
                variant="outline"
                aria-disabled={isSubmitting}
              >
                Give it more time
              </Button>
              {account.owedPence === 0 && (
                <Button
                  type="submit"
                  name="intent"
                  value="settle"
                  className="ml-3"
                  aria-disabled={isSubmitting}
                >
                  Mark as paid
                </Button>
              )}
            </Form>
          )}
        </Card>
        <Card title="Record money that came">
          <TransferFields
            {...form}
            intent="receive"
            amount={account.owedPence > 0 ? plainPounds(account.owedPence) : ''}
            asksLate={hasEnded}
            submitted={isBack ? {} : submitted}
            errors={isBack ? {} : (actionData?.errors ?? {})}
            label="Record as received"
          />
        </Card>
        {account.overPence > 0 && mayPayBack && (
          <Card title="Record money paid back">
            <TransferFields
              {...form}
              intent="pay-back"
              amount={plainPounds(account.overPence)}
              asksLate={false}
              submitted={isBack ? submitted : {}}
              errors={isBack ? (actionData?.errors ?? {}) : {}}
              label="Record as paid back"
            />
          </Card>
        )}
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function accountText(
  { atBankPence, owedPence, overPence }: TransferAccount,
  { totalPence }: { totalPence: number },
): string {
  const came = `${formatPounds(atBankPence)} of ${formatPounds(totalPence)} has come`;
  if (overPence > 0) return `${came}: ${formatPounds(overPence)} is to be paid back.`;
  return owedPence > 0 ? `${came}: ${formatPounds(owedPence)} is owed.` : `${came}.`;
}
