import { useMemo } from 'react';
import { Form } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { ORDER_NOT_FOUND } from '#domain/order/order-lookup-words.ts';
import { KnownOrderFields } from './known-order-fields.tsx';
import type { FoundOrder, LookupResult } from './lookup-result.ts';

type Refused = Extract<LookupResult, { ok: false }>;

/** The id of the form that asks for the email. */
export const OWN_ORDER = 'order-own';

/** The recipient of an order; asks for its email where that was not given. */
export function OrderCustomer({ order, refused }: { order: FoundOrder; refused: Refused | undefined }) {
  return order.customer ? (
    <GoingTo customer={order.customer} isCancelled={order.status === 'cancelled'} />
  ) : (
    <AskForEmail order={order} refused={refused} />
  );
}

function GoingTo({
  customer: { goingTo, email },
  isCancelled,
}: {
  customer: NonNullable<FoundOrder['customer']>;
  isCancelled: boolean;
}) {
  const { sendsMail } = useShop();
  return (
    <section aria-labelledby="order-to" className="grid gap-1">
      <h2 id="order-to" className="heading-3">
        {isCancelled ? 'It was going to' : 'Going to'}
      </h2>
      <address className="whitespace-pre-line text-ink-soft not-italic [overflow-wrap:anywhere]">
        {goingTo.join('\n')}
      </address>
      <p className="mt-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {sendsMail ? `We write to ${email}.` : email}
      </p>
    </section>
  );
}

const WRONG_EMAIL = 'This is not the email address the order was placed with.';

function AskForEmail({ order, refused }: { order: FoundOrder; refused: Refused | undefined }) {
  const { formProps, field } = useCheckedForm({
    name: 'order',
    parse: parseOrderLookup,
    refused: useMemo(() => refused && { ...refused, errors: besideEmail(refused) }, [refused]),
  });
  return (
    <section aria-labelledby={OWN_ORDER} className="grid gap-4 rounded-card border border-line p-6 sm:p-8">
      <div className="grid gap-1">
        <h2 id={OWN_ORDER} className="heading-3 scroll-mt-24">
          Is this your order?
        </h2>
        <p className="text-ink-soft">
          {order.may.cancel
            ? 'Enter the email you ordered with to see the delivery address or cancel it.'
            : 'Enter the email you ordered with to see the delivery address.'}
        </p>
      </div>
      <Form
        method="post"
        action={order.link === null ? paths.orders() : paths.viewOrder(order.link)}
        preventScrollReset
        {...formProps}
        className="grid gap-4"
      >
        <KnownOrderFields order={order} />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="dark">
            Show everything
          </Button>
          {order.may.cancel && (
            <Button type="submit" name="intent" value="cancel" variant="outline">
              Cancel this order
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

/** The one field of this form carries every refusal: the number came with the page. */
function besideEmail({ errors, refusal }: Refused): Record<string, string> {
  if (refusal === '') return errors;
  return { email: refusal === ORDER_NOT_FOUND ? WRONG_EMAIL : refusal };
}
