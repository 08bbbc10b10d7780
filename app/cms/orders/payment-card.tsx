import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import type { LedgerRow } from '#database/queries/payment/payment-ledger.ts';
import type { RefundRow } from '#database/queries/payment/refunds.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Dispute } from '#domain/payment/dispute.ts';
import { type PaymentRisk, riskTexts } from '#domain/payment/payment-risk.ts';
import type { LedgerKind } from '#domain/payment/payment-state.ts';
import { Card } from './card.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { paymentName } from './payment-names.ts';
import { RiskBadge } from './risk-badge.tsx';

const LEDGER_NAMES: Record<LedgerKind, string> = {
  authorised: 'Held on the card',
  captured: 'Received',
  declined: 'Attempt failed',
  ended: 'Payment ended',
  reopened: 'Payment due again',
  'cash-received': 'Received in cash',
  refunded: 'Refunded',
  'receipt-corrected': 'Taken out: entered by mistake',
  'refund-failed': 'Refund failed',
  disputed: 'Taken back by the bank',
  'dispute-returned': 'Returned by the bank',
};

const FAILED = 'font-semibold text-rose-deep';

/** The account of an order's money: its state, what happened, and the refunds that are under way. */
export function PaymentCard({
  order,
  ledger,
  refunds,
  disputes,
  risk,
  providerPage,
}: {
  order: Order;
  ledger: LedgerRow[];
  refunds: RefundRow[];
  disputes: readonly Pick<Dispute, 'state'>[];
  risk: PaymentRisk;
  /** The payment at its service, with its refunds; null where there is no such page. */
  providerPage: string | null;
}) {
  const cameBack = new Set(
    ledger.flatMap(({ kind, reference }) => (kind === 'refund-failed' ? [reference] : [])),
  );
  // One that failed after it was done stands in the ledger.
  const open = refunds.filter(({ state, reference }) => state !== 'done' && !cameBack.has(reference ?? ''));
  const failureOf = ({ kind, reference }: LedgerRow) =>
    kind === 'refund-failed' && refunds.find((refund) => refund.reference === reference)?.failure;
  // Stripe finds a payment by its reference; those of cash and of the test card are the shop's own keys.
  const namesReferences = order.paymentMethod === 'card' && !order.isTestCard;
  return (
    <Card title="Payment">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <PaymentBadge state={order.paymentState} isLost={disputes.some(({ state }) => state === 'lost')} />
        <DisputeBadge states={disputes.map(({ state }) => state)} />
        <RiskBadge risk={risk} />
        <p>
          {paymentName(order)}
          {order.card && `: ${order.card.brand} ending in ${order.card.last4}`}
        </p>
      </div>
      {riskTexts(risk).map((text) => (
        <p key={text} className="mt-1 text-sm text-ink-soft">
          {text}
        </p>
      ))}
      {order.isTestCard && <p className="mt-1 text-sm text-ink-soft">Test card: no money moves.</p>}
      {order.paymentState === 'awaiting payment' && order.holdUntil && (
        <p className="mt-1 text-sm text-ink-soft">
          Its stock is held until <Moment at={order.holdUntil} />.
        </p>
      )}
      {order.paymentState === 'awaiting payment' && order.orderStatus !== 'cancelled' && (
        <Link
          to={cmsPaths.paymentRequest(order.orderNumber)}
          className="mt-2 inline-flex min-h-6 items-center text-sm underline underline-offset-4"
        >
          Link to pay
        </Link>
      )}
      {(ledger.length > 0 || open.length > 0) && (
        <ul className="mt-3 grid gap-2.5 border-t border-line pt-3 text-sm">
          {ledger.map((entry) => (
            <li key={`${entry.kind} ${entry.reference}`}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className={entry.kind === 'refund-failed' ? FAILED : 'font-medium'}>
                  {LEDGER_NAMES[entry.kind]}
                </span>
                {entry.amountPence > 0 && (
                  <span className="tabular-nums">{formatPounds(entry.amountPence)}</span>
                )}
              </p>
              <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">
                <Moment at={entry.at} />
                {entry.actor && ` · ${entry.actor}`}
                {entry.note && ` · ${entry.note}`}
                {failureOf(entry) && ` · ${failureOf(entry)}`}
                {namesReferences && entry.amountPence > 0 && (
                  <Reference text={entry.reference} page={providerPage} />
                )}
              </p>
            </li>
          ))}
          {open.map((refund) => (
            <li key={refund.id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className={refund.state === 'failed' ? FAILED : 'font-medium'}>
                  {refund.state === 'failed' ? 'Refund failed' : 'Refund on its way'}
                </span>
                <span className="tabular-nums">{formatPounds(refund.amountPence)}</span>
              </p>
              <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">
                <Moment at={refund.requestedAt} />
                {` · ${refund.actor ?? 'The shop'} · ${refund.failure ?? refund.reason}`}
                {namesReferences && <Reference text={refund.reference ?? ''} page={providerPage} />}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Reference({ text, page }: { text: string; page: string | null }) {
  if (text === '') return null;
  return (
    <>
      {' · '}
      {page === null ? (
        text
      ) : (
        <a href={page} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {text}
          <span className="sr-only"> at Stripe</span>
        </a>
      )}
    </>
  );
}
