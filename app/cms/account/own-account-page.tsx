import { data, Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { type FieldItem, Fields } from '#app/cms/fields/field-sections.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { requireRecentSignIn } from '#app/middleware/require-recent-sign-in.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { mustSetUpContext, staffContext } from '#app/request/staff-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { hasSecondFactor, listPasskeys, listSessions } from '#database/queries/people/people.ts';
import { readAlertChoices } from '#database/queries/people/staff-alert-rows.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/people/owner-form.ts';
import { isStaffAlert, offeredAlerts, wantsAlert } from '#domain/people/staff-alerts.ts';
import { countText } from '#domain/text/count-text.ts';
import { GUESSABLE_PASSWORD } from '#domain/words/staff-messages.ts';
import { chooseAlerts } from '#operations/people/choose-alerts.ts';
import {
  changeOwnPassword,
  confirmSecondFactor,
  endSessions,
  removePasskey,
  switchOffSecondFactor,
} from '#operations/people/own-account.ts';
import { isSecondStepRequired } from '#operations/people/second-step-rule.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, SecondFactorResult, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/own-account-page';
import { AddPasskey } from './add-passkey.tsx';
import { AlertChoices } from './alert-choices.tsx';
import { deviceName } from './device-name.ts';
import { type SecondFactorBegun, setupOf, startedAgain } from './second-factor-begun.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireRecentSignIn('account')];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Your account');

/** Needs no permission: everyone signed in may manage their own account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock, sendsMail } = context.get(platformContext);
  const { id, name, email, role, sessionId } = context.get(staffContext);
  const now = nowIso(clock);
  const [sessions, passkeys, isOn, choices] = await Promise.all([
    listSessions(db, id, now),
    listPasskeys(db, id),
    hasSecondFactor(db, id),
    readAlertChoices(db, id),
  ]);
  const alerts = offeredAlerts(role).map((alert) => ({ alert, isOn: wantsAlert(role, alert, choices) }));
  const mustSetUp = context.get(mustSetUpContext);
  const hasNewPassword = url.searchParams.get('after') === 'new-password';
  return {
    name,
    email,
    sessions,
    passkeys,
    isOn,
    alerts,
    sendsMail: await sendsMail(),
    currentSession: sessionId,
    hasNewPassword,
    mustSetUp,
  };
}

const SET_UP_FIRST = 'Set up your second step first: the shop’s owner requires one of all staff.';
const REQUIRED_OF_ALL = 'The shop’s owner requires a second step of all staff.';

type AccountResult = {
  ok: boolean;
  message: string;
  /** The second factor being set up. */
  started?: SecondFactorBegun | undefined;
};

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = String(form.get('intent') ?? '');
  if (context.get(mustSetUpContext) && intent !== 'begin' && intent !== 'confirm')
    return data<AccountResult>({ ok: false, message: SET_UP_FIRST }, 403);
  switch (intent) {
    case 'password':
      return changePassword(platform, member, text('current'), text('wanted'), request.headers);
    case 'begin':
      if (member.hasSecondFactor)
        return data<AccountResult>({ ok: false, message: 'The second step is on already.' }, 409);
      return beginSecondFactor(platform, text('password'), request.headers);
    case 'confirm': {
      const confirmed = await confirmSecondFactor(platform, member, text('code'), request.headers);
      if (confirmed.ok) return secondFactorResult(confirmed, 'A code is asked for from now on.');
      const message = 'The code is not right. Type the one the app shows now.';
      return data<AccountResult>({ ok: false, message, started: startedAgain(form) }, 422);
    }
    case 'switch-off':
      if (await isSecondStepRequired(platform))
        return data<AccountResult>({ ok: false, message: REQUIRED_OF_ALL }, 409);
      return secondFactorResult(
        await switchOffSecondFactor(platform, member, text('password'), request.headers),
        'The second step is switched off.',
      );
    case 'end-session':
      await endSessions(platform, member, { only: text('id') });
      return data<AccountResult>({ ok: true, message: 'Session ended.' });
    case 'end-others': {
      const count = await endSessions(platform, member, { except: member.sessionId });
      return data<AccountResult>({ ok: true, message: `${countText(count, 'other session')} ended.` });
    }
    case 'alerts':
      await chooseAlerts(platform, member, form.getAll('alert').map(String).filter(isStaffAlert));
      return data<AccountResult>({ ok: true, message: 'Alerts saved.' });
    case 'remove-passkey':
      return (await removePasskey(platform, member, text('id')))
        ? data<AccountResult>({ ok: true, message: 'Passkey removed.' })
        : data<AccountResult>({ ok: false, message: 'Nothing was changed.' }, 404);
    default:
      return data<AccountResult>({ ok: false, message: 'Nothing was changed.' }, 422);
  }
}

async function changePassword(
  platform: Platform,
  member: StaffMember,
  current: string,
  wanted: string,
  headers: Headers,
) {
  if (wanted.length < PASSWORD_MIN_LENGTH) {
    const message = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
    return data<AccountResult>({ ok: false, message }, 422);
  }
  const changed = await changeOwnPassword(platform, member, { current, wanted }, headers);
  if (!changed.ok) {
    const wrong = 'The current password is not right.';
    const message = changed.problem === 'wrong-password' ? wrong : GUESSABLE_PASSWORD;
    return data<AccountResult>({ ok: false, message }, 422);
  }
  const message = 'Password changed. Every other session has ended.';
  return data<AccountResult>({ ok: true, message }, { headers: changed.headers });
}

