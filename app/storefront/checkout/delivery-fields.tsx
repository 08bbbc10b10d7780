import { useState } from 'react';
import type { CheckedField } from '#app/browser/use-checked-form.ts';
import { readEnteredDetails } from '#app/storefront/order-sending/entered-details-store.ts';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { PHONE_FORM, PHONE_WRONG } from '#domain/fields/phone.ts';
import { NOTES_MAX_LENGTH } from '#domain/order/checkout-form.ts';
import type { CustomerField } from '#domain/order/customer-info.ts';
import { CountryField } from './country-field.tsx';

export function DeliveryFields({ field, countries }: { field: CheckedField; countries: readonly string[] }) {
  const [entered] = useState(readEnteredDetails);
  const propsOf = (name: CustomerField) => ({
    ...field(name),
    defaultValue: entered[name] ?? '',
  });
  return (
    <fieldset className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
      <legend className="heading-3 mb-4">Where shall we send it?</legend>
      <TextField
        label="First name"
        required
        autoComplete="given-name"
        maxLength={100}
        {...propsOf('firstName')}
      />
      <TextField
        label="Last name"
        required
        autoComplete="family-name"
        maxLength={100}
        {...propsOf('lastName')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        maxLength={254}
        {...propsOf('email')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel"
        maxLength={40}
        hint={field('phone').error === PHONE_WRONG ? PHONE_FORM : undefined}
        {...propsOf('phone')}
      />
      <TextField
        label="Address"
        required
        autoComplete="street-address"
        maxLength={300}
        className="xs:col-span-2"
        {...propsOf('address')}
      />
      <TextField label="City" required autoComplete="address-level2" maxLength={100} {...propsOf('city')} />
      <TextField
        label="Postcode"
        required
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={20}
        {...propsOf('postcode')}
      />
      <CountryField {...propsOf('country')} countries={countries} />
      <TextAreaField
        label="Notes"
        optional
        rows={3}
        maxLength={NOTES_MAX_LENGTH}
        className="xs:col-span-2"
        {...propsOf('notes')}
      />
    </fieldset>
  );
}
