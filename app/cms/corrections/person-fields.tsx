import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import type { CustomerField, CustomerInfo } from '#domain/order/customer-info.ts';

/** Name, contact and address as they are, or as they were entered. */
export function PersonFields({
  customerInfo,
  countries,
  submitted,
  errors,
}: {
  customerInfo: CustomerInfo;
  countries: readonly string[];
  submitted: Record<string, string>;
  errors: Record<string, string>;
}) {
  const field = (name: CustomerField) => ({
    name,
    defaultValue: submitted[name] ?? customerInfo[name],
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField label="First name" maxLength={100} {...field('firstName')} />
      <TextField label="Last name" maxLength={100} {...field('lastName')} />
      <TextField label="Email" type="email" maxLength={254} {...field('email')} />
      <TextField label="Phone number" type="tel" maxLength={40} {...field('phone')} />
      <TextField label="Address" maxLength={300} className="sm:col-span-2" {...field('address')} />
      <TextField label="City" maxLength={100} {...field('city')} />
      <TextField label="Postcode" maxLength={20} {...field('postcode')} />
      <SelectField label="Country" {...field('country')}>
        {countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Notes of the customer"
        optional
        rows={2}
        maxLength={1000}
        className="sm:col-span-2"
        {...field('notes')}
      />
    </div>
  );
}
