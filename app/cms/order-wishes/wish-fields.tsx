import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { ADDRESS_MAX_LENGTH, FLAT_MAX_LENGTH } from '#domain/order/checkout-form.ts';
import { BILLING, type BILLING_ENTERED } from '#domain/order-wishes/billing-address.ts';
import { GIFT, GIFT_MESSAGE, GIFT_MESSAGE_MAX_LENGTH } from '#domain/order-wishes/gift.ts';
import { WISHES, type WishField } from '#domain/order-wishes/wishes-form.ts';

/** An invoice to another name or address, and an order that is a gift: each box shows its fields, without script too. */
export function WishFields({
  values,
  errors,
  isGiftOffered = true,
}: {
  values: Partial<Record<WishField, string>>;
  errors: Record<string, string>;
  /** False where no parcel travels. */
  isGiftOffered?: boolean;
}) {
  const field = (name: WishField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: 'off',
  });
  const billing = (name: (typeof BILLING_ENTERED)[number]) => field(`${BILLING}.${name}`);
  return (
    <div className="mt-4 grid gap-4 first:mt-0">
      <input type="hidden" name={WISHES} value="yes" />
      <Wish name={BILLING} label="Invoice to another name or address" isWanted={Boolean(values[BILLING])}>
        <TextField
          label="Name or company on the invoice"
          maxLength={200}
          className="sm:col-span-2"
          {...billing('name')}
        />
        <TextField
          label="Address on the invoice"
          maxLength={ADDRESS_MAX_LENGTH}
          className="sm:col-span-2"
          {...billing('address')}
        />
        <TextField
          label="Flat, building or company on the invoice"
          optional
          maxLength={FLAT_MAX_LENGTH}
          className="sm:col-span-2"
          {...billing('flat')}
        />
        <TextField label="City on the invoice" maxLength={100} {...billing('city')} />
        <TextField label="Postcode on the invoice" maxLength={20} {...billing('postcode')} />
        <TextField
          label="Country on the invoice"
          maxLength={100}
          className="sm:col-span-2"
          {...billing('country')}
          defaultValue={values['billing.country'] || UNITED_KINGDOM}
        />
      </Wish>
      {isGiftOffered && (
        <Wish name={GIFT} label="It is a gift: no prices in the parcel" isWanted={Boolean(values[GIFT])}>
          <TextAreaField
            label="Message for the parcel"
            optional
            rows={2}
            maxLength={GIFT_MESSAGE_MAX_LENGTH}
            className="sm:col-span-2"
            {...field(GIFT_MESSAGE)}
          />
        </Wish>
      )}
    </div>
  );
}

function Wish({
  name,
  label,
  isWanted,
  children,
}: {
  name: typeof BILLING | typeof GIFT;
  label: string;
  isWanted: boolean;
  children: ReactNode;
}) {
  return (
    <div className="group grid gap-3">
      <label className="flex min-h-6 items-center gap-2 text-sm">
        <input type="checkbox" name={name} defaultChecked={isWanted} className="accent-rose" />
        <span>{label}</span>
      </label>
      <div className="hidden gap-3 group-has-[:checked]:grid sm:grid-cols-2">{children}</div>
    </div>
  );
}
