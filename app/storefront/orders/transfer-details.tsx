import { formatPounds } from '#domain/money/money.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';

/** What is to be transferred and where to, as values to be copied. */
export function TransferDetails({
  transfer: { rows, owedPence, receivedPence },
}: {
  transfer: TransferInstructions;
}) {
  return (
    <>
      {receivedPence > 0 && <p>We have received {formatPounds(receivedPence)} of it.</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">To transfer</dt>
        <dd className="font-semibold tabular-nums">{formatPounds(owedPence)}</dd>
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
