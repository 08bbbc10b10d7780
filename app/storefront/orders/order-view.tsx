import { useEffect, useRef } from 'react';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { OrderTotals } from '#app/storefront/cart/order-totals.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DELIVERY_NOTE } from '#domain/cart/shipping.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { FoundOrder } from './lookup-result.ts';
import { OrderWay } from './order-way.tsx';

/** An order as its shopper sees it. */
export function OrderView({ order }: { order: FoundOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className="grid gap-3 py-10 md:py-14">
        <p className="eyebrow text-rose-deep">Placed on {order.placed}</p>
        <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
          Order <span className="tabular-nums">{order.orderNumber}</span>
        </h1>
        <p className="text-lg text-ink-soft">{summaryOf(order)}</p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-[1.35fr_1fr]">
        <div className="grid gap-10">
          <Timeline steps={order.steps} />
          {(order.parcel.text || order.parcel.link) && <Parcel parcel={order.parcel} />}
          <Lines lines={order.lines} />
        </div>
        <aside aria-label="Order details" className="grid gap-8">
          <div className="rounded-card bg-blush-soft p-6 sm:p-8">
            <OrderTotals totals={order.totals} vatPence={order.vatPence} />
            <p className="mt-5 border-t border-blush pt-4 text-sm">{order.payment}</p>
          </div>
          <div className="grid gap-1">
            <h2 className="heading-3">Going to</h2>
            <p className="text-ink-soft [overflow-wrap:anywhere]">{order.goingTo}</p>
          </div>
          <WriteToUs orderNumber={order.orderNumber} />
        </aside>
      </div>
    </>
  );
}

function summaryOf({ status, expected }: FoundOrder): string {
  if (status === 'cancelled') return 'This order was cancelled. Nothing more will come of it.';
  if (status === 'delivered') return 'This order has been delivered. We hope you like it.';
  return `We expect it with you from ${expected} on: delivery takes ${DELIVERY_NOTE}.`;
}

function Timeline({ steps }: Pick<FoundOrder, 'steps'>) {
  return (
    <section aria-labelledby="order-way">
      <h2 id="order-way" className="heading-3 mb-5">
        Where it is
      </h2>
      <OrderWay
        steps={steps.map(({ name, when, state }) => ({
          name,
          text: when || (state === 'ahead' ? 'Not yet' : <span className="sr-only">Done</span>),
          state,
        }))}
      />
    </section>
  );
}

function Parcel({ parcel: { text, link } }: Pick<FoundOrder, 'parcel'>) {
  return (
    <section aria-labelledby="order-parcel">
      <h2 id="order-parcel" className="heading-3 mb-3">
        Your parcel
      </h2>
      {text && <p className="[overflow-wrap:anywhere]">{text}</p>}
      {link && (
        <p className="mt-1">
          <a href={link} className="detail-link" target="_blank" rel="noreferrer">
            Follow your parcel
          </a>
        </p>
      )}
    </section>
  );
}

function Lines({ lines }: Pick<FoundOrder, 'lines'>) {
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="heading-3 mb-3">
        What you ordered
      </h2>
      <ul>
        {lines.map(({ name, variant, brand, quantity, linePence }) => (
          <li key={`${name} ${variant}`} className="flex justify-between gap-4 border-b border-line py-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-sm text-ink-soft">{brand}</span>
              {quantity} × {name}
              {variant && <span className="text-ink-soft"> ({variant})</span>}
            </span>
            <span className="self-end font-semibold tabular-nums">{formatPounds(linePence)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WriteToUs({ orderNumber }: { orderNumber: string }) {
  const shop = useShop();
  const subject = encodeURIComponent(`Order ${orderNumber}`);
  return (
    <div className="grid gap-3">
      <h2 className="heading-3">Something not right?</h2>
      <p className="text-ink-soft">
        Write to{' '}
        <a
          href={`mailto:${shop.supportEmail}?subject=${subject}`}
          className="detail-link [overflow-wrap:anywhere]"
        >
          {shop.supportEmail}
        </a>{' '}
        with the number above, or call{' '}
        <a href={shop.phoneHref} className="detail-link">
          {shop.phone}
        </a>{' '}
        ({shop.businessHours}).
      </p>
      <p className="mt-1 flex flex-wrap gap-3">
        <ButtonLink to={paths.contact()} variant="outline" size="small">
          Contact us
        </ButtonLink>
        <ButtonLink to={paths.orders()} variant="quiet" size="small" reloadDocument>
          Another order
        </ButtonLink>
      </p>
    </div>
  );
}
