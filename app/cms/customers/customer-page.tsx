import { data, Form, Link, redirect } from 'react-router';
import { CheckField } from '#app/cms/fields/check-field.tsx';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { NoteForm } from '#app/cms/inbox/note-form.tsx';
import { type NoteResult, respondToNote } from '#app/cms/inbox/run-inbox-command.ts';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { TextField } from '#app/ui/field.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { readHistory } from '#database/queries/customers/customer-history.ts';
import { findErasure } from '#database/queries/customers/erase-person.ts';
import { followLatestCustomers } from '#database/queries/customers/follow-customers.ts';
import { findCustomer } from '#database/queries/customers/listed-customers.ts';
import { findSubscriberByEmail } from '#database/queries/inbox/listed-subscribers.ts';
import { findMember, listOffersToGive } from '#database/queries/promotions/class-members.ts';
import { listTicketsOf } from '#database/queries/tickets/tickets.ts';
import { CUSTOMER_NOTE_MAX_LENGTH, customerName, parseTags } from '#domain/customers/customer.ts';
import { phoneLink } from '#domain/fields/phone.ts';
import { formatPounds } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { CUSTOMER_CLASSES } from '#domain/promotions/customer-class.ts';
import { multiLine } from '#domain/text/clean-text.ts';
import type { Ticket } from '#domain/tickets/ticket.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { noteCustomer, tagCustomer } from '#operations/customers/change-customer.ts';
import { eraseCustomer } from '#operations/customers/erase-customer.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { classCustomer, giveCode, mailClassAgain } from '#operations/promotions/change-members.ts';
import { changeTicket } from '#operations/tickets/change-tickets.ts';
import type { Route } from './+types/customer-page';
import { askErasure } from './ask-erasure.ts';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerOffers } from './customer-offers.tsx';
import { CustomerTickets } from './customer-tickets.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData ? customerName(loaderData.customer) : 'Customer');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'customers.view');
  const { db, random, clock } = context.get(platformContext);
  await followLatestCustomers(db, () => random.id());
  const customer = await findCustomer(db, id);
  if (!customer) throw data(null, { status: 404 });
  return {
    customer,
    history: await readHistory(db, id),
    canChange: may(role, 'customers.edit'),
    canEnter: may(role, 'orders.enter'),
    canExport: may(role, 'customers.export'),
    canErase: may(role, 'customers.erase'),
    tickets: may(role, 'tickets.view') ? await listTicketsOf(db, customer.email) : [],
    canOpenTicket: may(role, 'tickets.edit'),
    canSeePapers: may(role, 'papers.view'),
    canSeeSubscription: may(role, 'subscribers.view'),
    offers: may(role, 'offers.edit')
      ? {
          member: await findMember(db, customer.email),
          offers: await listOffersToGive(db, nowIso(clock)),
          isSubscriber: (await findSubscriberByEmail(db, customer.email))?.status === 'confirmed',
          formKey: random.id(),
        }
      : null,
  };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'customers.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  if (submitted.intent === 'erase') requirePermission(context, 'customers.erase');
  if (isOfOffers(submitted.intent)) requirePermission(context, 'offers.edit');
  if (submitted.intent === 'handed-over') requirePermission(context, 'tickets.edit');
  try {
    if (submitted.intent === 'tags') {
      const isThere = await tagCustomer(platform, member, id, parseTags(submitted.tags ?? ''));
      if (!isThere) throw data(null, { status: 404 });
      return data<NoteResult>({ ok: true, message: 'Tags saved.' });
    }
    if (submitted.intent === 'handed-over') return await closeHandedOver(platform, member, id, submitted);
    if (isOfOffers(submitted.intent)) return await changeOffers(platform, member, id, submitted);
    if (submitted.intent === 'erase') return await erase(platform, member, id, submitted);
    const noted = await noteCustomer(platform, member, id, {
      note: multiLine(submitted.note ?? '').slice(0, CUSTOMER_NOTE_MAX_LENGTH),
      noteWas: multiLine(submitted.noteWas ?? ''),
    });
    return respondToNote(noted, submitted);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a customer could not be changed');
    return data<NoteResult>({ ok: false, message: savingFailed('customer'), submitted }, 500);
  }
}

const isOfOffers = (intent: string | undefined) =>
  intent === 'class' || intent === 'class-mail' || intent === 'give-code';

