import { data } from 'react-router';
import { type FieldItem, Fields } from '#app/cms/fields/field-sections.tsx';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { SectionsNav } from '#app/cms/settings/sections-nav.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireRecentSignIn } from '#app/middleware/require-recent-sign-in.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { parseMailServer, type ShownMailServer } from '#domain/connections/mail-server.ts';
import { keepMailServer, removeConnection, sendTrialMail } from '#operations/connections/keep-connections.ts';
import type { Route } from './+types/mail-server-page';
import { ConnectionForm } from './connection-form.tsx';
import type { ConnectionResult } from './connection-result.ts';
import { ConnectionState } from './connection-state.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireRecentSignIn('mail-server')];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Mail server');

const REMOVAL: Ask = {
  intent: 'remove',
  ids: [],
  text: 'Send no more mails?',
  detail: 'The mail server is forgotten. Mails are then written and read under Mails, and not sent.',
  confirmLabel: 'Remove mail server',
};

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = requirePermission(context, 'connections.edit');
  const { connections, publicUrl } = context.get(platformContext);
  const now = await connections.mail();
  return {
    email,
    from: now.from,
    shown: 'shown' in now ? now.shown : null,
    changedAt: 'changedAt' in now ? now.changedAt : null,
    hasPublicUrl: publicUrl !== '',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'connections.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const now = await platform.connections.mail();
  if (now.from === 'environment')
    return refuse(submitted, 'Nothing was changed: the mail server is set where the shop is started.');
  if (submitted.intent === 'remove') {
    if (submitted.confirmed !== 'yes') return data<MailResult>({ ok: false, ask: REMOVAL });
    await removeConnection(platform, member, 'mail');
    return data<MailResult>({ ok: true, message: 'The mail server is removed.' });
  }
  const stored = now.from === 'cms' ? now.settings : null;
  if (submitted.intent === 'try') {
    if (!stored) return refuse(submitted, 'No mail server is stored.');
    const problem = await sendTrialMail(platform, member, stored);
    return problem === null
      ? data<MailResult>({ ok: true, message: `A test mail is on its way to ${member.email}.` })
      : refuse({}, problem);
  }
  if (submitted.intent !== 'save') return refuse(submitted, 'Nothing was changed.');
  if (platform.publicUrl === '') return refuse(submitted, NO_ADDRESS);
  const parsed = parseMailServer(submitted, stored);
  if (!parsed.ok) return refuse(submitted, 'Nothing was saved: see the fields above.', parsed.errors);
  const problem = await keepMailServer(platform, member, parsed.server);
  if (problem !== null) return refuse(submitted, `Nothing was saved. ${problem}`);
  return data<MailResult>({
    ok: true,
    message: `The mail server works and is stored. A test mail is on its way to ${member.email}.`,
  });
}

const NO_ADDRESS =
  'Nothing was saved: mails carry links, so the shop must first know its address. Set PUBLIC_URL where the shop is started.';

type MailResult = ConnectionResult & { submitted?: FormValues };

function refuse(submitted: FormValues, message: string, errors: Record<string, string> = {}) {
  const { password: _, ...shown } = submitted;
  return data<MailResult>({ ok: false, message, errors, submitted: shown }, 422);
}

const fieldsOf = (isStored: boolean): FieldItem[] => [
  {
    columns: 'sm:grid-cols-[1fr_8rem]',
    row: [
      { name: 'host', label: 'Server', placeholder: 'smtp.example.com', autoComplete: 'off' },
      { name: 'port', label: 'Port', inputMode: 'numeric', maxLength: 5, initial: '465' },
    ],
  },
  {
    name: 'encryption',
    label: 'Encryption',
    options: [
      ['tls', 'TLS from the start (mostly port 465)'],
      ['starttls', 'STARTTLS (mostly port 587)'],
    ],
    hint: 'User name and password never go over an unencrypted connection, except to this machine.',
  },
  { name: 'user', label: 'User name', autoComplete: 'off', optional: true },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    optional: true,
    placeholder: isStored ? 'stored; leave empty to keep it' : '',
  },
  {
    name: 'from',
    label: 'Sender’s address',
    type: 'email',
    autoComplete: 'off',
    optional: true,
    hint: 'Empty: the shop’s support address. Its domain should name the mail server in SPF and DKIM.',
  },
];

export default function MailServerPage({
  loaderData: { email, from, shown, changedAt, hasPublicUrl },
  actionData,
}: Route.ComponentProps) {
  useListResult(actionData);
  return (
    <>
      <SaveResultText
        result={actionData?.message ? { ok: actionData.ok, message: actionData.message } : undefined}
      />
      <PageHeading title="Settings" />
      <SectionsNav canEndDemo canConnect />
      <ConnectionState
        from={from}
        changedAt={changedAt}
        environment="SMTP_URL and MAIL_FROM"
        nothing="No mail server is set up: mails are written and read under Mails, and not sent."
      >
        <p>
          <strong>Mails are sent</strong> by {shown?.host}, port {shown?.port}.
        </p>
      </ConnectionState>
      {from !== 'environment' && !hasPublicUrl && (
        <p className="mb-5 max-w-prose text-sm">
          First set PUBLIC_URL, the address visitors use, where the shop is started: mails carry links.
        </p>
      )}
      {from !== 'environment' && (
        <ConnectionForm
          key={changedAt}
          title="Mail server"
          hint={`Your mail provider tells you these. They are tried before they are stored: the shop signs in and sends a test mail to ${email}.`}
          result={actionData}
          saveLabel="Try and save"
          waiting="Asking the mail server…"
          canTry={from === 'cms'}
          canRemove={from !== 'nowhere'}
        >
          <Fields
            items={fieldsOf(from === 'cms')}
            values={actionData?.submitted ?? valuesOf(shown)}
            errors={actionData?.errors ?? {}}
          />
        </ConnectionForm>
      )}
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function valuesOf(shown: ShownMailServer | null): FormValues {
  return shown ? { ...shown, port: String(shown.port) } : {};
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the mail server" />;
}
