import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { paths } from '#app/links/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import type { PayResult } from './pay-result.ts';

/** Asks for the number and the email of the order to pay. */
export function AskForOrder({
  orderNumber,
  email = '',
  isLinkOver,
  refused,
}: {
  orderNumber: string;
  /** Known to this tab. */
  email?: string | undefined;
  isLinkOver: boolean;
  refused: Extract<PayResult, { ok: false }> | undefined;
}) {
  const { formProps, field } = useCheckedForm({ name: 'pay', parse: parseOrderLookup, refused });
  const refusal = useRef<HTMLParagraphElement>(null);
  const isLooking = useNavigation().state !== 'idle';
  useEffect(() => {
    if (refused?.refusal) refusal.current?.focus();
  }, [refused]);
  return (
    <div className="wrap grid max-w-xl gap-5 pt-10 pb-20 sm:pt-14">
      <h1 className="heading-1">{isLinkOver ? 'This link has ended' : 'Pay for your order'}</h1>
      <p className="text-ink-soft">
        {isLinkOver
          ? 'Links in our emails work for a limited time. The order is still there: open it by its number and the email it was placed with.'
          : 'To open it here, please enter the email the order was placed with.'}
      </p>
      <Form
        method="post"
        action={orderNumber ? paths.payOrder(orderNumber) : paths.pay()}
        {...formProps}
        className="grid gap-5"
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
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...field('orderNumber')}
          defaultValue={refused?.values.orderNumber || orderNumber}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...field('email')}
          defaultValue={refused?.values.email || email}
        />
        {(refused?.errors.postcode || refused?.values.postcode) && (
          <TextField label="Postcode" autoComplete="postal-code" required {...field('postcode')} />
        )}
        <Button type="submit" size="large" disabled={isLooking} className="justify-self-start">
          Show my order
        </Button>
      </Form>
    </div>
  );
}
