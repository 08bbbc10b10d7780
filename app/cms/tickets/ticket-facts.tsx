import type { ReactNode } from 'react';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { longDay } from '#domain/text/london-day.ts';
import { TICKET_ENDS, TICKET_KINDS, type Ticket } from '#domain/tickets/ticket.ts';

/** How a ticket stands: what is due and by which day, and what was done. */
export function TicketFacts({
  ticket,
  due,
  isOverdue,
}: {
  ticket: Ticket;
  due: { day: string; what: 'acknowledge' | 'answer' };
  isOverdue: boolean;
}) {
  const { kind, name, email, receivedOn, countedFrom, extendedMonths, extensionReason } = ticket;
  const { acknowledgedAt, state, assignee, answer, answeredAt, answeredBy } = ticket;
  return (
    <FieldGroup title="How it stands">
      {state === 'open' ? (
        <p className={isOverdue ? 'font-semibold text-rose-deep' : 'font-semibold'}>
          {due.what === 'acknowledge' ? 'To be acknowledged' : 'To be answered'} by {longDay(due.day)}
          {isOverdue && ': overdue'}
        </p>
      ) : (
        <p className="font-semibold">{TICKET_ENDS[state]}</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Fact name="What">
          {TICKET_KINDS[kind].label} ({TICKET_KINDS[kind].law})
        </Fact>
        <Fact name="Who">{[name, email].filter(Boolean).join(', ') || 'Erased'}</Fact>
        <Fact name="Received">{longDay(receivedOn)}</Fact>
        {countedFrom !== receivedOn && <Fact name="Counted from">{longDay(countedFrom)}</Fact>}
        {extendedMonths > 0 && (
          <Fact name="Extended">
            by {extendedMonths} {extendedMonths === 1 ? 'month' : 'months'}
            {extensionReason && `: ${extensionReason}`}
          </Fact>
        )}
        {acknowledgedAt && (
          <Fact name="Acknowledged">
            <Moment at={acknowledgedAt} />
          </Fact>
        )}
        <Fact name="Deals with it">{assignee || 'Nobody yet'}</Fact>
        {answeredAt && (
          <Fact name="Closed">
            <Moment at={answeredAt} />
            {answeredBy && ` by ${answeredBy}`}
          </Fact>
        )}
        {answer && (
          <Fact name="What was done">
            <span className="whitespace-pre-line">{answer}</span>
          </Fact>
        )}
      </dl>
    </FieldGroup>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
