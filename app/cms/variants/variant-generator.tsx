import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import type { VariantValues } from '#domain/catalogue/product-variant-form.ts';
import {
  generateVariants,
  MOST_OPTIONS,
  optionNameOf,
  type VariantOption,
} from '#domain/catalogue/variant-generator.ts';
import { countText } from '#domain/text/count-text.ts';
import { tooManyText } from './use-variant-rows.ts';

const SHOWN = 4;

/** Makes rows from options such as shades and sizes; shows what would be added before it is. */
export function VariantGenerator({
  rows,
  product,
  onMade,
}: {
  rows: VariantValues[];
  product: { unit: string; sku: string };
  onMade: (rows: VariantValues[], optionName: string) => void;
}) {
  const [options, setOptions] = useState<VariantOption[]>([
    { name: 'Shade', values: '' },
    { name: 'Size', values: '' },
  ]);
  const [skuPattern, setSkuPattern] = useState(product.sku);
  const made = generateVariants(rows, { options, skuPattern, unit: product.unit });

  const change = (place: number, fields: Partial<VariantOption>) =>
    setOptions(options.map((option, index) => (index === place ? { ...option, ...fields } : option)));

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (made.ok && made.added.length > 0) onMade(made.rows, optionNameOf(options));
      }}
    >
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options are only added, at the end
        <div key={place} className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <TextField
            label={`Option ${place + 1}`}
            value={option.name}
            maxLength={40}
            onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
          />
          <TextAreaField
            label={`Values of ${option.name || `option ${place + 1}`}`}
            rows={2}
            value={option.values}
            placeholder={place === 0 ? 'Rose, Plum, Berry' : '30 ml, 50 ml'}
            hint="Separated by commas, or one a line"
            onChange={({ currentTarget }) => change(place, { values: currentTarget.value })}
          />
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <p>
          <Button
            variant="outline"
            size="small"
            onClick={() => setOptions([...options, { name: '', values: '' }])}
          >
            Add an option
          </Button>
        </p>
      )}
      <TextField
        label="SKU"
        optional
        value={skuPattern}
        maxLength={60}
        autoComplete="off"
        hint="LIP becomes LIP-ROSE-30ML. Options in braces are placed as written: {Shade}-LIP-{Size}"
        onChange={({ currentTarget }) => setSkuPattern(currentTarget.value)}
      />
      <div role="status" className="grid gap-1 text-sm">
        <Outcome made={made} />
      </div>
      <p className="flex justify-end">
        <Button type="submit" variant="dark" disabled={!made.ok || made.added.length === 0}>
          {made.ok && made.added.length > 0
            ? `Add ${countText(made.added.length, 'variant')}`
            : 'Add variants'}
        </Button>
      </p>
    </form>
  );
}

function Outcome({ made }: { made: ReturnType<typeof generateVariants> }) {
  if (!made.ok && made.problem === 'no-values')
    return <p className="text-ink-soft">Every combination of the values becomes a variant.</p>;
  if (!made.ok) return <p className="field-error">Too many: {tooManyText(made.count)}</p>;
  const { added, keptCount } = made;
  const more = added.length - SHOWN;
  return (
    <>
      {keptCount > 0 && <p>{countText(keptCount, 'variant')} of these names exist already and stay.</p>}
      {added.slice(0, SHOWN).map(({ name, sku }) => (
        <p key={name}>
          <span className="font-medium">{name}</span>
          {sku && <span className="text-ink-soft"> · {sku}</span>}
        </p>
      ))}
      {more > 0 && <p className="text-ink-soft">and {countText(more, 'more variant')}</p>}
    </>
  );
}
