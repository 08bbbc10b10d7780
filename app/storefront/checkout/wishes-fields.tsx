import { type ReactNode, useId, useState } from 'react';
import type { CheckedField } from '#app/browser/use-checked-form.ts';
import { readEnteredDetails } from '#app/storefront/order-sending/entered-details-store.ts';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { ADDRESS_MAX_LENGTH, FLAT_MAX_LENGTH } from '#domain/order/checkout-form.ts';
import type { EnteredField } from '#domain/order/customer-info.ts';
import { BILLING, type BILLING_ENTERED } from '#domain/order-wishes/billing-address.ts';
import { GIFT, GIFT_MESSAGE, GIFT_MESSAGE_MAX_LENGTH } from '#domain/order-wishes/gift.ts';

/** An invoice to another address, and an order that is a gift: each opens its fields. */
export function WishesFields({ field, isCash }: { field: CheckedField; isCash: boolean }) {
  return (
    <div className="grid gap-4">
      <Wish name={BILLING} label="Send the invoice to another name or address">
        <BillingFields field={field} />
      </Wish>
      <Wish name={GIFT} label="This order is a gift">
        <TextAreaField
          label="Message"
          hint={`Printed for the parcel, which shows no prices.${isCash ? ' Whoever takes it in pays the courier.' : ''}`}
          optional
          rows={3}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
          {...enteredProps(field, GIFT_MESSAGE)}
        />
      </Wish>
    </div>
  );
}

function Wish({
  name,
  label,
  children,
}: {
  name: typeof BILLING | typeof GIFT;
  label: string;
  children: ReactNode;
}) {
  const [isWanted, setWanted] = useState(() => readEnteredDetails()[name] !== undefined);
  const id = useId();
  return (
    <div className="grid gap-4">
      <div className="flex min-h-6 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isWanted}
          onChange={(event) => setWanted(event.target.checked)}
          className="size-5 shrink-0 accent-rose"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {isWanted && children}
    </div>
  );
}

function BillingFields({ field }: { field: CheckedField }) {
  const propsOf = (name: (typeof BILLING_ENTERED)[number]) => enteredProps(field, `${BILLING}.${name}`);
  return (
    <fieldset className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
      <legend className="sr-only">Whom the invoice is for</legend>
      <TextField
        label="Name or company"
        required
        autoComplete="billing name"
        maxLength={200}
        className="xs:col-span-2"
        {...propsOf('name')}
      />
      <TextField
        label="Address"
        required
        autoComplete="billing address-line1"
        maxLength={ADDRESS_MAX_LENGTH}
        className="xs:col-span-2"
        {...propsOf('address')}
      />
      <TextField
        label="Flat, building or company"
        optional
        autoComplete="billing address-line2"
        maxLength={FLAT_MAX_LENGTH}
        className="xs:col-span-2"
        {...propsOf('flat')}
      />
      <TextField
        label="City"
        required
        autoComplete="billing address-level2"
        maxLength={100}
        {...propsOf('city')}
      />
      <TextField
        label="Postcode"
        required
        autoComplete="billing postal-code"
        autoCapitalize="characters"
        maxLength={20}
        {...propsOf('postcode')}
      />
      <TextField
        label="Country"
        autoComplete="billing country-name"
        maxLength={100}
        className="xs:col-span-2"
        {...propsOf('country')}
        defaultValue={propsOf('country').defaultValue || UNITED_KINGDOM}
      />
    </fieldset>
  );
}

/** With what was entered before a reload. */
function enteredProps(field: CheckedField, name: EnteredField) {
  return { ...field(name), defaultValue: readEnteredDetails()[name] ?? '' };
}
