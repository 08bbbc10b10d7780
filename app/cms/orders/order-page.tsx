import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { PaperList } from '#app/cms/papers/paper-list.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findCashQuestion } from '#database/queries/order/cash-questions.ts';
import { findMarks } from '#database/queries/order/marked-orders.ts';
import { findOrder, listOrderEvents } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listDisputes } from '#database/queries/payment/disputes.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentRisk, listConcerns } from '#database/queries/payment/payment-risks.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { listStaffNames } from '#database/queries/people/people.ts';
import { listLinkedOrders } from '#database/queries/returns/linked-orders.ts';
import { listReturnsOf } from '#database/queries/returns/returns.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { settledPence } from '#domain/corrections/settled.ts';
import { isOpenQuestion } from '#domain/order/cash-question.ts';
import { hasLeft } from '#domain/order/order.ts';
import { whyNotSent } from '#domain/order/sending.ts';
import { nextStep } from '#domain/order-next/next-step.ts';
import { paperLabel } from '#domain/paper/paper.ts';
import { isPartSent, sentProgress, standingParcels } from '#domain/parcels/parcel.ts';
import { failedRefundPence } from '#domain/payment/failed-refund.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { may } from '#domain/people/permissions.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import type { Route } from './+types/order-page';
import { Card } from './card.tsx';
import { CashQuestionCard } from './cash-question-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { DisputeCards } from './dispute-cards.tsx';
import { HistoryCard } from './history-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MarksCard } from './marks-card.tsx';
import { MoneyForm } from './money-form.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHeading } from './order-heading.tsx';
import { orderIntentOf } from './order-intents.ts';
import { OrderManagerError } from './order-manager-error.tsx';
import { OrderNoteForm } from './order-note-form.tsx';
import { ParcelsCard } from './parcels-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PutRightCard } from './put-right-card.tsx';
import { refundableView } from './refundable-view.ts';
import { ReturnsCard } from './returns-card.tsx';
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
    returns,
    linked,
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
    listReturnsOf(db, order.id),
    listLinkedOrders(db, order.id),
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
    returns: returns.map(({ id, number, state, dueOn }) => ({ id, number, state, dueOn })),
    linked,
    canReturn: may(role, 'returns.edit'),
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
  const { permission, run } = orderIntentOf(form);
  const member = requirePermission(context, permission);
  return run({ platform, member, orderNumber: params.orderNumber, form });
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
    returns,
    linked,
    canReturn,
    ...money
  },
  actionData,
}: Route.ComponentProps) {
  const commanded = actionData && !('of' in actionData) ? actionData : undefined;
  return (
    <>
      <BackLink to={cmsPaths.orders()}>All orders</BackLink>
      <OrderHeading order={order} events={events} progress={progress} risk={risk} failedPence={failedPence} />
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
          {canReturn && progress.sent > 0 && (
            <PutRightCard
              lines={tallies.flatMap(({ lineId, tally }) => {
                const line = order.lines.find((each) => each.lineId === lineId);
                return line && tally.sent > 0 ? [{ ...line, sent: tally.sent }] : [];
              })}
              formKey={money.refundKey}
              carrier={order.tracking.carrier}
              result={commanded}
            />
          )}
          {(returns.length > 0 || linked.length > 0 || canReturn) && (
            <ReturnsCard
              orderNumber={order.orderNumber}
              returns={returns}
              linked={linked}
              canEdit={canReturn}
            />
          )}
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

const NO_TRACKING = { carrier: '', number: '', link: '' };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
