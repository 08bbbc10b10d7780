import { useEffect, useRef } from 'react';
import { data, Form, redirect } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { WishFields } from '#app/cms/order-wishes/wish-fields.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { TextField } from '#app/ui/field.tsx';
import {
  type FoundContact,
  findContact,
  findContacts,
} from '#database/queries/entered-orders/found-contacts.ts';
import { findVariantNames } from '#database/queries/entered-orders/sellable-variants.ts';
import {
  addEnteredLine,
  type EnteredLine,
  QUANTITY_FIELD,
  QUANTITY_WRONG,
  readEnteredLines,
} from '#domain/entered-orders/entered-lines.ts';
import { parseEnteredOrder, readHow } from '#domain/entered-orders/entered-order-form.ts';
import { enteredRefusal } from '#domain/entered-orders/refusal-words.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import {
  type Choice,
  type DraftOrder,
  draftOrder,
  type TakenProducts,
  takeProducts,
} from '#operations/entered-orders/draft-order.ts';
import { placeEnteredOrder } from '#operations/entered-orders/place-entered-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/new-order-page';
import { ContactFields } from './contact-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import {
  CONTACT_FIELDS,
  codesOf,
  type DraftValues,
  draftValues,
  firstToFill,
  placeOf,
} from './draft-values.ts';
import { FoundContacts } from './found-contacts.tsx';
import { HowFields } from './how-fields.tsx';
import { OrderCodesField } from './order-codes-field.tsx';
import { PlacePart } from './place-part.tsx';
import { ProductChoices } from './product-choices.tsx';
import { useDraftSending } from './use-draft-sending.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New order');

/** What the page shows of an order that is being entered. */
type Draft = {
  values: DraftValues;
  order: DraftOrder;
  /** Of the contact that was filled in: another one fills the fields anew. */
  contact: string;
  contacts: FoundContact[] | null;
  choices: Choice[];
  /** What stands in the product field, and is not taken in yet. */
  typed: string;
  message: string;
  errors: Record<string, string>;
  /** The id of the element that the keyboard goes on from; '' where it stays. */
  focus: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Draft> {
  requirePermission(context, 'orders.enter');
  const platform = context.get(platformContext);
  const customer = url.searchParams.get('customer');
  const known = customer ? await findContact(platform.db, `customer:${customer}`) : null;
  const values = {
    ...draftValues({ key: platform.random.id(), channel: 'phone', payment: 'link' }),
    ...filled(known),
  };
  return {
    ...UNTOUCHED,
    values,
    order: await priced(platform, values, []),
    contact: known?.ref ?? '',
    focus: known ? firstToFill(values) : 'find',
  };
}

const UNTOUCHED = { contact: '', contacts: null, choices: [], typed: '', message: '', errors: {}, focus: '' };

function filled(contact: FoundContact | null): Partial<DraftValues> {
  if (!contact) return {};
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, contact[name]]));
}

function priced(platform: Platform, values: DraftValues, lines: readonly EnteredLine[]): Promise<DraftOrder> {
  return draftOrder(platform, {
    ...readHow(values),
    lines,
    place: placeOf(values),
    codes: codesOf(values),
    email: values.email.trim() || null,
  });
}

