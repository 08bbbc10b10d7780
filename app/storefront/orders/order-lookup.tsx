import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { ORDER_WAY } from '#domain/order/order-timeline.ts';
import type { LookupResult } from './lookup-result.ts';
import { OrderWay } from './order-way.tsx';
import { STATUS_NAMES, STATUS_WORDS } from './status-names.ts';

/** Asks for number and email. */
export function OrderLookup({
  refused,
  orderNumber = '',
  deadLink,
}: {
  refused?: Extract<LookupResult, { ok: false }>;
  /** Of the link that led here. */
  orderNumber?: string;
  /** The link the visitor came by, which opens nothing. */
  deadLink?: keyof typeof DEAD_LINKS;
}) {
  const { formProps, field } = useCheckedForm({ name: 'lookup', parse: parseOrderLookup, refused });
  const { orderPrefix } = useShop();
  const refusal = useRef<HTMLParagraphElement>(null);
  const isLooking = useNavigation().state !== 'idle';

  useEffect(() => {
    if (refused?.refusal) refusal.current?.focus();
  }, [refused]);

  return (
    <>
      {deadLink ? (
        <PageIntro title={DEAD_LINKS[deadLink].title}>{DEAD_LINKS[deadLink].text}</PageIntro>
      ) : (
        <PageIntro title="Find your order">
          Enter your order number and the email you ordered with. No account needed.
        </PageIntro>
      )}
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[1.2fr_1fr]">
        <Form
          method="post"
          action={paths.orders()}
          {...formProps}
          className="grid gap-5 rounded-card bg-blush-soft p-5 sm:p-8 md:p-10"
        >
          <div role="alert" className="empty:absolute">
            {refused?.refusal && (
              <p
                ref={refusal}
                tabIndex={-1}
                className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep outline-none"
              >
                {refused.refusal}
              </p>
            )}
          </div>
          <TextField
            label="Order number"
            hint={`Letters and nine digits, as on your confirmation: ${orderPrefix}123456789.`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...field('orderNumber')}
            defaultValue={refused?.values.orderNumber || orderNumber}
          />
          <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
          {(refused?.errors.postcode || refused?.values.postcode) && (
            <TextField label="Postcode" autoComplete="postal-code" required {...field('postcode')} />
          )}
          <Button type="submit" size="large" disabled={isLooking} className="justify-self-start">
            {isLooking ? 'Looking...' : 'Show my order'}
          </Button>
        </Form>
        <Help />
      </div>
    </>
  );
}

const DEAD_LINKS = {
  order: {
    title: 'This link no longer works',
    text: 'Links to an order work for 90 days. You can always open your order with its number and the email you ordered with.',
  },
  paper: {
    title: 'This document cannot be opened',
    text: 'Links to an invoice or receipt work for one day. Open your order with its number and the email you ordered with to download it again.',
  },
} as const;

function Help() {
  const shop = useShop();
  return (
    <div className="grid gap-12">
      <section aria-labelledby="lookup-way">
        <h2 id="lookup-way" className="heading-3 mb-5">
          What you will see
        </h2>
        <OrderWay
          steps={ORDER_WAY.map((status) => ({
            name: STATUS_NAMES[status],
            text: STATUS_WORDS[status],
            state: 'sample',
          }))}
        />
      </section>
      <section aria-labelledby="lookup-help" className="grid gap-5">
        <h2 id="lookup-help" className="heading-3">
          Not sure of the number?
        </h2>
        <ul className="grid gap-4 text-ink-soft">
          <li>
            {shop.sendsMail
              ? 'It is in every email about your order, and on the confirmation page.'
              : 'It is on the confirmation page.'}
          </li>
          <li>
            That page’s address has it too: look for “checkout” in the history of the browser you ordered
            with.
          </li>
          <li>
            Or write to us with your name and postcode at{' '}
            <a href={`mailto:${shop.supportEmail}`} className="detail-link inline [overflow-wrap:anywhere]">
              {shop.supportEmail}
            </a>
            , or by the{' '}
            <Link to={paths.contact()} className="detail-link">
              contact form
            </Link>
            . We will find it for you.
          </li>
        </ul>
      </section>
    </div>
  );
}
