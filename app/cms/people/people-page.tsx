import { data, Form } from 'react-router';
import * as v from 'valibot';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { type FieldItem, Fields } from '#app/cms/fields/field-sections.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireRecentSignIn } from '#app/middleware/require-recent-sign-in.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listOpenLinks, listPeople, type Person } from '#database/queries/people/people.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { invitationFormSchema } from '#domain/people/invitation-form.ts';
import { ROLES } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import {
  type PeopleResult,
  removePerson,
  resetSecondFactor,
  setRole,
  unlockPerson,
} from '#operations/people/change-people.ts';
import { isSecondStepRequired, requireSecondStep } from '#operations/people/second-step-rule.ts';
import { invite, makePasswordLink, withdrawLink } from '#operations/people/staff-links.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/people-page';
import { LinkOnce } from './link-once.tsx';
import { PermissionTable } from './permission-table.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireRecentSignIn('people')];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'People');

export async function loader({ context }: Route.LoaderArgs) {
  const member = requirePermission(context, 'people.view');
  const { db, clock, sendsMail } = context.get(platformContext);
  const now = nowIso(clock);
  return {
    people: await listPeople(db, now),
    isRequired: await isSecondStepRequired({ db }),
    links: await listOpenLinks(db, now),
    me: member.id,
    sendsMail: await sendsMail(),
  };
}

type PeopleActionResult = {
  ok: boolean;
  message: string;
  errors?: Record<string, string>;
  submitted?: Record<string, string>;
  link?: string;
  ask?: Ask;
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const member = requirePermission(context, 'people.edit');
  const platform = context.get(platformContext);
  const form = readSubmitted(await readForm(request));
  const base = platform.publicUrl || url.origin;
  const id = form.ids ?? form.id ?? '';
  switch (form.intent) {
    case 'invite':
      return inviteSomebody(platform, member, form, base);
    case 'password-link': {
      const made = await makePasswordLink(platform, member, id);
      if (!made.ok) return respond({ ok: false, problem: 'not-found' }, '');
      return data<PeopleActionResult>({
        ok: true,
        message: 'Link made.',
        link: base + cmsPaths.join(made.token),
      });
    }
    case 'withdraw':
      await withdrawLink(platform, member, id);
      return data<PeopleActionResult>({ ok: true, message: 'Link withdrawn.' });
    case 'role': {
      const role = ROLES.find((known) => known === form.role);
      if (!role) return data<PeopleActionResult>({ ok: false, message: 'Choose a role' }, 422);
      return respond(await setRole(platform, member, id, role), 'Role changed.');
    }
    case 'reset-second-factor':
      if (form.confirmed !== 'yes')
        return data<PeopleActionResult>({ ok: false, message: '', ask: askReset(id) });
      return respond(
        await resetSecondFactor(platform, member, id),
        'They can sign in with their password alone again.',
      );
    case 'require-second-step':
      await requireSecondStep(platform, member, form.required === 'yes');
      return data<PeopleActionResult>({ ok: true, message: 'Saved.' });
    case 'unlock':
      return respond(await unlockPerson(platform, member, id), 'Unlocked.');
    case 'remove':
      if (form.confirmed !== 'yes')
        return data<PeopleActionResult>({ ok: false, message: '', ask: askRemoval(id) });
      return respond(await removePerson(platform, member, id), 'Removed. Their sessions have ended.');
    default:
      return data<PeopleActionResult>({ ok: false, message: 'Nothing was changed.' }, 422);
  }
}

async function inviteSomebody(
  platform: Platform,
  member: StaffMember,
  submitted: Record<string, string>,
  base: string,
) {
  const parsed = v.safeParse(invitationFormSchema, submitted);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    return data<PeopleActionResult>({ ok: false, message: 'Nobody was invited.', errors, submitted }, 422);
  }
  const invited = await invite(platform, member, parsed.output);
  if (!invited.ok) {
    const errors = { email: 'This email has an account already' };
    return data<PeopleActionResult>({ ok: false, message: 'Nobody was invited.', errors, submitted }, 409);
  }
  const link = base + cmsPaths.join(invited.token);
  return data<PeopleActionResult>({ ok: true, message: 'Invitation made.', link });
}

function respond(result: PeopleResult, done: string) {
  if (result.ok) return data<PeopleActionResult>({ ok: true, message: done });
  const message =
    result.problem === 'last-owner'
      ? 'The shop needs an owner: make somebody else one first.'
      : 'There is nobody like that any more.';
  return data<PeopleActionResult>({ ok: false, message }, 409);
}

