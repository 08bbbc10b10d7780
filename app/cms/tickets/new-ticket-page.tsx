import { data, Form, redirect } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { findCustomer } from '#database/queries/customers/listed-customers.ts';
import { findMessage } from '#database/queries/inbox/listed-messages.ts';
import { findTicket, findTicketOfMessage } from '#database/queries/tickets/tickets.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { TICKET_KIND_NAMES, TICKET_KINDS, TICKET_NOTE_MAX_LENGTH } from '#domain/tickets/ticket.ts';
import { parseNewTicket } from '#domain/tickets/ticket-form.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { openTicket } from '#operations/tickets/change-tickets.ts';
import type { Route } from './+types/new-ticket-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New request');

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'tickets.edit');
  const platform = context.get(platformContext);
  const messageId = url.searchParams.get('message') ?? '';
  const known = messageId ? await findTicketOfMessage(platform.db, messageId) : null;
  if (known) throw redirect(cmsPaths.ticket(known.id));
  return {
    // One form makes one ticket, however often it is sent.
    key: platform.random.id(),
    today: londonDay(nowIso(platform.clock)),
    begun: await begunWith(platform, messageId, url.searchParams.get('customer') ?? ''),
  };
}

/** What a message or a customer says of the ticket before anything is entered. */
async function begunWith({ db }: Platform, messageId: string, customerId: string) {
  const message = messageId ? await findMessage(db, messageId) : null;
  if (message)
    return {
      messageId,
      name: message.name,
      email: message.email,
      receivedOn: londonDay(message.createdAt),
    };
  const customer = customerId ? await findCustomer(db, customerId) : null;
  return { messageId: '', name: customer?.name ?? '', email: customer?.email ?? '', receivedOn: '' };
}

type NewTicketResult = { message: string; errors: Record<string, string>; submitted: Record<string, string> };

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'tickets.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const parsed = parseNewTicket(submitted, londonDay(nowIso(platform.clock)));
  if (!parsed.ok)
    return data<NewTicketResult>({ message: NOTHING_SAVED, errors: parsed.errors, submitted }, 422);
  const id = /^[\w-]{8,64}$/.test(submitted.key ?? '') ? (submitted.key ?? '') : platform.random.id();
  const messageId = submitted.messageId ? (await findMessage(platform.db, submitted.messageId))?.id : null;
  try {
    await openTicket(platform, member, id, { ...parsed.value, messageId: messageId ?? null });
  } catch (error) {
    platform.log.error({ err: error }, 'a request could not be entered');
    return data<NewTicketResult>({ message: savingFailed('request'), errors: {}, submitted }, 500);
  }
  const opened =
    (await findTicket(platform.db, id)) ??
    (messageId ? await findTicketOfMessage(platform.db, messageId) : null);
  throw redirect(opened ? cmsPaths.ticket(opened.id) : cmsPaths.tickets());
}

export default function NewTicketPage({
  loaderData: { key, today, begun },
  actionData,
}: Route.ComponentProps) {
  const { errors, submitted }: Partial<NewTicketResult> = actionData ?? {};
  return (
    <>
      <BackLink to={cmsPaths.tickets()}>Requests and complaints</BackLink>
      <PageHeading title="New request" />
      <Form method="post" className="max-w-3xl">
        <FieldGroup
          title="Who asks for what"
          hint="Its last day is worked out from the kind and the day on which it came, by whatever way: a letter, a call, at the counter."
        >
          {actionData && (
            <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
              {actionData.message}
            </p>
          )}
          <input type="hidden" name="key" value={submitted?.key ?? key} />
          <input type="hidden" name="messageId" value={submitted?.messageId ?? begun.messageId} />
          <SelectField
            label="What"
            name="kind"
            defaultValue={submitted?.kind ?? ''}
            error={errors?.kind}
            required
          >
            <option value="">Choose</option>
            {TICKET_KIND_NAMES.map((kind) => (
              <option key={kind} value={kind}>
                {TICKET_KINDS[kind].label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Name"
            name="name"
            maxLength={200}
            optional
            defaultValue={submitted?.name ?? begun.name}
            error={errors?.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            maxLength={254}
            required
            defaultValue={submitted?.email ?? begun.email}
            error={errors?.email}
            hint="By it the request belongs to a customer"
          />
          <TextField
            label="Received on"
            name="receivedOn"
            type="date"
            max={today}
            required
            defaultValue={submitted?.receivedOn ?? (begun.receivedOn || today)}
            error={errors?.receivedOn}
          />
          <TextAreaField
            label="Note"
            name="note"
            maxLength={TICKET_NOTE_MAX_LENGTH}
            optional
            defaultValue={submitted?.note ?? ''}
            error={errors?.note}
          />
          <Button type="submit" className="justify-self-start">
            Enter it
          </Button>
        </FieldGroup>
      </Form>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the request" />;
}
