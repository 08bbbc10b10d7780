import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { PRICE_ENDINGS } from '#domain/catalogue/bulk/bulk-price.ts';
import { DATED_CHANGES, type DatedHow } from '#domain/dated-prices/dated-change.ts';
import { DATED_NAME_LENGTH } from '#domain/dated-prices/dated-price-form.ts';

export const DATED_FIELDS = ['name', 'how', 'amount', 'ending', 'from', 'until'] as const;

const LABELS: Record<DatedHow, string> = { percent: '% off', sum: '£ off', fixed: 'One price, in £' };

/** What the price is and when it holds; values come from the address. */
export function DatedFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  return (
    <FieldGroup title="Price and time">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={DATED_NAME_LENGTH}
        defaultValue={values.name ?? ''}
        error={errors.name}
        hint="For staff alone, such as ‘Black Friday’"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField label="Price" name="how" defaultValue={values.how ?? 'percent'}>
          {DATED_CHANGES.map((how) => (
            <option key={how} value={how}>
              {LABELS[how]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Amount"
          name="amount"
          required
          inputMode="decimal"
          defaultValue={values.amount ?? ''}
          error={errors.amount}
        />
        <SelectField label="Pence" name="ending" defaultValue={values.ending ?? ''}>
          <option value="">As computed</option>
          {PRICE_ENDINGS.map((ending) => (
            <option key={ending} value={ending}>
              {`Nearest .${ending}`}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Begins"
          name="from"
          type="datetime-local"
          optional
          defaultValue={values.from ?? ''}
          error={errors.from}
          hint="London time; left blank, at once"
        />
        <TextField
          label="Ends"
          name="until"
          type="datetime-local"
          required
          defaultValue={values.until ?? ''}
          error={errors.until}
          hint="London time; midnight is the end of the day before. Shoppers read it beside the price"
        />
      </div>
    </FieldGroup>
  );
}
