import { SelectField, TextField } from '#app/ui/field.tsx';
import type { StockHow } from '#domain/catalogue/bulk/bulk-change.ts';
import type { BulkKind } from '#domain/catalogue/bulk/bulk-form.ts';
import { PRICE_CHANGES, PRICE_ENDINGS, type PriceHow } from '#domain/catalogue/bulk/bulk-price.ts';

const PRICE_LABELS: Record<PriceHow, string> = {
  set: 'Set to £',
  raise: 'Raise by £',
  lower: 'Lower by £',
  'raise-percent': 'Raise by %',
  'lower-percent': 'Lower by %',
  original: 'Back to the original price',
};

const STOCK_LABELS: Record<StockHow, string> = { set: 'Set to', add: 'Add', subtract: 'Take away' };

type Groups = { id: string; name: string }[];

/** The fields of one kind of change; their values come from the address. */
export function BulkFields({
  kind,
  values,
  errors,
  groups,
}: {
  kind: BulkKind;
  values: Record<string, string>;
  errors: Record<string, string>;
  groups: Groups;
}) {
  if (kind === 'brand' || kind === 'category') {
    const label = kind === 'brand' ? 'Brand' : 'Category';
    return (
      <SelectField label={label} name="groupId" defaultValue={values.groupId ?? ''} error={errors.groupId}>
        <option value="">Choose …</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  const isPrice = kind === 'price';
  const hows = Object.entries(isPrice ? PRICE_LABELS : STOCK_LABELS);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={isPrice ? 'Price' : 'Stock'}
        name="how"
        defaultValue={values.how ?? PRICE_CHANGES[0]}
      >
        {hows.map(([how, label]) => (
          <option key={how} value={how}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={isPrice ? 'Amount' : 'Number'}
        name="amount"
        inputMode={isPrice ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={values.amount ?? ''}
        error={errors.amount}
        hint={isPrice ? 'Pounds or per cent' : 'Of each variant'}
      />
      {isPrice && (
        <SelectField label="Round" name="ending" defaultValue={values.ending ?? ''} hint="To the nearest">
          <option value="">To the penny</option>
          {PRICE_ENDINGS.map((ending) => (
            <option key={ending} value={ending}>
              To .{ending}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
