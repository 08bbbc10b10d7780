import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { PaymentBadge } from '#app/cms/orders/payment-badge.tsx';
import { StatusBadge } from '#app/cms/orders/status-badge.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import type { CustomerHistory as History } from '#database/queries/customers/customer-history.ts';
import { MOST_SHOWN } from '#domain/customers/customer.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { SUBSCRIBER_WORDS, type SubscriberStatus } from '#domain/inbox/subscriber-list.ts';
import { formatPounds } from '#domain/money/money.ts';

/** What a customer ordered, wrote and agreed to, each part where there is something. */
export function CustomerHistory({
  history: { orders, messages, applications, subscription, stockRequests, papers },
  orders: count,
  email,
  canSeePapers,
  canSeeSubscription,
}: {
  history: History;
  /** Orders that stand, of which the latest are shown. */
  orders: number;
  email: string;
  canSeePapers: boolean;
  canSeeSubscription: boolean;
}) {
  return (
    <div className="grid min-w-0 gap-5">
      <FieldGroup title="Orders">
        {orders.length === 0 && <p className="text-sm text-ink-soft">No order yet.</p>}
        <Rows>
          {orders.map(({ orderNumber, at, totalPence, spentPence, status, paymentState, isArchived }) => (
            <Row
              key={orderNumber}
              to={cmsPaths.order(orderNumber)}
              name={orderNumber}
              end={`${formatPounds(totalPence)}${spentPence === totalPence ? '' : `, ${formatPounds(spentPence)} received`}`}
            >
              <Moment at={at} /> <StatusBadge status={status} />{' '}
              <PaymentBadge state={paymentState} isLost={false} />
              {isArchived && ' archived'}
            </Row>
          ))}
        </Rows>
        {count > MOST_SHOWN && (
          <Link to={cmsPaths.orders(email)} className="text-sm underline underline-offset-4">
            All orders
          </Link>
        )}
      </FieldGroup>
      {messages.length > 0 && (
        <FieldGroup title="Messages">
          <Rows>
            {messages.map(({ id, subject, status, at }) => (
              <Row key={id} to={cmsPaths.message(id)} name={subjectLabel(subject)} end={status}>
                <Moment at={at} />
              </Row>
            ))}
          </Rows>
        </FieldGroup>
      )}
      {applications.length > 0 && (
        <FieldGroup title="Trade applications">
          <Rows>
            {applications.map(({ id, business, status, at }) => (
              <Row key={id} to={cmsPaths.application(id)} name={business} end={status}>
                <Moment at={at} />
              </Row>
            ))}
          </Rows>
        </FieldGroup>
      )}
      {canSeeSubscription && (
        <FieldGroup title="Consents">
          {subscription ? (
            <p className="text-sm">
              Newsletter: {SUBSCRIBER_WORDS[subscription.status as SubscriberStatus]}, signed up on{' '}
              {subscription.source}
              {subscription.confirmedAt && (
                <>
                  , confirmed <Moment at={subscription.confirmedAt} />
                </>
              )}
              {subscription.status === 'unsubscribed' && (
                <>
                  , left <Moment at={subscription.updatedAt} />
                </>
              )}
              .
            </p>
          ) : (
            <p className="text-sm text-ink-soft">
              No newsletter: they may be written to about their orders alone.
            </p>
          )}
          {stockRequests.length > 0 && (
            <Rows>
              {stockRequests.map(({ id, productId, product, variant, askedAt }) => (
                <Row key={id} to={cmsPaths.product(productId)} name={product} end={variant}>
                  To be told when it is back, asked <Moment at={askedAt} />
                </Row>
              ))}
            </Rows>
          )}
        </FieldGroup>
      )}
      {canSeePapers && papers.length > 0 && (
        <FieldGroup title="Papers">
          <ul className="divide-y divide-line text-sm">
            {papers.map(({ id, number, issuedAt, grossPence }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
                <a href={cmsPaths.paper(id)} className="font-medium underline underline-offset-4">
                  {number}
                </a>
                <span className="text-ink-soft">
                  <Moment at={issuedAt} /> {formatPounds(grossPence)}
                </span>
              </li>
            ))}
          </ul>
        </FieldGroup>
      )}
    </div>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line text-sm">{children}</ul>;
}

function Row({ to, name, end, children }: { to: string; name: string; end: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link to={to} className="font-medium underline underline-offset-4">
          {name}
        </Link>
        <span className="text-ink-soft">{children}</span>
      </span>
      <span>{end}</span>
    </li>
  );
}
