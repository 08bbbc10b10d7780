import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { PaperList } from '#app/cms/papers/paper-list.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Moment } from '#app/ui/moment.tsx';
import { findCashQuestion } from '#database/queries/order/cash-questions.ts';
import { findMarks, listMarks } from '#database/queries/order/marked-orders.ts';
import { wasSent } from '#database/queries/order/order-rows.ts';
import { findOrder, listOrderEvents } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listDisputes } from '#database/queries/payment/disputes.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentRisk, listConcerns } from '#database/queries/payment/payment-risks.ts';
import { findPaidWith, findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { listStaffNames } from '#database/queries/people/people.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { settledPence } from '#domain/corrections/settled.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { isOpenQuestion } from '#domain/order/cash-question.ts';
import { CHANNEL_NAMES, hasLeft, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import { parseTracking } from '#domain/order/tracking.ts';
import { MOST_ORDER_TAGS, type OrderMarks, parseOrderTags } from '#domain/order-marks/order-marks.ts';
import { moveQuestions, STOCK_CHOICES } from '#domain/order-moves/move-questions.ts';
import { nextStep } from '#domain/order-next/next-step.ts';
import { paperLabel } from '#domain/paper/paper.ts';
import { isPartSent, sentProgress, standingParcels } from '#domain/parcels/parcel.ts';
import { failedRefundForStaff, failedRefundPence } from '#domain/payment/failed-refund.ts';
import { isUnpaid, ledgerSums } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { may } from '#domain/people/permissions.ts';
import { parseRefund } from '#domain/refunds/refund-form.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { STATUS_UPDATE_FAILED, savingFailed } from '#domain/words/staff-messages.ts';
import { markOrder } from '#operations/dispatch/mark-order.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { confirmCashOrder } from '#operations/order/confirm-cash-order.ts';
import { noteOrder } from '#operations/order/note-order.ts';
import { trackOrder } from '#operations/order/track-order.ts';
import { cancellingMoney } from '#operations/payment/cancelling-money.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import type { Route } from './+types/order-page';
import { askMove } from './ask-move.ts';
import { askRefund } from './ask-refund.ts';
import { Card } from './card.tsx';
import { CashQuestionCard } from './cash-question-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { DisputeCards } from './dispute-cards.tsx';
import { HistoryCard } from './history-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MarksCard } from './marks-card.tsx';
import { MoneyForm } from './money-form.tsx';
import type { MoneyFormResult } from './money-form-result.ts';
import { CASH_NOT_CONFIRMED, refuseMoney } from './money-refusal.ts';
import { NextStepCard } from './next-step-card.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderCommandResult } from './order-command-result.ts';
import { OrderManagerError } from './order-manager-error.tsx';
import { OrderNoteForm } from './order-note-form.tsx';
import { ParcelsCard } from './parcels-card.tsx';
import { PartSentBadge } from './part-sent-badge.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentCard } from './payment-card.tsx';
import { fieldError, isOfField } from './refund-refusal.ts';
import { refundableView } from './refundable-view.ts';
import { RiskBadge } from './risk-badge.tsx';
import { StatusBadge } from './status-badge.tsx';
import { statusRefusal } from './status-refusal.ts';
import { TrackingCard } from './tracking-card.tsx';
import { TransferCard } from './transfer-card.tsx';

export const meta: Route.MetaFunction = ({ params, matches }) => cmsTitle(matches, params.orderNumber);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.view');
  const { db, clock, random, payments } = context.get(platformContext);
  const order = await findOrder(db, params.orderNumber);
  if (!order) throw data(null, { status: 404 });
  const [
    events,
    ledger,
    refunds,
    papers,
    cashQuestion,
    disputes,
    risk,
    concerns,
    payment,
    refundable,
    parcels,
    transfers,
    marks,
    people,
  ] = await Promise.all([
    listOrderEvents(db, order.id),
    listLedger(db, order.id),
    listRefunds(db, order.id),
    listPapersOfOrder(db, order.id),
    findCashQuestion(db, order.id),
    listDisputes(db, order.id),
    findPaymentRisk(db, order.id),
    listConcerns(db, order.id),
    findPaymentOfOrder(db, order.id),
    refundableOfOrder(db, order.id),
    listParcels(db, order.id),
    listTransfers(db, order.id),
    findMarks(db, order.id),
    listStaffNames(db),
  ]);
  const progress = sentProgress(refundable.lines.map(({ tally }) => tally));
  const provider = payment && (await payments.named(payment.provider));
  const leftPence = refundablePence(ledger, refunds);
  const failedPence = failedRefundPence(leftPence, refunds);
  const transfer = order.paymentMethod === 'transfer' ? transferAccount(transfers, ledger, order) : null;
  return {
    order,
    next: nextStep({
      ...order,
      disputes,
      concerns,
      failedRefundPence: failedPence,
      refundablePence: leftPence,
      isPartSent: isPartSent(progress),
      transfer,
      now: nowIso(clock),
      isRefundUnderWay: refunds.some(({ state }) => state === 'requested' || state === 'pending'),
      askedUntil: cashQuestion && isOpenQuestion(cashQuestion) ? cashQuestion.endsAt : null,
    }),
    events,
    ledger,
    refunds,
    disputes,
    risk,
    providerPage: payment?.reference ? (provider?.pageOf(payment.reference) ?? null) : null,
    failedRefundPence: failedPence,
    papers: papers.map(({ id, issuedAt, facts }) => ({
      id,
      issuedAt,
      title: paperLabel(facts),
      grossPence: facts.grossPence,
    })),
    cashQuestion,
    refundable: refundableView(refundable),
    parcels,
    marks,
    people,
    progress,
    tallies: refundable.lines.map(({ lineId, tally }) => ({ lineId, tally })),
    refundablePence: leftPence,
    duePence: order.totalPence - settledPence(ledger, refunds),
    transfer,
    refundKey: random.id(),
    mayRefund: may(role, 'orders.refund'),
    mayRecordCash: may(role, 'orders.change-status'),
    canArchive: may(role, 'orders.archive'),
    canDelete: may(role, 'orders.delete'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const { orderNumber } = params;
  if (form.get('intent') === 'refund')
    return runRefund(platform, requirePermission(context, 'orders.refund'), orderNumber, form);
  const member = requirePermission(context, 'orders.change-status');
  if (form.get('intent') === 'mark') return saveMarks(platform, member, orderNumber, form);
  if (form.get('intent') === 'note') return addNote(platform, member, orderNumber, readSubmitted(form));
  if (form.get('intent') === 'tracking')
    return saveTracking(platform, member, orderNumber, readSubmitted(form));
  if (form.get('intent') === 'confirm-cash') return runConfirmCash(platform, member, orderNumber);
  if (form.get('intent') === 'cash') return runRecordCash(platform, member, orderNumber, form);
  return runStatusChange(platform, member, orderNumber, form);
}

async function saveMarks(platform: Platform, member: StaffMember, orderNumber: string, form: FormData) {
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

/** Changes an order's status as its form asks; asks back before an unusual move, and before one with questions. */
async function runStatusChange(platform: Platform, member: StaffMember, orderNumber: string, form: FormData) {
  const to = ORDER_STATUSES.find((status) => status === form.get('orderStatus'));
  if (!to) return data<OrderCommandResult>({ ok: false, message: STATUS_UPDATE_FAILED }, { status: 422 });
  const from = ORDER_STATUSES.find((status) => status === form.get('from'));
  const note = singleLine(String(form.get('note') ?? '')).slice(0, 500);
  const submitted = readSubmitted(form);
  const parsed = parseTracking(submitted);
  if (!parsed.ok)
    return data<OrderCommandResult>(
      {
        ok: false,
        message: 'Nothing was changed: the tracking is not right.',
        errors: parsed.errors,
        submitted,
      },
      { status: 422 },
    );
  const { tracking } = parsed;
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  const mayRefund = may(member.role, 'orders.refund');
  const stock = STOCK_CHOICES.find((choice) => choice === form.get('stock')) ?? null;
  const isConfirmed = form.get('confirmed') === 'yes';
  const money = await cancellingMoney(platform, order, to === 'cancelled' && from !== to);
  const move = { from: from ?? order.orderStatus, to, note, money: { ...money, mayRefund }, tracking };
  const concerns = isSending(to) && !hasLeft(move.from) ? await listConcerns(platform.db, order.id) : [];
  const questions = moveQuestions({
    ...move,
    wasSent: await wasSent(platform.db, order.id),
    paymentState: order.paymentState,
    leftPence: money.leftPence,
    concerns,
  });
  const canMove = !isSending(to) || whyNotSent(order) === null;
  const ask = canMove && (from || questions.length > 0) ? askMove(orderNumber, questions, move) : null;
  const isAnswered = isConfirmed && (!questions.includes('stock') || stock !== null);
  if (ask && !isAnswered) return data<OrderCommandResult>({ ok: false, ask });
  const refunds = mayRefund && form.get('refund') === 'yes';
  try {
    const changed = await changeOrderStatus(platform, {
      orderNumber,
      to,
      actor: member,
      from,
      note,
      answers: isConfirmed ? { refunds, stock } : undefined,
      tracking: tracking ?? undefined,
    });
    if (changed.ok) {
      // Money that went back cannot be called back.
      const undo = from && from !== to && !refunds ? undoMove(orderNumber, from, to, changed.tookStock) : {};
      return data<OrderCommandResult>({ ok: true, message: `Order is now ${to}.`, ...undo });
    }
    if (changed.problem === 'order-not-found') throw data(null, { status: 404 });
    return data<OrderCommandResult>({ ok: false, message: statusRefusal(changed) }, { status: 409 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'an order status could not be changed');
    return data<OrderCommandResult>({ ok: false, message: STATUS_UPDATE_FAILED }, { status: 500 });
  }
}

/** Refunds what the form asks for, after a question that names the sum, whom it goes to and how, and the lines. */
async function runRefund(platform: Platform, actor: StaffMember, orderNumber: string, form: FormData) {
  const values = readSubmitted(form);
  const refuse = (errors: Record<string, string>) =>
    data<MoneyFormResult>({ of: 'refund', ok: false, message: '', errors, values }, { status: 422 });
  const parsed = parseRefund(values);
  if (!parsed.ok) return refuse(parsed.errors);
  const { sumRate, ...asked } = parsed.refund;
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  const isConfirmed = form.get('confirmed') === 'yes';
  const result = await refundOrder(platform, {
    ...asked,
    sumRate: sumRate?.rate,
    orderNumber,
    actor,
    isConfirmed,
  });
  if (result.ok) return data<MoneyFormResult>({ of: 'refund', ok: true, message: refundedText(result) });
  if (result.problem === 'needs-confirmation') {
    const paidWith = await findPaidWith(platform.db, order.id);
    const ask = askRefund(order, { refund: result.refund, paidWith, sendsMail: await platform.sendsMail() });
    return data<MoneyFormResult>({ of: 'refund', ok: false, message: '', ask, values });
  }
  return isOfField(result) ? refuse(fieldError(result)) : refuseMoney('refund', result, values);
}

function refundedText({ amountPence, isDone }: { amountPence: Pence; isDone: boolean }): string {
  if (amountPence === 0) return 'The pieces are back in stock.';
  return isDone
    ? `${formatPounds(amountPence)} is refunded.`
    : `The refund of ${formatPounds(amountPence)} is on its way. “Payment” shows when it is done.`;
}

async function runRecordCash(platform: Platform, actor: StaffMember, orderNumber: string, form: FormData) {
  const note = singleLine(String(form.get('note') ?? '')).slice(0, 300);
  if (form.get('confirmed') !== 'yes')
    return data<MoneyFormResult>({ of: 'cash', ok: false, message: CASH_NOT_CONFIRMED }, { status: 409 });
  const result = await recordCash(platform, { orderNumber, note, actor });
  if (!result.ok) return refuseMoney('cash', result);
  return data<MoneyFormResult>({ of: 'cash', ok: true, message: 'The cash is recorded.' });
}

async function runConfirmCash(platform: Platform, member: StaffMember, orderNumber: string) {
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  if (await confirmCashOrder(platform, member, order.id))
    return data<OrderCommandResult>({ ok: true, message: 'Marked as still wanted.' });
  const message = 'It was packed or cancelled meanwhile.';
  return data<OrderCommandResult>({ ok: false, message }, { status: 409 });
}

async function saveTracking(
  platform: Platform,
  member: StaffMember,
  orderNumber: string,
  submitted: Record<string, string>,
) {
  const parsed = parseTracking(submitted);
  if (!parsed.ok || !parsed.tracking) {
    const errors = parsed.ok ? {} : parsed.errors;
    return data<OrderCommandResult>({ ok: false, message: 'Nothing was changed.', errors, submitted }, 422);
  }
  if (!(await trackOrder(platform, member, orderNumber, parsed.tracking))) throw data(null, { status: 404 });
  return data<OrderCommandResult>({ ok: true, message: 'Tracking saved.', submitted });
}

async function addNote(
  platform: Platform,
  member: StaffMember,
  orderNumber: string,
  submitted: Record<string, string>,
) {
  const refuse = (status: number, message: string) =>
    data<OrderCommandResult>({ ok: false, message, submitted }, status);
  const note = singleLine(submitted.note ?? '').slice(0, 500);
  if (note.trim() === '') return refuse(422, 'Note is required');
  try {
    if (!(await noteOrder(platform, member, orderNumber, note))) throw data(null, { status: 404 });
    return data<OrderCommandResult>({ ok: true, message: 'Note added.', submitted });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a note could not be added to an order');
    return refuse(500, savingFailed('order'));
  }
}

const NO_TRACKING = { carrier: '', number: '', link: '' };

/** Taking a move back puts the pieces where they were. */
function undoMove(
  orderNumber: string,
  from: OrderStatus,
  to: OrderStatus,
  tookStock: boolean,
): { undo: Undo } {
  const fields = {
    orderStatus: from,
    from: to,
    confirmed: 'yes',
    ...(from === 'cancelled' && { stock: tookStock ? 'return' : 'keep-out' }),
  };
  return { undo: { action: cmsPaths.order(orderNumber), commands: [{ fields, ids: [] }] } };
}

/** Reads the figures anew after a refusal too: it says that they changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function OrderPage({
  loaderData: {
    order,
    next,
    events,
    ledger,
    refunds,
    papers,
    cashQuestion,
    disputes,
    risk,
    tallies,
    parcels,
    marks,
    people,
    progress,
    providerPage,
    failedRefundPence: failedPence,
    canArchive,
    canDelete,
    transfer,
    ...money
  },
  actionData,
}: Route.ComponentProps) {
  const commanded = actionData && !('of' in actionData) ? actionData : undefined;
  const cancelled =
    order.orderStatus === 'cancelled' && events.findLast(({ from, to }) => to === 'cancelled' && from !== to);
  return (
    <>
      <BackLink to={cmsPaths.orders()}>All orders</BackLink>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-[min(1.875rem,11vw)] tracking-tight">{order.orderNumber}</h1>
        <StatusBadge status={order.orderStatus} />
        <PartSentBadge progress={progress} status={order.orderStatus} />
        {isUnpaid(order.paymentState) && <PaymentBadge state={order.paymentState} isLost={false} />}
        {failedPence > 0 && <FlagBadge look="bad">Refund failed</FlagBadge>}
        <RiskBadge risk={risk} />
        <p className="text-sm text-ink-soft">
          Placed <Moment at={order.createdAt} />
          {order.channel !== 'web' && (
            <>
              {' · '}
              {CHANNEL_NAMES[order.channel]}, entered by {order.enteredBy}
            </>
          )}
          {cancelled && (
            <>
              {' · '}Cancelled by {cancelled.actor ?? 'the shop'} <Moment at={cancelled.at} />
            </>
          )}
        </p>
        <Link
          to={cmsPaths.packingSlips([order.orderNumber])}
          className="btn btn-outline btn-small sm:ml-auto"
        >
          Packing slip
        </Link>
      </div>
      {failedPence > 0 && (
        <p role="alert" className="mb-5 rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
          {failedRefundForStaff(failedPence)}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:col-start-2 lg:grid-cols-1">
          <NextStepCard
            order={order}
            // What is left to send has a tracking of its own.
            tracking={isPartSent(progress) ? NO_TRACKING : order.tracking}
            next={next}
            result={commanded}
          />
          <DifferenceCard order={order} maySettle={money.mayRefund} />
          <CustomerCard
            order={order}
            mayCorrect={
              money.mayRecordCash && order.orderStatus !== 'cancelled' && !hasLeft(order.orderStatus)
            }
          />
        </div>
        <div className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <LinesCard order={order} tallies={tallies} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <PaymentCard
              order={order}
              ledger={ledger}
              refunds={refunds}
              disputes={disputes}
              risk={risk}
              providerPage={providerPage}
            />
            <MoneyForm
              {...money}
              state={order.paymentState}
              totalPence={order.totalPence}
              isDisputed={ledgerSums(ledger).disputedPence > 0}
              result={actionData && 'of' in actionData ? actionData : undefined}
            />
          </div>
          <ParcelsCard
            order={order}
            parcels={parcels}
            progress={progress}
            maySend={
              money.mayRecordCash &&
              order.orderStatus !== 'cancelled' &&
              progress.sent < progress.of &&
              whyNotSent(order) === null
            }
          />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:grid-cols-1">
          {transfer && (
            <TransferCard
              orderNumber={order.orderNumber}
              account={transfer}
              mayRecord={money.mayRecordCash}
            />
          )}
          <DisputeCards disputes={disputes} />
          {hasLeft(order.orderStatus) && standingParcels(parcels).length <= 1 && (
            <TrackingCard tracking={order.tracking} result={commanded} />
          )}
          <CashQuestionCard order={order} question={cashQuestion} />
          <OrderNoteForm result={commanded} />
          {money.mayRecordCash && <MarksCard marks={marks} people={people} />}
          {papers.length > 0 && (
            <Card title="Papers">
              <PaperList papers={papers} />
            </Card>
          )}
        </div>
        <div className="grid gap-5 lg:col-start-1">
          <HistoryCard events={events} />
          <OrderActions order={order} canArchive={canArchive} canDelete={canDelete} />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
