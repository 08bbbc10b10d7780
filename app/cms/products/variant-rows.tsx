import { type ReactNode, useId, useRef, useState } from 'react';
import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { MOST_VARIANTS } from '#domain/catalogue/product-variant-form.ts';
import { rowPlaces } from './product-values.ts';

type Props = { values: Record<string, string>; errors: Record<string, string> };

/** Shades or sizes in the shop's order; a field's name carries the place: 'variants.0.name'. */
export function VariantRows({ values, errors }: Props) {
  const {
    items: rows,
    setItems: setRows,
    ...reorder
  } = useReorder({
    initial: () => rowPlaces(values, 'variants'),
    keyOf: (source) => source,
    movedText: (_, place, count) => `Variant moved to place ${place} of ${count}`,
  });
  const root = useRef<HTMLDivElement>(null);

  function remove(place: number) {
    reorder.remove(place, `Variant ${place + 1} removed`);
    root.current?.focus();
  }

  return (
    <div ref={root} tabIndex={-1} className="grid gap-3 focus:outline-none">
      <ReorderStatus announcement={reorder.announcement} />
      <ol ref={reorder.list} className="grid gap-3 empty:hidden">
        {rows.map((source, place) => (
          <li key={source} {...reorder.row(place)} className="rounded-xl border border-line p-4">
            <VariantRow source={source} place={place} values={values} errors={errors}>
              <span
                {...reorder.grip(place)}
                aria-hidden="true"
                className="needs-script cursor-grab text-ink-soft"
              >
                ⠿
              </span>
              <span className="mr-auto">{values[`variants.${source}.name`] || `Variant ${place + 1}`}</span>
              <MoveButtons
                name={`variant ${place + 1}`}
                place={place}
                count={rows.length}
                onMove={reorder.move}
                onRemove={() => remove(place)}
              />
            </VariantRow>
          </li>
        ))}
      </ol>
      <div className="needs-script flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="small"
          disabled={rows.length >= MOST_VARIANTS}
          onClick={() => setRows([...rows, 1 + Math.max(-1, ...rows)])}
        >
          Add a shade or size
        </Button>
      </div>
      <noscript>
        <VariantRow source={900} place={rows.length} values={{}} errors={{}} isWithoutScript>
          Variant {rows.length + 1}
        </VariantRow>
      </noscript>
    </div>
  );
}

function VariantRow({
  source,
  place,
  values,
  errors,
  isWithoutScript = false,
  children,
}: Props & {
  /** The row's number in `values`. */
  source: number;
  place: number;
  /** Then its picture is a plain address: a noscript element holds no other. */
  isWithoutScript?: boolean;
  /** The legend. */
  children: ReactNode;
}) {
  const of = (field: string) => values[`variants.${source}.${field}`] ?? '';
  const field = (name: string) => ({
    name: `variants.${place}.${name}`,
    defaultValue: of(name),
    error: errors[`variants.${source}.${name}`],
  });
  return (
    <fieldset className="grid gap-3">
      <legend className="float-left mb-1 flex w-full items-center gap-2 text-sm font-semibold">
        {children}
      </legend>
      <input type="hidden" name={`variants.${place}.id`} value={of('id')} />
      <input type="hidden" name={`variants.${place}.stockWas`} value={of('stockWas')} />
      <div className="clear-both grid grid-cols-2 gap-3 sm:grid-cols-4">
        <TextField className="col-span-2" label="Variant name" {...field('name')} />
        <TextField label="Stock" type="number" inputMode="numeric" min={0} {...field('stock')} />
        <ShadeField name={`variants.${place}.shade`} value={of('shade')} error={field('shade').error} />
        <TextField label="Own price" inputMode="decimal" placeholder="As above" {...field('pricePence')} />
        <TextField label="Was" inputMode="decimal" {...field('originalPricePence')} />
        <TextField label="Own amount" inputMode="decimal" placeholder="As below" {...field('amount')} />
        <TextField label="SKU" autoComplete="off" {...field('sku')} />
        <TextField className="col-span-2" label="Barcode" inputMode="numeric" {...field('barcode')} />
        {isWithoutScript ? (
          <TextField className="col-span-2" label="Picture" type="url" {...field('imageUrl')} />
        ) : (
          <details className="col-span-2" open={field('imageUrl').error !== undefined}>
            <summary className="btn btn-outline btn-small list-none after:content-['▾']">
              Its own picture{of('imageUrl') && ' (set)'}
            </summary>
            <PictureField
              label={`Picture of variant ${place + 1}`}
              name={`variants.${place}.imageUrl`}
              value={of('imageUrl')}
              error={field('imageUrl').error}
            />
          </details>
        )}
      </div>
    </fieldset>
  );
}

/** A colour or none: an empty text beside a colour input, which always says some colour. */
function ShadeField({ name, value, error }: { name: string; value: string; error: string | undefined }) {
  const [shade, setShade] = useState(value);
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Shade
      </label>
      <span className="flex gap-1.5">
        <input
          id={id}
          name={name}
          value={shade}
          placeholder="#d98880"
          onChange={({ currentTarget }) => setShade(currentTarget.value)}
          aria-invalid={error ? true : undefined}
          className="field-control min-w-0 flex-1"
        />
        <input
          type="color"
          aria-label="Choose the shade"
          value={/^#[0-9a-f]{6}$/i.test(shade) ? shade : '#d98880'}
          onChange={({ currentTarget }) => setShade(currentTarget.value)}
          className="needs-script h-11 w-9 flex-none"
        />
      </span>
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}