/** Takes in what was typed and prices the order anew; places it by its own button alone. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.enter');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const submitted = readSubmitted(form);
  let values = { ...draftValues(submitted), key: submitted.key || platform.random.id() };
  let lines = readEnteredLines(form);
  const contact = submitted.contact ?? '';
  const typed = submitted.product ?? '';
  const asked = form.getAll(OPEN_CHOICE).filter((text) => typeof text === 'string');
  const left = submitted.leave === undefined ? asked : without(asked, submitted.leave);
  // What was asked about before, and is not chosen yet.
  let { choices } = await takeProducts(platform.db, [], left.join('\n'));
  const answer = async (changes: Partial<Draft>, status = 200) =>
    data<Draft>(
      {
        ...UNTOUCHED,
        contact,
        values,
        order: await priced(platform, values, lines),
        choices,
        typed,
        ...changes,
      },
      { status },
    );
  if (submitted.pick !== undefined) {
    const picked = await findContact(platform.db, submitted.pick);
    if (!picked) return answer({ message: 'This customer is gone meanwhile.', focus: 'find' }, 409);
    values = { ...values, ...filled(picked), find: '' };
    // Of its own each time: what was written over a contact is filled in anew.
    return answer({ contact: `${picked.ref} ${platform.random.id()}`, focus: firstToFill(values) });
  }
  if (submitted.leave !== undefined) return answer({ focus: 'product' });
  if (submitted.add !== undefined) {
    const variantId = submitted.add;
    const chosen = choices.find(({ variants }) => variants.some((one) => one.variantId === variantId));
    const added = addEnteredLine(lines, { variantId, quantity: chosen?.quantity ?? 1 });
    if (!added.ok)
      return answer({ errors: { product: `Not added: ${added.reason}` }, focus: 'product' }, 422);
    lines = added.lines;
    choices = choices.filter((choice) => choice !== chosen);
    return answer({ focus: 'product' });
  }
  if (submitted.intent === 'place') return place();
  const taken = await takeProducts(platform.db, lines, typed);
  lines = taken.lines;
  choices = [...choices, ...taken.choices.filter(({ text }) => choices.every((one) => one.text !== text))];
  const sought = values.find.trim();
  const contacts = sought ? await findContacts(platform.db, sought) : null;
  const next = { contacts, choices, typed: '', errors: notTaken(taken) };
  if (typed.trim() !== '') return answer({ ...next, focus: 'product' });
  if (contacts) return answer({ ...next, focus: contacts.length > 0 ? 'contact' : 'find' });
  return answer(next);

  async function place() {
    const wrong = lines.find((line) => line.wrong !== undefined);
    if (wrong) {
      const field = QUANTITY_FIELD + wrong.variantId;
      const errors = { [field]: QUANTITY_WRONG };
      return answer({ message: 'Nothing was placed: a quantity is wrong.', errors, focus: field }, 422);
    }
    if (typed.trim() !== '') {
      const errors = { product: 'Press Enter to add it, or empty the field' };
      return answer(
        { message: 'Nothing was placed: a product is not added yet.', errors, focus: 'product' },
        422,
      );
    }
    const parsed = parseEnteredOrder(submitted, (await priced(platform, values, lines)).countries);
    if (!parsed.ok) {
      const [first = ''] = Object.keys(parsed.errors);
      return answer({ message: 'Nothing was placed yet.', errors: parsed.errors, focus: first }, 422);
    }
    const seen = parsePounds(submitted.total ?? '');
    try {
      const placed = await placeEnteredOrder(platform, {
        ...parsed.order,
        lines,
        codes: codesOf(values),
        expectedTotalPence: seen.ok ? (seen.pence ?? 0) : 0,
        key: values.key,
        actor,
      });
      if (placed.ok) return redirect(cmsPaths.order(placed.orderNumber));
      if (placed.problem === 'nothing-ordered')
        return answer({ message: 'Nothing was placed: add a product first.', focus: 'product' }, 422);
      const names = await findVariantNames(
        platform.db,
        lines.map(({ variantId }) => variantId),
      );
      const message = `Nothing was placed. ${enteredRefusal(placed, names)}`;
      return answer({ message, focus: 'place' }, 409);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      platform.log.error({ err: error }, 'an order could not be entered');
      return answer({ message: savingFailed('order') }, 500);
    }
  }
}

/** The name of the fields of what is still to be chosen. */
const OPEN_CHOICE = 'open';

function without(texts: readonly string[], one: string): string[] {
  const at = texts.indexOf(one);
  return texts.filter((_, place) => place !== at);
}

