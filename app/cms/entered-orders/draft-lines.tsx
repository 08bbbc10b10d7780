import { useEffect, useRef } from 'react';
import { QUANTITY_FIELD } from '#domain/entered-orders/entered-lines.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { DraftLine } from '#operations/entered-orders/draft-order.ts';

/** The lines of the order with their quantities; 0 takes one out. */
export function DraftLines({ lines, onChange }: { lines: readonly DraftLine[]; onChange: () => void }) {
  if (lines.length === 0) return <p className="text-sm text-ink-soft">Nothing is in the order yet.</p>;
  return (
    <ul aria-label="Lines" className="grid gap-3">
      {lines.map((line) => (
        <li key={line.variantId} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4">
          <div className="[overflow-wrap:anywhere]">
            <p className="font-medium">{line.name}</p>
            <p className="text-xs text-ink-soft">
              {[line.brand, line.sku && `SKU ${line.sku}`, formatPounds(line.unitPricePence)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {line.problem && (
              <p id={`problem.${line.variantId}`} className="text-sm font-medium text-rose-deep">
                {line.problem}
              </p>
            )}
          </div>
          <QuantityField line={line} onChange={onChange} />
          <p className="min-w-16 text-right tabular-nums">{formatPounds(line.pence)}</p>
        </li>
      ))}
    </ul>
  );
}

const shownOf = ({ wrong, quantity }: DraftLine) => wrong ?? String(quantity);

/** Shows what the shop counts with each answer, unless somebody is writing in it. */
function QuantityField({ line, onChange }: { line: DraftLine; onChange: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = shownOf(line);
  }, [line]);
  const isWrong = line.wrong !== undefined;
  return (
    <label>
      <span className="sr-only">Pieces of {line.name}</span>
      <input
        ref={field}
        id={`${QUANTITY_FIELD}${line.variantId}`}
        name={`${QUANTITY_FIELD}${line.variantId}`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shownOf(line)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={line.problem ? `problem.${line.variantId}` : undefined}
        onBlur={(event) => event.currentTarget.value !== shownOf(line) && onChange()}
        className="field-control w-20 text-right tabular-nums"
      />
    </label>
  );
}
