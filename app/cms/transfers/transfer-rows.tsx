import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { TransferRow } from '#database/queries/transfers/transfer-rows.ts';
import { formatPounds } from '#domain/money/money.ts';
import { longDay, startOfLondonDay } from '#domain/text/london-day.ts';
import type { TransferKind } from '#domain/transfers/transfer-account.ts';

const NAMES: Record<TransferKind, string> = {
  received: 'Received',
  corrected: 'Taken out: entered by mistake',
  'paid-back': 'Paid back',
};

/** The transfers of an order, oldest first; one that was entered by mistake can be taken out. */
export function TransferRows({ rows, mayCorrect }: { rows: readonly TransferRow[]; mayCorrect: boolean }) {
  if (rows.length === 0) return null;
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  return (
    <ul className="mt-3 grid gap-3 border-t border-line pt-3 text-sm">
      {rows.map(({ id, kind, amountPence, day, reference, note, actor, at }) => (
        <li key={id}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">
              {NAMES[kind]}, {longDay(startOfLondonDay(day))}
            </span>
            <span className="tabular-nums">
              {kind === 'received' ? '' : '−'}
              {formatPounds(amountPence)}
            </span>
          </p>
          <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">
            {[reference, note].filter(Boolean).map((text) => `${text} · `)}
            {actor}, <Moment at={at} />
          </p>
          {mayCorrect && kind === 'received' && !corrected.has(id) && (
            <Form method="post" className="mt-1">
              <input type="hidden" name="ids" value={id} />
              <Button type="submit" name="intent" value="correct" variant="quiet">
                Take out …<span className="sr-only"> {formatPounds(amountPence)}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