/** Gives a class or a code, and mails it. */
async function changeOffers(
  platform: Platform,
  member: StaffMember,
  id: string,
  submitted: Record<string, string>,
) {
  const refuse = (refusal: string, status = 409) =>
    data<CustomerResult>({ ok: false, message: refusal, refusal }, status);
  if (submitted.intent === 'class-mail')
    return (await mailClassAgain(platform, member, id))
      ? data<CustomerResult>({ ok: true, message: 'The code is mailed.' })
      : refuse('The customer has no class any more.');
  if (submitted.intent === 'class') {
    const classOf = (text: string | undefined) => CUSTOMER_CLASSES.find((one) => one === text) ?? null;
    const to = classOf(submitted.class);
    if (to === null && submitted.class !== '') return refuse('Choose a class, or none.', 422);
    const saved = await classCustomer(platform, member, id, { to, was: classOf(submitted.classWas) });
    if (saved.ok) return data<CustomerResult>({ ok: true, message: 'Class saved.' });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    return refuse('Somebody gave the customer another class meanwhile: look, and choose again.');
  }
  const given = await giveCode(platform, member, id, {
    promotionId: submitted.promotionId ?? '',
    isAsked: submitted.isAsked === 'on',
    key: (submitted.key ?? '').slice(0, 100) || platform.random.id(),
  });
  if (given.ok) return data<CustomerResult>({ ok: true, message: `The code ${given.code} is mailed.` });
  if (given.problem === 'not-found') throw data(null, { status: 404 });
  return refuse(
    given.problem === 'offer-gone'
      ? 'This offer is not on any more: no code was given.'
      : 'No code was given: the customer does not subscribe to the newsletter. Say so where they asked for it.',
  );
}

const STILL_READING =
  'Nobody was erased: orders of before the upgrade are still being given to their customers. Try again in some minutes.';

type CustomerResult = NoteResult & {
  ask?: Ask;
  /** Open requests for what is asked about. */
  openErasures?: number;
  /** Why the person cannot be erased yet. */
  refusal?: string;
};

const isOpenErasure = ({ kind, state }: Ticket) => kind === 'erasure' && state === 'open';

const isHandedOver = ({ kind, state }: Ticket) =>
  (kind === 'access' || kind === 'portability') && state === 'open';

/** Closes a request whose person was given the file. */
async function closeHandedOver(
  platform: Platform,
  member: StaffMember,
  id: string,
  { ticket, version }: Record<string, string>,
) {
  const customer = await findCustomer(platform.db, id);
  const tickets = customer ? await listTicketsOf(platform.db, customer.email) : [];
  if (!tickets.some((each) => each.id === ticket)) throw data(null, { status: 404 });
  const step = { action: 'close', end: 'answered', answer: 'All data that is kept was handed over' } as const;
  const closed = await changeTicket(platform, member, {
    id: ticket ?? '',
    version: Number.parseInt(version ?? '', 10) || 0,
    step,
  });
  return closed.ok
    ? data<CustomerResult>({ ok: true, message: 'The request is closed.' })
    : data<CustomerResult>({ ok: false, message: ALREADY_CHANGED }, 409);
}

const ALREADY_CHANGED = 'Somebody changed the request meanwhile. Look at it below.';

async function erase(
  platform: Platform,
  member: StaffMember,
  id: string,
  { confirmed, closeTickets }: Record<string, string>,
) {
  const customer = await findCustomer(platform.db, id);
  if (!customer) throw data(null, { status: 404 });
  const found = await findErasure(platform.db, id);
  if (found.openOrders.length === 0 && confirmed !== 'yes')
    return data<CustomerResult>({
      ok: false,
      message: '',
      ask: askErasure(customerName(customer), found),
      openErasures: (await listTicketsOf(platform.db, customer.email)).filter(isOpenErasure).length,
    });
  const erased = await eraseCustomer(platform, member, id, { closesTickets: closeTickets === 'on' });
  if (erased.ok) throw redirect(cmsPaths.customers());
  if (erased.problem === 'not-found') throw data(null, { status: 404 });
  const refusal =
    erased.problem === 'still-reading'
      ? STILL_READING
      : `Nobody was erased: ${erased.orderNumbers.join(', ')} must be delivered or cancelled, paid and undisputed first.`;
  return data<CustomerResult>({ ok: false, message: refusal, refusal }, 409);
}

