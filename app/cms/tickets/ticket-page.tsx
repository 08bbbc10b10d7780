import { data, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { readSubmitted, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { NoteForm } from '#app/cms/inbox/note-form.tsx';
import { type NoteResult, respondToNote } from '#app/cms/inbox/run-inbox-command.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findCustomerByEmail } from '#database/queries/customers/listed-customers.ts';
import { findMessage } from '#database/queries/inbox/listed-messages.ts';
import { findTicket } from '#database/queries/tickets/tickets.ts';
import { may } from '#domain/people/permissions.ts';
import { multiLine } from '#domain/text/clean-text.ts';
import { londonDay } from '#domain/text/london-day.ts';
import {
  isTicketOverdue,
  TICKET_KINDS,
  TICKET_NOTE_MAX_LENGTH,
  type Ticket,
  ticketTitle,
} from '#domain/tickets/ticket.ts';
import { type TicketAction, whyNot } from '#domain/tickets/ticket-actions.ts';
import { ticketDue } from '#domain/tickets/ticket-deadline.ts';
import { parseClosing, parseCountedFrom, parseExtension } from '#domain/tickets/ticket-form.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { changeTicket, noteTicket, type TicketStep } from '#operations/tickets/change-tickets.ts';
import type { Route } from './+types/ticket-page';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketForms, type TicketFormsResult } from './ticket-forms.tsx';

const FAILED = savingFailed('request');

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData ? ticketTitle(loaderData.ticket) : 'Request');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'tickets.view');
  const { db, clock } = context.get(platformContext);
  const ticket = await findTicket(db, id);
  if (!ticket) throw data(null, { status: 404 });
  const today = londonDay(nowIso(clock));
  const [customer, message] = await Promise.all([
    may(role, 'customers.view') && ticket.email ? findCustomerByEmail(db, ticket.email) : null,
    may(role, 'messages.view') && ticket.messageId ? findMessage(db, ticket.messageId) : null,
  ]);
  const canEdit = may(role, 'tickets.edit');
  const can = (action: TicketAction) => canEdit && whyNot(action, ticket, today) === null;
  return {
    ticket,
    today,
    due: ticketDue(ticket),
    isOverdue: isTicketOverdue(ticket, today),
    customerId: customer?.id ?? null,
    messageId: message?.id ?? null,
    canExport: may(role, 'customers.export'),
    canEdit,
    can: {
      acknowledge: can('acknowledge') && TICKET_KINDS[ticket.kind].acknowledged,
      extend: can('extend'),
      countFrom: can('count-from'),
      close: can('close'),
      reopen: can('reopen'),
      take: can('take'),
    },
  };
}

type TicketResult = NoteResult & TicketFormsResult;

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'tickets.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const ticket = await findTicket(platform.db, id);
  if (!ticket) throw data(null, { status: 404 });
  try {
    if (submitted.intent === 'note') {
      const noted = await noteTicket(platform, member, id, {
        note: multiLine(submitted.note ?? '').slice(0, TICKET_NOTE_MAX_LENGTH),
        noteWas: multiLine(submitted.noteWas ?? ''),
      });
      return respondToNote(noted, submitted);
    }
    const today = londonDay(nowIso(platform.clock));
    const step = stepOf(submitted, ticket, today);
    if (!step.ok)
      return data<TicketResult>({ ok: false, message: NOTHING_SAVED, errors: step.errors, submitted }, 422);
    const changed = await changeTicket(platform, member, {
      id,
      version: versionOf(submitted),
      step: step.value,
    });
    if (changed.ok) return data<TicketResult>({ ok: true, message: DONE[step.value.action] });
    if (changed.problem === 'not-found') throw data(null, { status: 404 });
    const message = changed.problem === 'refused' ? `Nothing was changed. ${changed.why}` : CHANGED_MEANWHILE;
    return data<TicketResult>({ ok: false, message, submitted }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a request could not be changed');
    return data<TicketResult>({ ok: false, message: FAILED, submitted }, 500);
  }
}

const CHANGED_MEANWHILE =
  'Somebody else changed it meanwhile, as you see. Yours is not saved; send it again if it is still right.';

const DONE: Record<TicketAction, string> = {
  acknowledge: 'Acknowledged.',
  take: 'It is yours.',
  reopen: 'Open again.',
  extend: 'Extended. Tell the person now, with the reason.',
  'count-from': 'The last day is worked out anew.',
  close: 'Closed.',
};

type Step = { ok: true; value: TicketStep } | { ok: false; errors: Record<string, string> };

function stepOf(submitted: Record<string, string>, ticket: Ticket, today: string): Step {
  switch (submitted.intent) {
    case 'acknowledge':
    case 'take':
    case 'reopen':
      return { ok: true, value: { action: submitted.intent } };
    case 'extend': {
      const parsed = parseExtension(submitted);
      return parsed.ok ? { ok: true, value: { action: 'extend', ...parsed.value } } : parsed;
    }
    case 'count-from': {
      const parsed = parseCountedFrom(submitted, { receivedOn: ticket.receivedOn, today });
      return parsed.ok ? { ok: true, value: { action: 'count-from', ...parsed.value } } : parsed;
    }
    case 'close': {
      const parsed = parseClosing(submitted);
      return parsed.ok ? { ok: true, value: { action: 'close', ...parsed.value } } : parsed;
    }
    default:
      return { ok: false, errors: {} };
  }
}

export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, today, due, isOverdue, customerId, messageId, canExport, canEdit, can } = loaderData;
  const result: TicketResult | undefined = actionData;
  const isAboutNote = result?.isNote || result?.submitted?.intent === 'note';
  return (
    <>
      <BackLink to={cmsPaths.tickets()}>Requests and complaints</BackLink>
      <PageHeading title={ticketTitle(ticket)} />
      {result && !isAboutNote && (
        <p
          role={result.ok ? 'status' : 'alert'}
          className={`mb-4 max-w-prose rounded-card px-4 py-3 text-sm ${result.ok ? 'bg-surface' : 'bg-blush-soft text-rose-deep'}`}
        >
          {result.message}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <TicketFacts ticket={ticket} due={due} isOverdue={isOverdue} />
          <TicketForms
            key={ticket.version}
            ticket={ticket}
            can={can}
            today={today}
            result={isAboutNote ? undefined : result}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <FieldGroup title="Where it is done">
            <ul className="grid gap-2 text-sm">
              {messageId && (
                <li>
                  <Link to={cmsPaths.message(messageId)} className="underline underline-offset-4">
                    The message it was made from
                  </Link>
                </li>
              )}
              {customerId ? (
                <li>
                  <Link to={cmsPaths.customer(customerId)} className="underline underline-offset-4">
                    The customer
                  </Link>
                  {canExport && ': all data in one file, and erasing'}
                </li>
              ) : (
                <li className="text-ink-soft">
                  {ticket.email ? 'The shop keeps nothing else under this address.' : 'The person is erased.'}
                </li>
              )}
            </ul>
          </FieldGroup>
          <FieldGroup title="Staff note">
            <NoteForm
              note={ticket.note}
              maxLength={TICKET_NOTE_MAX_LENGTH}
              canChange={canEdit}
              result={isAboutNote ? result : undefined}
            >
              <IntentButton intent="note">Save note</IntentButton>
            </NoteForm>
          </FieldGroup>
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the request" />;
}
