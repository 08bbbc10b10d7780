import { data, Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { listPersons, type PersonRecord } from '#database/queries/item-data/persons.ts';
import { parsePersonForm, TERRITORIES, TERRITORY_NAMES } from '#domain/item-data/person-form.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import {
  createPerson,
  deletePerson,
  makeDefaultPerson,
  type PersonResult,
  savePerson,
} from '#operations/item-data/save-person.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import type { Route } from './+types/persons-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Responsible persons');

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'products.view');
  const { db } = context.get(platformContext);
  return { persons: await listPersons(db), canEdit: may(role, 'products.edit') };
}

type Sent = {
  /** Which form it was: the id of a person, '' for a new one. */
  id: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  message: string;
  ok: boolean;
};

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const submitted: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') submitted[name] = value;
  const id = submitted.id ?? '';
  const sent = (fields: Partial<Sent>, status = 200) =>
    data<Sent>({ id, errors: {}, submitted, message: '', ok: false, ...fields }, status);
  const parsed = submitted.intent === 'save' ? parsePersonForm(submitted) : null;
  if (parsed && !parsed.ok)
    return sent({ errors: parsed.errors, message: 'Please check the marked fields.' }, 422);
  try {
    const result = await perform(platform, member, { ...submitted, id }, parsed?.person ?? null);
    if (!result) return sent({ message: 'Nothing was changed.' }, 422);
    if (result.ok)
      return sent({ ok: true, message: DONE[submitted.intent ?? ''] ?? 'Saved.', submitted: {} });
    return sent({ message: PROBLEMS[result.problem] }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a responsible person could not be saved');
    return sent({ message: savingFailed('responsible person') }, 500);
  }
}

async function perform(
  platform: Platform,
  member: Actor,
  { intent, id, version }: Record<string, string>,
  person: Parameters<typeof createPerson>[2] | null,
): Promise<PersonResult | null> {
  if (person && !id) return createPerson(platform, member, person);
  if (!id) return null;
  if (person) return savePerson(platform, member, { id, version: Number(version) || 0, person });
  if (intent === 'default') return makeDefaultPerson(platform, member, id);
  return intent === 'delete' ? deletePerson(platform, member, id) : null;
}

const DONE: Record<string, string> = {
  save: 'Saved.',
  default: 'It answers for all goods now whose product and brand name no other.',
  delete: 'Deleted.',
};

const PROBLEMS: Record<Extract<PersonResult, { ok: false }>['problem'], string> = {
  'not-found': 'It is gone: somebody deleted it.',
  'changed-meanwhile': 'Somebody else saved it meanwhile. Reload the page to see what it says now.',
  'name-taken': 'There is one of this name already.',
  'in-use': 'Brands or products name it: choose another there first.',
};

export default function PersonsPage({ loaderData: { persons, canEdit }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.delivery()}>Delivery</BackLink>
      <PageHeading title="Responsible persons" />
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        Who answers for goods, with postal and electronic address. Enter each once: one is that of the shop, a
        brand or a product may name another. Shoppers read them on the product’s page.
      </p>
      {actionData?.message && (
        <p role={actionData.ok ? 'status' : 'alert'} className="mb-4 font-medium">
          {actionData.message}
        </p>
      )}
      <div className="grid gap-5">
        {TERRITORIES.map((territory) => (
          <FieldGroup key={territory} title={TERRITORY_NAMES[territory]}>
            <ul className="grid divide-y divide-line">
              {persons
                .filter((person) => person.territory === territory)
                .map((person) => (
                  <Person
                    key={`${person.id} ${person.version}`}
                    person={person}
                    canEdit={canEdit}
                    sent={actionData?.id === person.id && !actionData.ok ? actionData : null}
                  />
                ))}
            </ul>
            {!persons.some((person) => person.territory === territory) && (
              <p className="text-sm">None is entered.</p>
            )}
          </FieldGroup>
        ))}
        {canEdit && (
          <FieldGroup title="Add one">
            <Form
              method="post"
              key={persons.length}
              className="grid gap-4"
              aria-label="Add a responsible person"
            >
              <PersonFields sent={actionData?.id === '' && !actionData.ok ? actionData : null} />
              <IntentButton intent="save">Add</IntentButton>
            </Form>
          </FieldGroup>
        )}
      </div>
    </>
  );
}

function Person({ person, canEdit, sent }: { person: PersonRecord; canEdit: boolean; sent: Sent | null }) {
  return (
    <li className="grid gap-2 py-3 text-sm first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{person.name}</span>
        {person.isDefault && <FlagBadge look="good">Of the shop</FlagBadge>}
        {person.uses > 0 && (
          <span className="text-ink-soft">
            named by {countText(person.uses, 'product or brand', 'products and brands')}
          </span>
        )}
      </p>
      <p className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
        {person.postalAddress}
        {'\n'}
        {person.electronicAddress}
      </p>
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={person.id} />
            {!person.isDefault && <IntentButton intent="default">Make it that of the shop</IntentButton>}
            {person.uses === 0 && (
              <IntentButton intent="delete" variant="quiet">
                Delete<span className="sr-only"> {person.name}</span>
              </IntentButton>
            )}
          </Form>
          <details open={sent !== null} className="w-full">
            <summary className="min-h-6 cursor-pointer underline underline-offset-4">
              Change<span className="sr-only"> {person.name}</span>
            </summary>
            <Form method="post" className="mt-3 grid gap-4" aria-label={`Change ${person.name}`}>
              <input type="hidden" name="id" value={person.id} />
              <input type="hidden" name="version" value={person.version} />
              <input type="hidden" name="territory" value={person.territory} />
              <PersonFields person={person} sent={sent} />
              <IntentButton intent="save">Save</IntentButton>
            </Form>
          </details>
        </div>
      )}
    </li>
  );
}

function PersonFields({ person, sent }: { person?: PersonRecord; sent: Sent | null }) {
  const { errors = {}, submitted = {} } = sent ?? {};
  return (
    <>
      {!person && (
        <SelectField label="For" name="territory" defaultValue={submitted.territory} error={errors.territory}>
          {TERRITORIES.map((territory) => (
            <option key={territory} value={territory}>
              {TERRITORY_NAMES[territory]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Name"
        name="name"
        required
        maxLength={200}
        defaultValue={submitted.name ?? person?.name}
        error={errors.name}
      />
      <TextAreaField
        label="Postal address"
        name="postalAddress"
        rows={3}
        required
        defaultValue={submitted.postalAddress ?? person?.postalAddress}
        error={errors.postalAddress}
      />
      <TextField
        label="Electronic address"
        name="electronicAddress"
        required
        maxLength={200}
        defaultValue={submitted.electronicAddress ?? person?.electronicAddress}
        error={errors.electronicAddress}
        hint="An email address, or a web address: https://…"
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the responsible persons" />;
}
