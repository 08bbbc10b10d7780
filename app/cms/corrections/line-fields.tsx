import { SelectField, TextField } from '#app/ui/field.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { correctionFields as fields } from '#domain/corrections/wanted-correction.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { LineView } from './goods-view.ts';

/** The lines of the order: how many, which variant, and the price of one. */
export function LineFields({
  lines,
  submitted,
  errors,
}: {
  lines: readonly LineView[];
  submitted: Record<string, string>;
  errors: Record<string, string>;
}) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ lineId, name, variant, variantId, brand, quantity, fewest, price, variants }) => (
        <li key={lineId} className="border-b border-line pb-4">
          <p className="font-medium [overflow-wrap:anywhere]">
            {variant === STANDARD_VARIANT ? name : `${name} (${variant})`}
          </p>
          <p className="mb-2 text-sm text-ink-soft">{brand}</p>
          <div className="grid gap-3 sm:grid-cols-3">
            <TextField
              label="Pieces"
              name={fields.quantity(lineId)}
              type="number"
              min={fewest}
              inputMode="numeric"
              hint={fewest > 0 ? `At least ${fewest}: sent, cancelled or refunded` : undefined}
              defaultValue={submitted[fields.quantity(lineId)] ?? quantity}
              error={errors[fields.quantity(lineId)]}
            />
            <TextField
              label="Price of one"
              name={fields.price(lineId)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={submitted[fields.price(lineId)] ?? price}
              error={errors[fields.price(lineId)]}
            />
            {variants.length > 1 && (
              <SelectField
                label="Variant"
                name={fields.variant(lineId)}
                defaultValue={submitted[fields.variant(lineId)] ?? variantId}
                error={errors[fields.variant(lineId)]}
              >
                {variants.map((one) => (
                  <option key={one.variantId} value={one.variantId}>
                    {`${one.variant}, ${formatPounds(one.pricePence)}${one.stock > 0 ? '' : ', sold out'}`}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
