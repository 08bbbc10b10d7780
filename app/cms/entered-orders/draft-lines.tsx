import type { ComponentProps } from 'react';
import { QUANTITY_FIELD } from '#domain/entered-orders/entered-lines.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { DraftLine } from '#operations/entered-orders/draft-order.ts';

/** The lines of the order with their quantities; 0 takes one out. */
export function DraftLines({
  lines,
  onLeave,
}: {
  lines: readonly DraftLine[];
  /** A quantity is written, or stayed as the shop counted it. */
  onLeave: (field: HTMLInputElement, counted: string) => void;
}) {
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
          <QuantityField line={line} onLeave={onLeave} />
          <p className="min-w-16 text-right tabular-nums">{formatPounds(line.pence)}</p>
        </li>
      ))}
    </ul>
  );
}

const shownOf = ({ wrong, quantity }: DraftLine) => wrong ?? String(quantity);

/** Filled in by `useDraftSending` with each response, since somebody may write in it meanwhile. */
function QuantityField({
  line,
  onLeave,
}: { line: DraftLine } & Pick<ComponentProps<typeof DraftLines>, 'onLeave'>) {
  const isWrong = line.wrong !== undefined;
  return (
    <label>
      <span className="sr-only">Pieces of {line.name}</span>
      <input
        id={`${QUANTITY_FIELD}${line.variantId}`}
        name={`${QUANTITY_FIELD}${line.variantId}`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shownOf(line)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={line.problem ? `problem.${line.variantId}` : undefined}
        onBlur={(event) => onLeave(event.currentTarget, shownOf(line))}
        className="field-control w-20 text-right tabular-nums"
      />
    </label>
  );
}
