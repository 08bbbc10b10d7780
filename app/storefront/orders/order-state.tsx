import { Form, Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { OrderAgain } from '#app/storefront/order-sending/order-again.tsx';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { pageAddress } from '#domain/content/page.ts';
import type { DifferenceNotice } from '#domain/corrections/difference-words.ts';
import { KnownOrderFields } from './known-order-fields.tsx';
import type { FoundOrder } from './lookup-result.ts';
import { OWN_ORDER } from './order-customer.tsx';

/** How an order stands, what comes next, and what can be done now. */
export function OrderState({ order }: { order: FoundOrder }) {
  const { progress, parcel } = order;
  return (
    <section aria-labelledby="order-state" className="grid gap-5 rounded-card bg-blush-soft p-6 sm:p-8">
      <div className="grid max-w-prose gap-2">
        <h2 id="order-state" className="heading-2">
          {progress.state}
        </h2>
        <p className="text-lg">{progress.now}</p>
        {progress.next && <p className="text-ink-soft">{progress.next}</p>}
        {order.status === 'cancelled' &&
          order.payment.map((sentence) => (
            <p key={sentence} className="text-ink-soft">
              {sentence}
            </p>
          ))}
      </div>
      {parcel.text && (
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">Your parcel:</span> {parcel.text}
        </p>
      )}
      {order.difference && <DifferencePart order={order} {...order.difference} />}
      <Actions order={order} />
      {!order.may.cancel && order.status !== 'cancelled' && (
        <p className="max-w-prose text-sm text-ink-soft">
          {order.cancelling.whyNot}
          {order.may['send-back'] && (
            <>
              {' '}
              <Link to={RETURNS} className="detail-link">
                How to return something
              </Link>
            </>
          )}
        </p>
      )}
    </section>
  );
}

const RETURNS = pageAddress({ kind: 'page', slug: 'returns' });

function Actions({ order }: { order: FoundOrder }) {
  const { may, parcel, customer } = order;
  if (order.status === 'cancelled') return <OrderAgain lines={order.lines.map(toCart)} variant="outline" />;
  if (!parcel.link && !may.cancel && !may.pay) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {may.pay && <PayNow order={order} />}
      {parcel.link && (
        <a href={parcel.link} className={buttonClass({})} target="_blank" rel="noreferrer">
          Track your parcel
        </a>
      )}
      {may.cancel && customer && (
        <Form method="post" action={paths.orders()}>
          <KnownOrderFields order={order} />
          <Button type="submit" name="intent" value="cancel" variant="outline">
            Cancel this order
          </Button>
        </Form>
      )}
      {may.cancel && !customer && (
        <a href={`#${OWN_ORDER}`} className={buttonClass({ variant: 'outline' })}>
          Cancel this order
        </a>
      )}
    </div>
  );
}

function toCart({ slug, imageUrl, ...line }: FoundOrder['lines'][number]) {
  const { name, brand, variant, variantId, quantity, linePence } = line;
  return { id: slug, name, brand, variant, variantId, quantity, linePence, image: imageUrl ?? '' };
}

/** What is owed for a correction, with the way to pay it, or what became of it. */
function DifferencePart({ order, title, text, pay }: { order: FoundOrder } & DifferenceNotice) {
  return (
    <div className="grid max-w-prose gap-3 border-t border-blush pt-5">
      <h3 className="heading-3">{title}</h3>
      <p>{text}</p>
      {pay && (
        <div>
          <PayNow order={order} label={pay} />
        </div>
      )}
    </div>
  );
}

/** Loads a document: only that page's own policy lets the payment service's script in. */
function PayNow({ order, label = 'Pay now' }: { order: FoundOrder; label?: string }) {
  if (order.link !== null)
    return (
      <ButtonLink to={paths.payOrderByLink(order.link)} reloadDocument>
        {label}
      </ButtonLink>
    );
  return (
    <Form method="post" action={paths.pay()} reloadDocument>
      <KnownOrderFields order={order} />
      <Button type="submit">{label}</Button>
    </Form>
  );
}
