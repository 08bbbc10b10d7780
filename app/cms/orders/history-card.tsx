import { Moment } from '#app/ui/moment.tsx';
import type { OrderStatus } from '#domain/order/order.ts';
import { Card } from './card.tsx';

/** Each change of the order and each note, with who made it. */
export function HistoryCard({
  events,
}: {
  events: {
    at: string;
    actor: string | null;
    from: OrderStatus | null;
    to: OrderStatus;
    note: string;
  }[];
}) {
  return (
    <Card title="History">
      <ol className="grid gap-2 text-sm">
        {events.map((event) => (
          <li
            key={`${event.at} ${event.to} ${event.note}`}
            className="grid gap-x-4 2xs:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span>
              {event.from === null ? beginningText(event) : eventText(event)}
              {event.note && (
                <span className="block text-ink-soft [overflow-wrap:anywhere]">“{event.note}”</span>
              )}
            </span>
            <span className="text-ink-soft">
              <Moment at={event.at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function eventText({
  actor,
  from,
  to,
}: {
  actor: string | null;
  from: OrderStatus | null;
  to: OrderStatus;
}): string {
  const who = actor ?? 'The shop';
  if (from === to) return `${who} noted`;
  return to === 'cancelled' ? `${who} cancelled it (${from})` : `${who} changed ${from} to ${to}`;
}

function beginningText({ actor }: { actor: string | null }): string {
  return actor === null ? 'Placed by the customer' : `Entered by ${actor}`;
}
