import { useRef } from 'react';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { Button } from '#app/ui/button.tsx';
import { BLANK_VARIANT } from '#domain/catalogue/variant-table.ts';
import { FillColumn } from './fill-column.tsx';
import { GenerateButton } from './generate-button.tsx';
import { useVariantRows } from './use-variant-rows.ts';
import { VariantFields } from './variant-fields.tsx';

const HEADINGS = ['', 'Picture', 'Name', 'SKU', 'Price (£)', 'Stock', 'Barcode', 'Shade', ''];

/** Shades or sizes in the shop's order, a row each; a field's name carries the place: 'variants.0.name'. */
export function VariantRows(form: FormState) {
  const table = useVariantRows(form);
  const { rows, reorder, removed } = table;
  const root = useRef<HTMLDivElement>(null);

  function focusName(place: number) {
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[name="variants.${place}.name"]`)?.focus(),
    );
  }

  return (
    <div ref={root} tabIndex={-1} className="variant-table focus:outline-none">
      <ReorderStatus announcement={reorder.announcement} />
      {rows.length > 0 && (
        <p className="variant-head" aria-hidden="true">
          {HEADINGS.map((heading, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not change
            <span key={place}>{heading}</span>
          ))}
        </p>
      )}
      <ol ref={reorder.list} className="variant-list">
        {rows.map((row, place) => (
          <li key={row.key} {...reorder.row(place)}>
            <VariantFields
              place={place}
              values={row.values}
              errorOf={table.errorsOf(row.key)}
              onEdit={(fields) => table.edit(row.key, fields)}
              onChoose={(fields) => table.choose(row.key, fields)}
              onPaste={(column, text) => table.paste(place, column, text)}
              onMove={(to) => reorder.move(place, to)}
              grip={
                <span
                  {...reorder.grip(place)}
                  aria-hidden="true"
                  className="variant-grip needs-script cursor-grab text-ink-soft"
                >
                  ⠿
                </span>
              }
            >
              <MoveButtons
                name={`variant ${place + 1}`}
                place={place}
                count={rows.length}
                onMove={reorder.move}
                onRemove={() => {
                  table.remove(place);
                  root.current?.focus();
                }}
              />
            </VariantFields>
          </li>
        ))}
      </ol>
      {table.refusal && (
        <p role="alert" className="field-error">
          {table.refusal}
        </p>
      )}
      {removed.length > 0 && (
        <ul className="grid gap-1 text-sm text-ink-soft">
          {removed.map((entry) => (
            <li key={entry.row.key} className="flex min-h-8 flex-wrap items-center gap-x-3">
              {entry.row.values.name || 'A variant'} removed
              <button
                type="button"
                disabled={table.isFull}
                onClick={() => {
                  table.restore(entry);
                  focusName(Math.min(entry.place, rows.length));
                }}
                className="min-h-8 font-medium text-ink underline underline-offset-4"
              >
                Restore<span className="sr-only"> {entry.row.values.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="needs-script flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="small"
          disabled={table.isFull}
          onClick={() => {
            table.add();
            focusName(rows.length);
          }}
        >
          Add a shade or size
        </Button>
        <GenerateButton rows={rows.map(({ values }) => values)} onMade={table.take} />
        {rows.length > 1 && <FillColumn count={rows.length} onFill={table.fill} />}
      </div>
      {rows.length > 0 && (
        <p className="needs-script text-sm text-ink-soft">
          Cells copied from a spreadsheet can be pasted into any column but the last two; Alt and an arrow key
          move a row.
        </p>
      )}
      <noscript>
        <VariantFields place={rows.length} values={BLANK_VARIANT} errorOf={() => undefined} isBare />
      </noscript>
    </div>
  );
}