export default function CustomerPage({
  loaderData: {
    customer,
    history,
    tickets,
    canChange,
    canEnter,
    canExport,
    canErase,
    canSeePapers,
    canSeeSubscription,
    canOpenTicket,
    offers,
  },
  actionData,
}: Route.ComponentProps) {
  const result: CustomerResult | undefined = actionData;
  const { id, email, phone, postcode, orders, spentPence, firstSeenAt, lastSeenAt, note, tags } = customer;
  return (
    <>
      <BackLink to={cmsPaths.customers()}>All customers</BackLink>
      <PageHeading title={customerName(customer)}>
        {canEnter && (
          <Link to={cmsPaths.newOrder(id)} className="btn btn-outline btn-small">
            New order
          </Link>
        )}
        {canExport && (
          <>
            <a href={cmsPaths.customerData(id, 'html')} download className="btn btn-outline btn-small">
              All data, to read
            </a>
            <a href={cmsPaths.customerData(id, 'json')} download className="btn btn-outline btn-small">
              All data, as JSON
            </a>
          </>
        )}
        {canErase && (
          <Form method="post" className="contents">
            <IntentButton intent="erase">Erase …</IntentButton>
          </Form>
        )}
      </PageHeading>
      <AskDialog ask={result?.ask}>
        {(result?.openErasures ?? 0) > 0 && (
          <CheckField name="closeTickets" value="on">
            Close the open request for it too
          </CheckField>
        )}
      </AskDialog>
      {result?.refusal && (
        <p
          role="alert"
          className="mb-4 max-w-prose rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep"
        >
          {result.refusal}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <CustomerHistory
          history={history}
          orders={orders}
          email={email}
          canSeePapers={canSeePapers}
          canSeeSubscription={canSeeSubscription}
        />
        <div className="grid min-w-0 gap-5">
          {(tickets.length > 0 || canOpenTicket) && (
            <CustomerTickets
              tickets={tickets}
              customerId={id}
              canChange={canOpenTicket}
              isHandedOver={isHandedOver}
            />
          )}
          <FieldGroup title="Who">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
              <dt className="text-ink-soft">Email</dt>
              <dd>
                <a href={`mailto:${email}`} className="underline underline-offset-4 [overflow-wrap:anywhere]">
                  {email}
                </a>
              </dd>
              {phone && (
                <>
                  <dt className="text-ink-soft">Phone</dt>
                  <dd>
                    <a href={phoneLink(phone)} className="underline underline-offset-4">
                      {phone}
                    </a>
                  </dd>
                </>
              )}
              {postcode && (
                <>
                  <dt className="text-ink-soft">Postcode</dt>
                  <dd>{postcode}</dd>
                </>
              )}
              <dt className="text-ink-soft">Orders</dt>
              <dd>{orders}</dd>
              <dt className="text-ink-soft">Spent</dt>
              <dd>{formatPounds(spentPence)}</dd>
              {orders > 0 && (
                <>
                  <dt className="text-ink-soft">An order</dt>
                  <dd>{formatPounds(Math.round(spentPence / orders))} on average</dd>
                </>
              )}
              <dt className="text-ink-soft">First seen</dt>
              <dd>
                <Moment at={firstSeenAt} />
              </dd>
              <dt className="text-ink-soft">Last seen</dt>
              <dd>
                <Moment at={lastSeenAt} />
              </dd>
            </dl>
            <p className="text-sm text-ink-soft">
              Spent is what was received less what went back, over all orders.
            </p>
          </FieldGroup>
          {offers && <CustomerOffers {...offers} />}
          <FieldGroup title="Tags">
            <Form method="post" key={tags.join()} className="grid gap-3">
              <fieldset disabled={!canChange} className="grid gap-3">
                <TextField
                  label="Tags"
                  name="tags"
                  defaultValue={tags.join(', ')}
                  maxLength={400}
                  hint="Words between commas; the list finds customers by them"
                  optional
                />
                <IntentButton intent="tags">Save tags</IntentButton>
              </fieldset>
            </Form>
          </FieldGroup>
          <FieldGroup title="Staff note">
            <NoteForm
              note={note}
              maxLength={CUSTOMER_NOTE_MAX_LENGTH}
              canChange={canChange}
              result={result?.ask || result?.refusal ? undefined : result}
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
  return <PageError error={error} what="the customer" />;
}
