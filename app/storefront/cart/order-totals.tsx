import type { ReactNode } from 'react';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import type { ShownAdjustment } from '#domain/promotions/shown-discounts.ts';
import { NO_UK_VAT } from '#domain/words/messages.ts';

/** Subtotal, discounts, delivery, total and the VAT in it. */
export function OrderTotals({
  totals,
  discounts = [],
  deliveryAdjustments = [],
  vatPence,
  isExport = false,
  isEstimate = false,
  isDeliveryShown = true,
  isDeliveryFrom = false,
  service = '',
  when = '',
}: {
  totals: Totals;
  /** What offers take off the goods. */
  discounts?: readonly ShownAdjustment[];
  /** What offers took off delivery. */
  deliveryAdjustments?: readonly ShownAdjustment[];
  /** Null: no VAT is shown. */
  vatPence: Pence | null;
  /** True where it leaves the area of UK VAT. */
  isExport?: boolean;
  /** True until the shop has said what it costs. */
  isEstimate?: boolean;
  /** False where there is nothing to deliver. */
  isDeliveryShown?: boolean;
  /** True where it may cost more, by the place nobody has named. */
  isDeliveryFrom?: boolean;
  /** What it is called, where there are others. */
  service?: string;
  /** When it arrives: 'Expected Tue 1 – Fri 4 Dec'. */
  when?: string;
}) {
  const named = discounts.reduce((sum, { pence }) => sum + pence, 0);
  // What was agreed or given back otherwise has no offer that names it.
  const unnamed = totals.subtotalPence + totals.shippingPence - totals.totalPence - named;
  return (
    <dl className="grid gap-2.5 tabular-nums">
      <Row name="Subtotal">{formatPounds(totals.subtotalPence)}</Row>
      {discounts.map(({ offer, reason, pence }) => (
        <Row
          key={`${offer} ${reason}`}
          name={
            <>
              Discount <OfferWords reason={reason} />
            </>
          }
        >
          −{formatPounds(pence)}
        </Row>
      ))}
      {unnamed > 0 && <Row name="Discount">−{formatPounds(unnamed)}</Row>}
      {isDeliveryShown && (
        <Row
          name={
            <>
              Delivery {service && <span className="block text-sm text-ink-soft">{service}</span>}{' '}
              {when && <span className="block text-sm text-ink-soft">{when}</span>}
              {deliveryAdjustments.map(({ offer, reason, pence }) => (
                <OfferWords key={`${offer} ${reason}`} reason={`${reason}: −${formatPounds(pence)}`} />
              ))}
            </>
          }
        >
          {isDeliveryFrom && 'from '}
          {totals.shippingPence === 0 ? 'Free' : formatPounds(totals.shippingPence)}
        </Row>
      )}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="heading-3">
          Total {isEstimate && <span className="text-sm text-ink-soft">(estimate)</span>}
        </dt>
        <dd className="text-2xl font-semibold" data-total>
          {formatPounds(totals.totalPence)}
        </dd>
      </div>
      {vatPence !== null && isExport && <div className="text-sm text-ink-soft">{NO_UK_VAT}</div>}
      {vatPence !== null && !isExport && (
        <div className="flex justify-between gap-4 text-sm text-ink-soft">
          <dt>Including VAT</dt>
          <dd>{formatPounds(vatPence)}</dd>
        </div>
      )}
    </dl>
  );
}

function OfferWords({ reason }: { reason: string }) {
  return <span className="block text-sm text-leaf [overflow-wrap:anywhere]">{reason}</span>;
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
