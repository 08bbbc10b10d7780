import type { ReactNode } from 'react';
import { TextAreaField } from '#app/ui/field.tsx';
import {
  ENTERED_PAYMENT_NAMES,
  ENTERED_PAYMENTS,
  HANDED_OVER,
} from '#domain/entered-orders/entered-order.ts';
import { readHow } from '#domain/entered-orders/entered-order-form.ts';
import { formatPounds } from '#domain/money/money.ts';
import { NOTES_MAX_LENGTH } from '#domain/order/checkout-form.ts';
import { CHANNEL_NAMES } from '#domain/order/order.ts';
import type { DraftOrder } from '#operations/entered-orders/draft-order.ts';
import type { DraftValues } from './draft-values.ts';

/** How the order came, how it gets to the customer, and how it is paid. */
export function HowFields({
  values,
  order,
  errors,
  onChange,
}: {
  values: DraftValues;
  order: DraftOrder;
  errors: Record<string, string>;
  onChange: () => void;
}) {
  const { channel, handsOver } = readHow(values);
  const delivery = handsOver ? HANDED_OVER.id : order.service;
  return (
    <section aria-label="How" className="grid gap-5 rounded-card border border-line bg-surface p-5">
      <Choice legend="How it came">
        {(['phone', 'counter'] as const).map((each) => (
          <Option key={each} name="channel" value={each} isChosen={channel === each} onChange={onChange}>
            {CHANNEL_NAMES[each]}
          </Option>
        ))}
      </Choice>
      <Choice legend="How it gets there">
        {order.services.map(({ id, name, pricePence }) => (
          <Option key={id} name="delivery" value={id} isChosen={delivery === id} onChange={onChange}>
            {name}, {pricePence === 0 ? 'free' : formatPounds(pricePence)}
          </Option>
        ))}
        <Option name="delivery" value={HANDED_OVER.id} isChosen={handsOver} onChange={onChange}>
          {HANDED_OVER.name}
        </Option>
      </Choice>
      <Choice legend="How it is paid" error={errors.payment}>
        {ENTERED_PAYMENTS.filter((payment) => order.payments[payment]).map((payment, at) => (
          <Option
            key={payment}
            id={at === 0 ? 'payment' : undefined}
            name="payment"
            value={payment}
            isChosen={values.payment === payment}
          >
            {ENTERED_PAYMENT_NAMES[payment]}
          </Option>
        ))}
      </Choice>
      <TextAreaField
        id="notes"
        label="Note"
        name="notes"
        rows={2}
        optional
        maxLength={NOTES_MAX_LENGTH}
        defaultValue={values.notes}
        error={errors.notes}
      />
    </section>
  );
}

function Choice({
  legend,
  error,
  children,
}: {
  legend: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {children}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

function Option({
  id,
  name,
  value,
  isChosen,
  onChange,
  children,
}: {
  id?: string | undefined;
  name: string;
  value: string;
  isChosen: boolean;
  onChange?: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-6 items-center gap-2">
      <input
        type="radio"
        className="accent-rose"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChosen}
        onChange={onChange}
      />
      <span>{children}</span>
    </label>
  );
}