function notTaken({ unknown, refused }: TakenProducts): Record<string, string> {
  const words = [
    ...(unknown.length > 0
      ? [
          `No product on sale has ${unknown.map((text) => `‘${text}’`).join(', ')} as its SKU, barcode or name`,
        ]
      : []),
    ...refused.map(({ text, reason }) => `‘${text}’ was not added: ${reason}`),
  ];
  return words.length > 0 ? { product: words.join('. ') } : {};
}

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = actionData ?? loaderData;
  const { values, order, contacts, choices, typed, errors, message, focus, contact } = draft;
  const form = useRef<HTMLFormElement>(null);
  const { scan, waiting, isSending, reprice, leaveQuantity, onSubmit } = useDraftSending(form, draft);
  useEffect(() => {
    if (draft.focus && !isTyping(draft)) document.getElementById(draft.focus)?.focus();
  }, [draft]);
  return (
    <>
      <BackLink to={cmsPaths.orders()}>All orders</BackLink>
      <PageHeading title="New order" />
      <Form
        ref={form}
        method="post"
        onSubmit={onSubmit}
        aria-label="New order"
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
      >
        {/* The first button is what Enter in a field means: take in what was typed. */}
        <button type="submit" name="intent" value="next" hidden />
        <input type="hidden" name="key" value={values.key} />
        <input type="hidden" name="contact" value={contact} />
        <div className="grid gap-4">
          <section
            aria-label="Customer"
            className="grid gap-4 rounded-card border border-line bg-surface p-5"
          >
            <TextField
              id="find"
              key={`find ${contact}`}
              label="Find a customer"
              name="find"
              autoComplete="off"
              autoFocus={focus === 'find'}
              defaultValue={contacts ? values.find : ''}
              hint="By name, email, phone or postcode; Enter looks"
            />
            {contacts && <FoundContacts contacts={contacts} text={values.find} />}
            <ContactFields
              key={contact}
              values={values}
              countries={order.countries}
              errors={errors}
              focus={focus}
              onPlace={reprice}
            />
          </section>
          <section
            aria-label="Products"
            className="grid gap-4 rounded-card border border-line bg-surface p-5"
          >
            <TextField
              id="product"
              label="Add a product"
              name="product"
              autoComplete="off"
              autoFocus={focus === 'product'}
              onKeyDown={(event) => {
                scan(event);
                if (event.key !== 'ArrowDown' || choices.length === 0) return;
                event.preventDefault();
                document.getElementById('choice')?.focus();
              }}
              defaultValue={typed}
              error={errors.product}
              hint="Scan or type a SKU, barcode or name; Enter adds it. ‘MB-1 12’ adds twelve."
            />
            {waiting > 0 && (
              <p role="status" className="text-sm text-ink-soft">
                Adding …
              </p>
            )}
            {choices.map((choice, at) => (
              <ProductChoices key={choice.text} {...choice} openName={OPEN_CHOICE} isFirst={at === 0} />
            ))}
            <DraftLines lines={order.lines} onLeave={leaveQuantity} />
            <OrderCodesField values={values} order={order} onChange={reprice} />
          </section>
          <section aria-label="Invoice and gift" className="rounded-card border border-line bg-surface p-5">
            <WishFields values={values} errors={errors} isGiftOffered={!readHow(values).handsOver} />
          </section>
        </div>
        <div className="grid gap-4">
          <HowFields values={values} order={order} errors={errors} onChange={reprice} />
          <PlacePart order={order} message={message} isSending={isSending} />
        </div>
      </Form>
    </>
  );
}

/** True while somebody writes into a field of text what the shop has not seen: the keyboard stays there, and no button takes its Enter. */
function isTyping({ values, focus }: Draft): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.id === focus) return false;
  const seen: Record<string, string> = values;
  return field.value !== (seen[field.name] ?? '');
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the new order" />;
}
