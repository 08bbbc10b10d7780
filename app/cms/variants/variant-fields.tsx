import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { LibraryButton } from '#app/cms/pictures/library-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { VariantValues } from '#domain/catalogue/product-variant-form.ts';
import { type CellColumn, isCellText } from '#domain/catalogue/variant-table.ts';
import { ShadeWordsFields } from './shade-words-fields.tsx';
import { VariantCell } from './variant-cell.tsx';

const CELLS = [
  { column: 'name', label: 'Variant name' },
  { column: 'sku', label: 'SKU', autoComplete: 'off' },
  { column: 'pricePence', label: 'Own price (£)', inputMode: 'decimal', placeholder: 'As above' },
  { column: 'stock', label: 'Stock', type: 'number', inputMode: 'numeric', min: 0 },
  { column: 'barcode', label: 'Barcode', inputMode: 'numeric', autoComplete: 'off' },
] as const;

const FOLDED = [
  'originalPricePence',
  'amount',
  'grams',
  'costPence',
  'shade',
  'shadeDepth',
  'shadeUndertone',
  'shadeFamily',
  'imageUrl',
];

const USED = [
  'originalPricePence',
  'amount',
  'grams',
  'costPence',
  'shadeDepth',
  'shadeUndertone',
  'shadeFamily',
] as const;

type Edit = (fields: Partial<VariantValues>) => void;

/** The fields of one variant: a row of a table on a desk, a card on a phone, the rarer ones folded away. */
export function VariantFields({
  place,
  values,
  errorOf,
  onEdit,
  onChoose,
  onPaste,
  onMove,
  grip,
  isBare = false,
  children,
}: {
  place: number;
  values: VariantValues;
  errorOf: (field: string) => string | undefined;
  onEdit?: Edit;
  onChoose?: Edit;
  onPaste?: (column: CellColumn, text: string) => void;
  onMove?: (to: number) => void;
  grip?: ReactNode;
  /** Without anything that needs script: a noscript element holds no other. */
  isBare?: boolean;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const called = values.name || `Variant ${place + 1}`;
  const hasFoldedError = FOLDED.some((field) => errorOf(field) !== undefined);
  const isUnfolded = isOpen || hasFoldedError;
  const isUsed = USED.some((field) => values[field] !== '');

  const field = (name: keyof VariantValues) => ({
    name: `variants.${place}.${name}`,
    error: errorOf(name),
    ...(isBare
      ? { defaultValue: values[name] }
      : {
          value: values[name],
          onChange: (text: string) => onEdit?.({ [name]: text }),
          onKeyDown: moveByKey,
        }),
  });

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove?.(place + step);
  }

  return (
    <fieldset className="variant-row">
      <legend className="sr-only">{called}</legend>
      <input type="hidden" name={`variants.${place}.id`} value={values.id} />
      <input type="hidden" name={`variants.${place}.stockWas`} value={values.stockWas} />
      {grip}
      {!isBare && (
        <LibraryButton
          label={`${values.imageUrl ? 'Change' : 'Choose'} the picture of ${called}`}
          className="variant-picture"
          onChosen={([picture]) => picture && onChoose?.({ imageUrl: picture.url })}
        >
          {values.imageUrl ? (
            <Picture
              url={values.imageUrl}
              alt=""
              sizes="3rem"
              className="size-full rounded-lg object-cover"
            />
          ) : (
            <span aria-hidden="true">+</span>
          )}
        </LibraryButton>
      )}
      {CELLS.map(({ column, ...cell }) => (
        <VariantCell
          key={column}
          {...cell}
          {...field(column)}
          area={column}
          onPaste={(event: ClipboardEvent) => {
            const text = event.clipboardData.getData('text/plain');
            if (!onPaste || !isCellText(text)) return;
            event.preventDefault();
            onPaste(column, text);
          }}
        />
      ))}
      {!isBare && (
        <label className="variant-colour needs-script">
          <span aria-hidden="true">Shade</span>
          <input
            type="color"
            aria-label={`Shade of ${called}`}
            title={values.shade || 'No shade'}
            value={isColour(values.shade) ? values.shade : '#d98880'}
            data-unset={!isColour(values.shade)}
            onChange={({ currentTarget }) => onEdit?.({ shade: currentTarget.value })}
            className="variant-shade"
          />
        </label>
      )}
      <span className="variant-actions">
        {children}
        {!isBare && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={moreId}
            aria-label={`Details of variant ${place + 1}`}
            onClick={() => setOpen(!isUnfolded)}
            className="needs-script grid size-9 place-items-center rounded-full hover:bg-blush-soft"
          >
            <span aria-hidden="true" className={isUsed ? 'font-bold text-plum' : undefined}>
              {isUnfolded ? '▴' : '▾'}
            </span>
          </button>
        )}
      </span>
      <div id={moreId} className="variant-more" data-open={isUnfolded}>
        <VariantCell label="Was (£)" inputMode="decimal" {...field('originalPricePence')} />
        <VariantCell
          label="Own amount"
          inputMode="decimal"
          placeholder="As below"
          hint="In the unit of the product"
          {...field('amount')}
        />
        <VariantCell label="Weight (g)" inputMode="numeric" hint="Without packing" {...field('grams')} />
        <VariantCell label="Cost (£)" inputMode="decimal" hint="Without VAT" {...field('costPence')} />
        <VariantCell label="Shade" placeholder="#d98880" {...field('shade')} />
        <ShadeWordsFields shade={values.shade} field={field} />
        <div className="variant-address">
          <VariantCell label="Picture" type="text" {...field('imageUrl')} />
        </div>
        {!isBare && values.imageUrl && (
          <button
            type="button"
            onClick={() => onChoose?.({ imageUrl: '' })}
            className="needs-script min-h-8 self-end justify-self-start text-sm underline underline-offset-4"
          >
            Remove the picture
          </button>
        )}
      </div>
    </fieldset>
  );
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
