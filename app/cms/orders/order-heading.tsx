import { Link } from 'react-router';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import type { OrderEvent } from '#database/queries/order/orders.ts';
import type { findPaymentRisk } from '#database/queries/payment/payment-risks.ts';
import type { Pence } from '#domain/money/money.ts';
import { CHANNEL_NAMES, type Order } from '#domain/order/order.ts';
import type { SentProgress } from '#domain/parcels/parcel.ts';
import { failedRefundForStaff } from '#domain/payment/failed-refund.ts';
import { isUnpaid } from '#domain/payment/payment-state.ts';
import { PartSentBadge } from './part-sent-badge.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { RiskBadge } from './risk-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The number of an order, how it stands, and how it came. */
export function OrderHeading({
  order,
  events,
  progress,
  risk,
  failedPence,
}: {
  order: Order;
  events: OrderEvent[];
  progress: SentProgress;
  risk: Awaited<ReturnType<typeof findPaymentRisk>>;
  failedPence: Pence;
}) {
  const cancelled =
    order.orderStatus === 'cancelled' && events.findLast(({ from, to }) => to === 'cancelled' && from !== to);
  return (
    <>
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
    </>
  );
}
