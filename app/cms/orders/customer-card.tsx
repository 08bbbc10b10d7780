import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Day } from '#app/ui/moment.tsx';
import { HANDED_OVER, isHandedOver } from '#domain/entered-orders/entered-order.ts';
import { phoneLink } from '#domain/fields/phone.ts';
import type { Order } from '#domain/order/order.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import { billingText } from '#domain/order-wishes/billing-address.ts';
import { Card } from './card.tsx';

/** Whom the order goes to, and what they asked for. */
export function CustomerCard({
  order: { orderNumber, customerInfo, billing, gift, delivery, estimatedDelivery },
  mayCorrect,
}: {
  order: Order;
  /** It has not left, and can be corrected. */
  mayCorrect: boolean;
}) {
  const { firstName, lastName, email, phone, address, city, postcode, country, notes, flat } = customerInfo;
  return (
    <Card title="Customer">
      <address className="grid gap-1 text-sm not-italic [overflow-wrap:anywhere]">
        <Link
          to={cmsPaths.customerOfOrder(orderNumber)}
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
        >
          {firstName} {lastName}
        </Link>
        {email && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {email}
          </a>
        )}
        {phone && (
          <a
            href={phoneLink(phone)}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {phone}
          </a>
        )}
        <p className="mt-2 whitespace-pre-line">
          {[...addressLines({ address, flat }), city, postcode, country].filter(Boolean).join('\n')}
        </p>
      </address>
      {notes && (
        <p className="mt-3 rounded-xl bg-blush-soft p-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {notes}
        </p>
      )}
      {gift && (
        <p className="mt-3 rounded-xl bg-blush-soft p-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          <strong>A gift</strong>
          {gift.message ? `: ${gift.message}` : ', without a message'}
        </p>
      )}
      {billing && (
        <p className="mt-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          <strong className="block">Invoice to</strong>
          {billingText(billing)}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {isHandedOver(delivery) ? (
          HANDED_OVER.name
        ) : (
          <>
            Estimated delivery <Day at={estimatedDelivery} />
          </>
        )}
      </p>
      {mayCorrect && (
        <p className="mt-3">
          <Link to={cmsPaths.correctOrder(orderNumber)} className="btn btn-outline btn-small">
            Correct
          </Link>
        </p>
      )}
    </Card>
  );
}
