import { useEffect, useRef } from 'react';
import { OrderTotals } from '#app/storefront/cart/order-totals.tsx';
import { GiveBack } from './give-back.tsx';
import { Letterhead } from './letterhead.tsx';
import type { FoundOrder, LookupResult } from './lookup-result.ts';
import { OrderAsk } from './order-ask.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderState } from './order-state.tsx';
import { OrderWay } from './order-way.tsx';
import { ReviewBought } from './review-bought.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { WriteAboutOrder } from './write-about-order.tsx';

/** An order as its shopper sees it: how it stands, what can be done, and what happened. */
export function OrderView({
  order,
  asksToCancel,
  notice,
  refused,
}: Omit<Extract<LookupResult, { ok: true }>, 'ok'> & {
  /** The email that was given on this page and is not the order's. */
  refused?: Extract<LookupResult, { ok: false }> | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!asksToCancel && !notice && !refused) heading.current?.focus();
  }, [asksToCancel, notice, refused]);
  return (
    <>
      <Letterhead />
      <header className="grid gap-3 pt-10 pb-8 md:pt-14">
        <p className="eyebrow text-rose-deep">Placed on {order.placed}</p>
        <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
          Order <span className="tabular-nums">{order.orderNumber}</span>
        </h1>
      </header>
      {notice && <Notice {...notice} />}
      {asksToCancel ? <OrderAsk order={order} /> : <OrderState order={order} />}
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 md:grid-cols-[1.35fr_1fr]">
        <div className="grid gap-10">
          <OrderParcels parcels={order.parcels} toCome={order.toCome} />
          <Timeline steps={order.steps} />
          <OrderLines lines={order.lines} />
          <GiveBack order={order} />
          <ReviewBought to={order.review} />
        </div>
        <aside aria-label="Order details" className="grid gap-8">
          <div className="rounded-card bg-blush-soft p-6 sm:p-8">
            <OrderTotals {...order} />
            {order.status !== 'cancelled' && (
              <div className="mt-5 grid gap-1.5 border-t border-blush pt-4 text-sm">
                {order.payment.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                {order.transfer && <TransferDetails transfer={order.transfer} />}
              </div>
            )}
          </div>
          <OrderPapers papers={order.papers} />
          <OrderCustomer order={order} refused={refused} />
          <WriteAboutOrder orderNumber={order.orderNumber} />
        </aside>
      </div>
    </>
  );
}

function Notice({ text, isRefusal }: { text: string; isRefusal: boolean }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p
      ref={paragraph}
      tabIndex={-1}
      role={isRefusal ? 'alert' : 'status'}
      className={`mb-6 rounded-lg border bg-surface px-4 py-3 font-medium outline-none ${
        isRefusal ? 'border-rose text-rose-deep' : 'border-leaf text-leaf'
      }`}
    >
      {text}
    </p>
  );
}

function Timeline({ steps }: Pick<FoundOrder, 'steps'>) {
  return (
    <section aria-labelledby="order-way">
      <h2 id="order-way" className="heading-3 mb-5">
        Where it is
      </h2>
      <OrderWay
        steps={steps.map(({ name, when, text, state }) => ({
          name,
          text: (
            <>
              {when || <span className="sr-only">Done</span>}
              {text && <span className="block">{text}</span>}
            </>
          ),
          state,
        }))}
      />
    </section>
  );
}
