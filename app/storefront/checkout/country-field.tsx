import { SelectField } from '#app/ui/field.tsx';

/** The countries the shop delivers to; a sentence where there is only one. */
export function CountryField({
  countries,
  defaultValue,
  error,
  id,
  name,
}: {
  countries: readonly string[];
  defaultValue: string;
  error?: string;
  id: string;
  name: string;
}) {
  const [only, ...others] = countries;
  if (others.length === 0)
    return (
      <div className="grid gap-1.5 xs:col-span-2">
        <p>
          <span className="font-semibold">Country:</span> {only}
        </p>
        <input type="hidden" name={name} value={only} />
        {error && (
          <p role="alert" className="field-error">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <SelectField
      label="Country"
      autoComplete="country-name"
      className="xs:col-span-2"
      id={id}
      name={name}
      error={error}
      defaultValue={countries.includes(defaultValue) ? defaultValue : only}
    >
      {countries.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  );
}