async function beginSecondFactor(platform: Platform, password: string, headers: Headers) {
  const started = await platform.staff.secondFactor.begin(password, headers);
  if (!started.ok) return data<AccountResult>({ ok: false, message: 'The password is not right.' }, 422);
  return data<AccountResult>({
    ok: true,
    message: 'Scan the picture, then type the code.',
    started: setupOf(started),
  });
}

function secondFactorResult(result: SecondFactorResult, message: string) {
  if (result.ok) return data<AccountResult>({ ok: true, message }, { headers: result.headers });
  const problem = result.problem === 'wrong-code' ? 'The code is not right.' : 'The password is not right.';
  return data<AccountResult>({ ok: false, message: problem }, 422);
}

const PASSWORDS: FieldItem[] = [
  { name: 'current', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'wanted',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least ${PASSWORD_MIN_LENGTH} characters, not easily guessed. Every other session ends.`,
  },
];

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, sessions, passkeys, isOn, alerts, sendsMail, currentSession } = loaderData;
  useListResult(actionData);
  return (
    <>
      <PageHeading title="Your account" count={`${name}, ${email}`} />
      {actionData && !actionData.ok && !actionData.started && (
        <p
          role="alert"
          className="mb-4 rounded-card bg-blush-soft px-5 py-3 text-sm font-semibold text-rose-deep"
        >
          {actionData.message}
        </p>
      )}
      {loaderData.hasNewPassword && passkeys.length > 0 && (
        <p role="status" className="mb-4 rounded-card bg-blush-soft px-5 py-3 text-sm">
          <strong>Your new password is set, and every other session has ended.</strong>{' '}
          {passkeysText(passkeys)}
        </p>
      )}
      {loaderData.mustSetUp && (
        <p role="status" className="mb-4 rounded-card bg-blush-soft px-5 py-3 text-sm font-semibold">
          {SET_UP_FIRST}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {!loaderData.mustSetUp && (
          <FieldGroup title="Password">
            <Form method="post" className="grid gap-3">
              <input type="hidden" name="username" autoComplete="username" value={email} />
              <Fields items={PASSWORDS} values={{}} errors={{}} />
              <IntentButton intent="password" variant="dark" className="w-fit">
                Change password
              </IntentButton>
            </Form>
          </FieldGroup>
        )}
        <SecondFactorSetup
          isOn={isOn}
          started={actionData?.started}
          refusal={actionData && !actionData.ok ? actionData.message : undefined}
        />
        {!loaderData.mustSetUp && (
          <>
            <FieldGroup
              title="Passkeys"
              hint="Sign in by fingerprint, face or security key. A passkey opens also while the password is locked."
            >
              <ul className="divide-y divide-line text-sm empty:hidden">
                {passkeys.map((passkey) => (
                  <li key={passkey.id} className="flex items-center justify-between gap-3 py-2">
                    <span className="min-w-0">
                      <span className="block font-medium [overflow-wrap:anywhere]">{passkey.name}</span>
                      {passkey.createdAt && (
                        <span className="block text-ink-soft">
                          Added <Moment at={passkey.createdAt} />
                        </span>
                      )}
                    </span>
                    <Form method="post">
                      <input type="hidden" name="id" value={passkey.id} />
                      <IntentButton intent="remove-passkey" variant="quiet">
                        Remove
                      </IntentButton>
                    </Form>
                  </li>
                ))}
              </ul>
              <AddPasskey />
            </FieldGroup>
            <AlertChoices alerts={alerts} email={email} sendsMail={sendsMail} />
            <FieldGroup title="Where you are signed in">
              <ul className="divide-y divide-line text-sm">
                {sessions.map((session) => (
                  <li key={session.id} className="flex items-center justify-between gap-3 py-2">
                    <span className="min-w-0">
                      <span className="block font-medium">{deviceName(session.userAgent)}</span>
                      <span className="block text-ink-soft">
                        {session.ipAddress && `${session.ipAddress} · `}
                        <Moment at={session.updatedAt} />
                      </span>
                    </span>
                    {session.id === currentSession ? (
                      <span className="text-leaf">This one</span>
                    ) : (
                      <Form method="post">
                        <input type="hidden" name="id" value={session.id} />
                        <IntentButton intent="end-session" variant="quiet">
                          Sign out
                        </IntentButton>
                      </Form>
                    )}
                  </li>
                ))}
              </ul>
              {sessions.length > 1 && (
                <Form method="post">
                  <IntentButton intent="end-others">Sign out everywhere else</IntentButton>
                </Form>
              )}
            </FieldGroup>
          </>
        )}
      </div>
    </>
  );
}

function passkeysText(passkeys: { name: string }[]): string {
  const names = passkeys.map(({ name }) => name).join(', ');
  return `Passkeys still open your account: ${names}. Remove below those that are not yours.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="your account" />;
}
