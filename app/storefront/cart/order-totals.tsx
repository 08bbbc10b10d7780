import type { ReactNode } from 'react';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { NO_UK_VAT } from '#domain/words/messages.ts';

/** Subtotal, delivery, total and the VAT in it. */
export function OrderTotals({
  totals,
  vatPence,
  isExport = false,
  isEstimate = false,
  isDeliveryShown = true,
  isDeliveryFrom = false,
  service = '',
  when = '',
}: {
  totals: Totals;
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
  const discountPence = totals.subtotalPence + totals.shippingPence - totals.totalPence;
  return (
    <dl className="grid gap-2.5 tabular-nums">
      <Row name="Subtotal">{formatPounds(totals.subtotalPence)}</Row>
      {discountPence > 0 && <Row name="Discount">−{formatPounds(discountPence)}</Row>}
      {isDeliveryShown && (
        <Row
          name={
            <>
              Delivery {service && <span className="block text-sm text-ink-soft">{service}</span>}{' '}
              {when && <span className="block text-sm text-ink-soft">{when}</span>}
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

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
