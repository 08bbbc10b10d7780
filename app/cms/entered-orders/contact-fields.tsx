import { SelectField, TextField } from '#app/ui/field.tsx';
import type { DraftValues } from './draft-values.ts';

/** Name, contact and address of the customer. */
export function ContactFields({
  values,
  countries,
  errors,
  focus,
  onPlace,
}: {
  values: DraftValues;
  countries: readonly string[];
  errors: Record<string, string>;
  /** The field that the keyboard goes on from, without script too. */
  focus: string;
  /** The place was changed. */
  onPlace: () => void;
}) {
  const field = (name: keyof DraftValues, label: string) => ({
    id: name,
    label,
    name,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: 'off',
    autoFocus: focus === name,
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField {...field('firstName', 'First name')} />
      <TextField {...field('lastName', 'Last name')} />
      <TextField {...field('email', 'Email')} type="email" inputMode="email" />
      <TextField {...field('phone', 'Phone number')} type="tel" />
      <TextField {...field('address', 'Address')} className="sm:col-span-2" />
      <TextField {...field('city', 'City')} />
      <TextField
        {...field('postcode', 'Postcode')}
        onBlur={(event) => event.currentTarget.value.trim() !== values.postcode.trim() && onPlace()}
      />
      <SelectField {...field('country', 'Country')} onChange={onPlace} className="sm:col-span-2">
        {[...new Set([...countries, ...(values.country ? [values.country] : [])])].map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </div>
  );
}
