import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Day } from '#app/ui/moment.tsx';
import type { Order } from '#domain/order/order.ts';
import { Card } from './card.tsx';

/** Whom the order goes to, and what they asked for. */
export function CustomerCard({ order: { orderNumber, customerInfo, estimatedDelivery } }: { order: Order }) {
  const { firstName, lastName, email, phone, address, city, postcode, country, notes } = customerInfo;
  return (
    <Card title="Customer">
      <address className="grid gap-1 text-sm not-italic [overflow-wrap:anywhere]">
        <Link
          to={cmsPaths.customerOfOrder(orderNumber)}
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
        >
          {firstName} {lastName}
        </Link>
        <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center underline underline-offset-4">
          {email}
        </a>
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {phone}
        </a>
        <p className="mt-2 whitespace-pre-line">
          {[address, city, postcode, country].filter(Boolean).join('\n')}
        </p>
      </address>
      {notes && (
        <p className="mt-3 rounded-xl bg-blush-soft p-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {notes}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        Estimated delivery <Day at={estimatedDelivery} />
      </p>
    </Card>
  );
}
