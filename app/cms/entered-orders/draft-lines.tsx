import { QUANTITY_FIELD } from '#domain/entered-orders/entered-lines.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { DraftLine } from '#operations/entered-orders/draft-order.ts';

/** The lines of the order with their quantities; 0 takes one out. */
export function DraftLines({ lines, onChange }: { lines: readonly DraftLine[]; onChange: () => void }) {
  if (lines.length === 0) return <p className="text-sm text-ink-soft">Nothing is in the order yet.</p>;
  return (
    <ul aria-label="Lines" className="grid gap-3">
      {lines.map(({ variantId, quantity, name, brand, sku, unitPricePence, pence, problem }) => (
        <li key={variantId} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4">
          <div className="[overflow-wrap:anywhere]">
            <p className="font-medium">{name}</p>
            <p className="text-xs text-ink-soft">
              {[brand, sku && `SKU ${sku}`, formatPounds(unitPricePence)].filter(Boolean).join(' · ')}
            </p>
            {problem && <p className="text-sm font-medium text-rose-deep">{problem}</p>}
          </div>
          <label>
            <span className="sr-only">Pieces of {name}</span>
            <input
              key={quantity}
              type="number"
              name={`${QUANTITY_FIELD}${variantId}`}
              min={0}
              inputMode="numeric"
              defaultValue={quantity}
              onBlur={(event) => event.currentTarget.value !== String(quantity) && onChange()}
              className="field-control w-20 text-right tabular-nums"
            />
          </label>
          <p className="min-w-16 text-right tabular-nums">{formatPounds(pence)}</p>
        </li>
      ))}
    </ul>
  );
}