function askRemoval(id: string): Ask {
  return {
    intent: 'remove',
    ids: [id],
    text: 'Are you sure you want to remove this person?',
    detail: `${CANNOT_BE_UNDONE} What they did stays in the audit log.`,
    confirmLabel: 'Remove',
  };
}

function askReset(id: string): Ask {
  return {
    intent: 'reset-second-factor',
    ids: [id],
    text: 'Reset the second step of this person?',
    detail:
      'Their password alone then opens /cms, until they set a second step up again. Be sure who asks for it.',
    confirmLabel: 'Reset',
  };
}

const INVITATION: FieldItem[] = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'role', label: 'Role', options: ROLES, initial: 'support' },
];

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, links, me, sendsMail, isRequired } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  useListResult(actionData?.ask ? undefined : actionData);
  return (
    <>
      <PageHeading title="People" count={countText(people.length, 'person', 'people')} />
      {actionData?.link && <LinkOnce link={actionData.link} sendsMail={sendsMail} />}
      <div className="grid gap-5">
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} isMe={person.id === me} />
          ))}
        </ul>
        <FieldGroup
          title="Second step"
          hint={
            isRequired
              ? 'Required of all staff: whoever has none can do nothing but set it up.'
              : 'Everybody chooses. Where it is required, whoever has none is led to set it up and can do nothing else.'
          }
        >
          <Form method="post">
            <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
            <IntentButton intent="require-second-step">
              {isRequired ? 'Let everybody choose' : 'Require it of all staff'}
            </IntentButton>
          </Form>
        </FieldGroup>
        <FieldGroup
          title="Invite somebody"
          hint={
            sendsMail
              ? 'Mails them a link that works once, for seven days. It is shown here too, this once.'
              : 'Makes a link that works once, for seven days. No mail server is set up: it is shown here this once, for you to send.'
          }
        >
          <Form
            method="post"
            key={actionData?.link ?? ''}
            className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_10rem_auto]"
          >
            <Fields items={INVITATION} values={refused?.submitted ?? {}} errors={refused?.errors ?? {}} />
            <IntentButton intent="invite" variant="dark" className="sm:mt-7">
              Invite
            </IntentButton>
          </Form>
        </FieldGroup>
        {links.length > 0 && (
          <FieldGroup title="Open links">
            <ul className="divide-y divide-line text-sm">
              {links.map((link) => (
                <li key={link.digest} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span>
                    <span className="font-medium">{link.name}</span>, {link.email}:{' '}
                    {link.kind === 'invitation' ? `invited as ${link.role}` : 'a new password'}, until{' '}
                    <Moment at={link.expiresAt} />
                  </span>
                  <Form method="post">
                    <input type="hidden" name="id" value={link.digest} />
                    <IntentButton intent="withdraw" variant="quiet">
                      Withdraw
                    </IntentButton>
                  </Form>
                </li>
              ))}
            </ul>
          </FieldGroup>
        )}
        <PermissionTable />
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function PersonRow({ person, isMe }: { person: Person; isMe: boolean }) {
  return (
    <li className="grid gap-3 p-4 text-sm md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          {person.name}
          {isMe && <FlagBadge look="quiet">You</FlagBadge>}
          {person.hasSecondFactor && <FlagBadge look="good">Second step</FlagBadge>}
          {person.passkeys > 0 && <FlagBadge look="good">{countText(person.passkeys, 'passkey')}</FlagBadge>}
          {person.isLocked && <FlagBadge look="bad">Locked</FlagBadge>}
        </p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {person.email}
          {person.lastSeen && (
            <>
              {' '}
              · last seen <Moment at={person.lastSeen} />
            </>
          )}
        </p>
      </div>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={person.id} />
        <select
          name="role"
          key={person.role}
          defaultValue={person.role ?? ''}
          aria-label={`Role of ${person.name}`}
          className="field-control min-h-9 w-auto text-sm"
        >
          {ROLES.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
        <IntentButton intent="role">Set role</IntentButton>
        <IntentButton intent="password-link" variant="quiet">
          New password
        </IntentButton>
        {person.hasSecondFactor && (
          <IntentButton intent="reset-second-factor" variant="quiet">
            Reset second step
          </IntentButton>
        )}
        {person.isLocked && (
          <IntentButton intent="unlock" variant="quiet">
            Unlock
          </IntentButton>
        )}
        <IntentButton intent="remove" variant="quiet" className="text-rose-deep">
          Remove
        </IntentButton>
      </Form>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the people" />;
}
