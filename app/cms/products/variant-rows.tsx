import { useId, useState } from 'react';
import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { MOST_VARIANTS } from '#domain/catalogue/product-variant-form.ts';
import { moveItem } from '#domain/lists/reorder.ts';
import { rowPlaces } from './product-values.ts';

type Props = { values: Record<string, string>; errors: Record<string, string> };

/**
 * Shades or sizes, each a card of fields; the order on the page is the order in the shop, changed by dragging or by the
 * arrows. A field's name carries the place ('variants.0.name').
 */
export function VariantRows({ values, errors }: Props) {
  const [rows, setRows] = useState(() => rowPlaces(values, 'variants').map((source) => ({ source })));
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  function move(from: number, to: number) {
    if (to < 0 || to >= rows.length) return;
    setRows(moveItem(rows, from, to));
    setSaid(`Variant moved to place ${to + 1} of ${rows.length}`);
  }

  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.map(({ source }, place) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dragging is also done by the arrow buttons
        <div
          key={source}
          draggable={dragged === place}
          onDragOver={(event) => {
            event.preventDefault();
            if (dragged === null || dragged === place) return;
            move(dragged, place);
            setDragged(place);
          }}
          onDragEnd={() => setDragged(null)}
          className="rounded-xl border border-line p-4"
        >
          <VariantRow
            source={source}
            place={place}
            values={values}
            errors={errors}
            isFirst={place === 0}
            isLast={place === rows.length - 1}
            onGrip={(held) => setDragged(held ? place : null)}
            onMove={(by) => move(place, place + by)}
            onRemove={() => setRows(rows.filter((row) => row.source !== source))}
          />
        </div>
      ))}
      <div className="needs-script flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="small"
          disabled={rows.length >= MOST_VARIANTS}
          onClick={() => setRows([...rows, { source: 1 + Math.max(-1, ...rows.map((row) => row.source)) }])}
        >
          Add a shade or size
        </Button>
      </div>
      <noscript>
        <VariantRow
          source={900}
          place={rows.length}
          values={{}}
          errors={{}}
          isFirst
          isLast
          isWithoutScript
          onGrip={() => {}}
          onMove={() => {}}
          onRemove={() => {}}
        />
      </noscript>
    </div>
  );
}

function VariantRow({
  source,
  place,
  values,
  errors,
  isFirst,
  isLast,
  isWithoutScript = false,
  onGrip,
  onMove,
  onRemove,
}: Props & {
  /** Its place among the values as they came. */
  source: number;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  /** Then its picture is an address to type: a noscript must not hold another one. */
  isWithoutScript?: boolean;
  onGrip: (held: boolean) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
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
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          className="needs-script cursor-grab text-ink-soft"
          onPointerDown={() => onGrip(true)}
          onPointerUp={() => onGrip(false)}
        >
          ⠿
        </button>
        <span className="mr-auto">{of('name') || `Variant ${place + 1}`}</span>
        <RowButton label={`Move variant ${place + 1} up`} disabled={isFirst} onPress={() => onMove(-1)}>
          ↑
        </RowButton>
        <RowButton label={`Move variant ${place + 1} down`} disabled={isLast} onPress={() => onMove(1)}>
          ↓
        </RowButton>
        <RowButton label={`Remove variant ${place + 1}`} onPress={onRemove}>
          ✕
        </RowButton>
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
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
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

function RowButton({
  label,
  disabled,
  onPress,
  children,
}: {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="needs-script grid size-8 place-items-center rounded-full hover:bg-blush-soft disabled:opacity-30"
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
