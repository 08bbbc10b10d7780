import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { TICKET_ENDS, TICKET_KINDS, TICKET_TEXT_MAX_LENGTH, type Ticket } from '#domain/tickets/ticket.ts';

export type TicketFormsResult = { errors?: Record<string, string>; submitted?: Record<string, string> };

type Props = {
  ticket: Ticket;
  can: {
    acknowledge: boolean;
    extend: boolean;
    countFrom: boolean;
    close: boolean;
    reopen: boolean;
    take: boolean;
  };
  today: string;
  result: TicketFormsResult | undefined;
};

/** What can be done with a ticket as it stands; nothing else is offered. */
export function TicketForms({ ticket, can, today, result }: Props) {
  const { version, kind, countedFrom, receivedOn } = ticket;
  const submittedTo = (intent: string) =>
    result?.submitted?.intent === intent ? { ...result.submitted } : undefined;
  const errorsOf = (intent: string) => (submittedTo(intent) ? result?.errors : undefined);
  const closing = submittedTo('close');
  const extension = submittedTo('extend');
  const counted = submittedTo('count-from');
  return (
    <>
      {(can.take || can.acknowledge || can.reopen) && (
        <FieldGroup title="Take it on">
          <Versioned version={version} className="flex flex-wrap gap-2">
            {can.take && <IntentButton intent="take">I deal with it</IntentButton>}
            {can.acknowledge && (
              <IntentButton intent="acknowledge" variant="dark">
                It is acknowledged
              </IntentButton>
            )}
            {can.reopen && <IntentButton intent="reopen">Open it again</IntentButton>}
          </Versioned>
        </FieldGroup>
      )}
      {can.close && (
        <FieldGroup title="Close it" hint="Once the person was told. What is written here is the proof.">
          <Versioned version={version} className="grid gap-4">
            <SelectField
              label="How it ended"
              name="end"
              defaultValue={closing?.end ?? 'answered'}
              error={errorsOf('close')?.end}
            >
              {Object.entries(TICKET_ENDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label="What was done and how the person was told"
              name="answer"
              rows={3}
              maxLength={TICKET_TEXT_MAX_LENGTH}
              required
              defaultValue={closing?.answer ?? ''}
              error={errorsOf('close')?.answer}
              hint="A refusal names its reason, and the person's right to complain to the ICO."
            />
            <div>
              <IntentButton intent="close" variant="dark">
                Close it
              </IntentButton>
            </div>
          </Versioned>
        </FieldGroup>
      )}
      {can.extend && (
        <FieldGroup
          title="Extend it"
          hint="By two months at most, where it is complex or one of many, and only once. The person must be told within the first month, with the reason (UK GDPR, article 12(3))."
        >
          <Versioned version={version} className="grid gap-4">
            <SelectField
              label="Further months"
              name="months"
              defaultValue={extension?.months ?? '2'}
              error={errorsOf('extend')?.months}
            >
              <option value="1">1</option>
              <option value="2">2</option>
            </SelectField>
            <TextAreaField
              label="Reason"
              name="reason"
              rows={2}
              maxLength={TICKET_TEXT_MAX_LENGTH}
              required
              defaultValue={extension?.reason ?? ''}
              error={errorsOf('extend')?.reason}
            />
            <div>
              <IntentButton intent="extend">Extend it</IntentButton>
            </div>
          </Versioned>
        </FieldGroup>
      )}
      {can.countFrom && (
        <FieldGroup
          title="Count from a later day"
          hint={`Where it had to be proved first who asks, the time for ‘${TICKET_KINDS[kind].label}’ begins with the proof.`}
        >
          <Versioned version={version} className="grid gap-4">
            <TextField
              label="Counted from"
              name="countedFrom"
              type="date"
              min={receivedOn}
              max={today}
              required
              defaultValue={counted?.countedFrom ?? countedFrom}
              error={errorsOf('count-from')?.countedFrom}
            />
            <TextField
              label="Reason"
              name="why"
              maxLength={TICKET_TEXT_MAX_LENGTH}
              required
              defaultValue={counted?.why ?? ''}
              error={errorsOf('count-from')?.why}
            />
            <div>
              <IntentButton intent="count-from">Count from this day</IntentButton>
            </div>
          </Versioned>
        </FieldGroup>
      )}
    </>
  );
}

/** A form that says over which version of the ticket it was filled in. */
function Versioned({
  version,
  className,
  children,
}: {
  version: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
