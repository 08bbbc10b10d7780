import { SelectField, TextField } from '#app/ui/field.tsx';
import { piecesText } from '#domain/refunds/refund-words.ts';
import type { ReturnWish } from '#domain/returns/return.ts';
import { ANOTHER_PRODUCT, EXCHANGE_FIELDS } from '#domain/returns/return-form.ts';
import type { ReturnLineView } from './return-view.ts';

type Field = (
  name: string,
  usual: string,
) => { name: string; defaultValue: string; error?: string | undefined };

/** What is sent instead of each line, chosen when a return is approved: it is held from then on. */
export function ExchangeFields({
  lines,
  wish,
  field,
}: {
  lines: readonly ReturnLineView[];
  wish: ReturnWish;
  field: Field;
}) {
  return (
    <details className="grid gap-3" open={wish !== 'money'}>
      <summary className="cursor-pointer text-sm font-semibold">Send something instead</summary>
      <p className="mt-2 text-sm text-ink-soft">
        It is taken out of stock at once, and is sent by an order of its own once you settle the return. The
        same product costs what was paid, another its price of today; the customer pays the difference by a
        mailed link, or gets it back.
      </p>
      {lines.map((line) => (
        <fieldset key={line.id} className="mt-2 grid gap-3">
          <legend className="text-sm font-semibold">{piecesText(line, line.quantity)}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            <SelectField
              label="Send instead"
              {...field(EXCHANGE_FIELDS.choice + line.id, usualChoice(line, wish))}
            >
              <option value="">Nothing: money back</option>
              {line.choices.map(({ variantId, label }) => (
                <option key={variantId} value={variantId}>
                  {label}
                </option>
              ))}
              <option value={ANOTHER_PRODUCT}>Another product</option>
            </SelectField>
            <TextField
              label="Another product"
              optional
              placeholder="SKU, barcode or name"
              maxLength={300}
              {...field(EXCHANGE_FIELDS.text + line.id, '')}
            />
            <TextField
              label="Price of one, in pounds"
              optional
              inputMode="decimal"
              {...field(EXCHANGE_FIELDS.price + line.id, '')}
            />
          </div>
        </fieldset>
      ))}
    </details>
  );
}

function usualChoice({ choices, soldVariantId, wantedVariantId }: ReturnLineView, wish: ReturnWish): string {
  const usual = wish === 'same' ? soldVariantId : wish === 'another' ? wantedVariantId : null;
  return choices.some(({ variantId }) => variantId === usual) ? (usual ?? '') : '';
}
