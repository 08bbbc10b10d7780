import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { TicketLine } from '#app/cms/tickets/ticket-line.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Ticket } from '#domain/tickets/ticket.ts';

/** What a customer asked for or complained of; a request for their data is closed here once the file was handed over. */
export function CustomerTickets({
  tickets,
  customerId,
  canChange,
  isHandedOver,
}: {
  tickets: Ticket[];
  customerId: string;
  canChange: boolean;
  /** True for an open request that the file of this page answers. */
  isHandedOver: (ticket: Ticket) => boolean;
}) {
  return (
    <FieldGroup title="Requests and complaints">
      {tickets.length === 0 && <p className="text-sm text-ink-soft">None.</p>}
      {tickets.map((ticket) => (
        <div key={ticket.id} className="grid gap-2">
          <TicketLine ticket={ticket} />
          {canChange && isHandedOver(ticket) && (
            <Form method="post">
              <input type="hidden" name="ticket" value={ticket.id} />
              <input type="hidden" name="version" value={ticket.version} />
              <IntentButton intent="handed-over">The file was handed over: close it</IntentButton>
            </Form>
          )}
        </div>
      ))}
      {canChange && (
        <div>
          <ButtonLink to={cmsPaths.newTicket({ customer: customerId })} variant="outline" size="small">
            New request
          </ButtonLink>
        </div>
      )}
    </FieldGroup>
  );
}
