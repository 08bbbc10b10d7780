import { type ReactNode, useState } from 'react';
import type { CheckedField } from '#app/browser/use-checked-form.ts';
import { readDeliveryPlace } from '#app/storefront/delivery-choice/delivery-place-store.ts';
import { readEnteredDetails } from '#app/storefront/order-sending/entered-details-store.ts';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { PHONE_FORM, PHONE_WRONG } from '#domain/fields/phone.ts';
import { ADDRESS_MAX_LENGTH, FLAT_MAX_LENGTH, NOTES_MAX_LENGTH } from '#domain/order/checkout-form.ts';
import type { EnteredField } from '#domain/order/customer-info.ts';
import { CountryField } from './country-field.tsx';
import { EmailWithQuestion } from './email-with-question.tsx';

export function DeliveryFields({
  field,
  countries,
  isPlaceFirst,
  placeNote,
}: {
  field: CheckedField;
  countries: readonly string[];
  /** Country and postcode stand before what is personal, where delivery depends on them. */
  isPlaceFirst: boolean;
  /** Below them: why nothing is sent there. */
  placeNote: ReactNode;
}) {
  const [entered] = useState(enteredOrRemembered);
  const propsOf = (name: EnteredField) => ({
    ...field(name),
    defaultValue: entered[name] ?? '',
  });
  const postcode = (
    <TextField
      label="Postcode"
      required
      autoComplete="postal-code"
      autoCapitalize="characters"
      maxLength={20}
      className={isPlaceFirst ? 'xs:col-span-2' : undefined}
      {...propsOf('postcode')}
    />
  );
  const country = <CountryField {...propsOf('country')} countries={countries} />;
  const place = (
    <>
      {isPlaceFirst && country}
      {postcode}
      {!isPlaceFirst && country}
      <div role="status" className="empty:hidden xs:col-span-2">
        {placeNote}
      </div>
    </>
  );
  return (
    <fieldset className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
      <legend className="heading-3 mb-4">Where shall we send it?</legend>
      {isPlaceFirst && place}
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
      <EmailWithQuestion
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
        hint={
          field('phone').error === PHONE_WRONG
            ? PHONE_FORM
            : 'For the driver, if your parcel cannot be delivered'
        }
        {...propsOf('phone')}
      />
      <TextField
        label="Address"
        required
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX_LENGTH}
        className="xs:col-span-2"
        {...propsOf('address')}
      />
      <TextField
        label="Flat, building or company"
        optional
        autoComplete="address-line2"
        maxLength={FLAT_MAX_LENGTH}
        className="xs:col-span-2"
        {...propsOf('flat')}
      />
      <TextField label="City" required autoComplete="address-level2" maxLength={100} {...propsOf('city')} />
      {!isPlaceFirst && place}
      <TextAreaField
        label="Notes"
        hint="Such as a safe place or a neighbour"
        optional
        rows={3}
        maxLength={NOTES_MAX_LENGTH}
        className="xs:col-span-2"
        {...propsOf('notes')}
      />
    </fieldset>
  );
}

/** What was entered at this checkout, on the place that was named before it. */
export function enteredOrRemembered(): ReturnType<typeof readEnteredDetails> {
  const { place } = readDeliveryPlace();
  return { ...place, ...readEnteredDetails() };
}
