import { formatPounds } from '#domain/money/money.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { cameBack, RETURN_PLACE_NAMES, RETURN_PLACES } from '#domain/returns/return.ts';
import { CAUSE_LABELS, CONDITION_NAMES, REMEDY_NAMES } from '#domain/returns/return-words.ts';
import { longDay } from '#domain/text/london-day.ts';
import type { ReturnLineView } from './return-view.ts';

/** What a return is about, with the right on which each line rests and what became of it. */
export function ReturnLines({ lines }: { lines: readonly ReturnLineView[] }) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">
          <span className="font-semibold">{piecesText(line, line.quantity)}</span>
          <span>
            {[CAUSE_LABELS[line.cause], line.reason, CONDITION_NAMES[line.condition]]
              .filter(Boolean)
              .join(' · ')}
            {!line.wasSent && ' · had not left'}
          </span>
          <span className="text-ink-soft">
            {line.remedy ? REMEDY_NAMES[line.remedy] : 'Taken of the shop’s own accord'}
            {line.until && `, until ${longDay(line.until)}`} ({line.source})
          </span>
          {cameBack(line) > 0 && (
            <span>
              Came back:{' '}
              {RETURN_PLACE_NAMES.filter((place) => line[place] > 0)
                .map((place) => `${line[place]} × ${RETURN_PLACES[place].toLowerCase()}`)
                .join(', ')}
              {line.found && `. ${line.found}`}
            </span>
          )}
          {line.exchange && (
            <span>
              {line.exchanged > 0 ? `Sent instead: ${line.exchanged} × ` : 'To be sent instead: '}
              {line.exchange.words}
              {line.exchange.unitPence !== null && `, ${formatPounds(line.exchange.unitPence)} each`}
              {line.held.length > 0 && ', held'}
            </span>
          )}
          {line.refundQuantity > 0 && (
            <span>
              Paid back: {line.refundQuantity} for {formatPounds(line.refundPence)}
              {line.reducedPence > 0 && `, less ${formatPounds(line.reducedPence)}: ${line.ground}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
