import { useCallback, useState } from 'react';
import { data, Form } from 'react-router';
import { FieldSections, wordsOfField } from '#app/cms/fields/field-sections.tsx';
import { type FormValues, formState } from '#app/cms/fields/form-values.ts';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { ReadOnlyFields } from '#app/cms/fields/read-only-fields.tsx';
import { readSubmitted, takenFields, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { useFieldErrors } from '#app/cms/fields/use-field-errors.ts';
import { EditorForm } from '#app/cms/records/editor-form.tsx';
import { respondToSave } from '#app/cms/records/respond-to-save.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { readMailText } from '#database/queries/mail/mail-text-rows.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { differingFields, takeTheirs } from '#domain/lists/save-conflict.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { isMailKind, MAIL_LABELS, type MailKind } from '#domain/mail/mail-request.ts';
import { parseMailText } from '#domain/mail/mail-text-form.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import { may } from '#domain/people/permissions.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { queueTestMail } from '#operations/mail/queue-test-mail.ts';
import { mailTextSubject, resetMailText, saveMailText } from '#operations/mail/save-mail-text.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/mail-text-page';
import { MailPreview } from './mail-preview.tsx';
import { mailTextFields } from './mail-text-fields.tsx';
import { TestMailButton } from './test-mail-button.tsx';

export const meta: Route.MetaFunction = ({ params, matches }) =>
  cmsTitle(matches, isMailKind(params.kind) ? MAIL_LABELS[params.kind] : 'Mail');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role, email } = requirePermission(context, 'settings.view');
  const kind = kindOf(params.kind);
  const { db, sendsMail } = context.get(platformContext);
  const { subject, introduction, version, isChanged } = await readMailText(db, kind);
  const values: FormValues = { subject, introduction };
  return {
    kind,
    values,
    version,
    isChanged,
    email,
    sendsMail: await sendsMail(),
    canEdit: may(role, 'settings.edit'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'settings.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const kind = kindOf(params.kind);
  if (submitted.intent === 'test') return sendTest(platform, member, kind, submitted);
  if (submitted.intent === 'reset')
    return respond(platform, kind, submitted, {
      values: submitted,
      message: 'The mail has the shop’s own words again.',
      isMerged: true,
      save: () => resetMailText(platform, member, kind, versionOf(submitted)),
    });
  const stored = await readMailText(platform.db, kind);
  const taken = takenFields(submitted);
  // Of another version than the choices were made on nothing is taken: the save is refused again.
  const isMerged = taken.length > 0 && versionOf(submitted) === stored.version;
  const theirs = { subject: stored.subject, introduction: stored.introduction };
  const parsed = parseMailText(kind, isMerged ? takeTheirs(submitted, theirs, taken) : submitted);
  if (!parsed.ok) return refuse(parsed.errors, submitted);
  return respond(platform, kind, submitted, {
    values: parsed.text,
    message: 'Mail saved. The next one has these words.',
    isMerged,
    save: () => saveMailText(platform, member, kind, { version: versionOf(submitted), text: parsed.text }),
  });
}

function respond(
  platform: Platform,
  kind: MailKind,
  submitted: FormValues,
  {
    values,
    message,
    isMerged,
    save,
  }: {
    values: FormValues;
    message: string;
    isMerged: boolean;
    save(): ReturnType<typeof saveMailText>;
  },
) {
  return respondToSave(submitted, {
    kind: 'mail',
    async save() {
      const saved = await save();
      return saved.ok ? { ok: true, message, isMerged } : { ...saved, errors: {} };
    },
    async findNow() {
      const { subject, introduction, version, updatedAt } = await readMailText(platform.db, kind);
      const differing = differingFields(values, { subject, introduction }, submitted);
      return { version, updatedAt, differing };
    },
    findLastChange: () => findLastChange(platform.db, mailTextSubject(kind)),
    log: platform.log,
    failure: 'the words of a mail could not be saved',
  });
}

async function sendTest(platform: Platform, member: StaffMember, kind: MailKind, submitted: FormValues) {
  const parsed = parseMailText(kind, submitted);
  if (!parsed.ok) return refuse(parsed.errors, submitted);
  await queueTestMail(platform, member, kind, parsed.text);
  const message = (await platform.sendsMail())
    ? `A test mail is on its way to ${member.email}.`
    : 'No mail server is set up: the test mail stands under Mails in a moment.';
  return data<SaveResult>({ ok: true, message });
}

function refuse(errors: Record<string, string>, submitted: FormValues) {
  return data<SaveResult>({ ok: false, message: NOTHING_SAVED, errors, submitted }, 422);
}

function kindOf(name: string): MailKind {
  if (!isMailKind(name)) throw data(null, { status: 404 });
  return name;
}

export default function MailTextPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, values: stored, version, isChanged, canEdit, email } = loaderData;
  const { goesTo, sentWhen } = MAIL_TEXTS[kind];
  const rule = useCallback((values: FormValues) => toRuleResult(kind, values), [kind]);
  const { errors, checkEdit } = useFieldErrors(actionData, rule);
  const { values } = formState(actionData, stored);
  const [edited, setEdited] = useState<FormValues | null>(null);
  const storedKey = actionData?.ok && actionData.isMerged ? version : undefined;
  const fields = mailTextFields(kind);
  const shown = edited && !actionData?.ok ? edited : values;
  return (
    <div key={kind}>
      <BackLink to={cmsPaths.mailTexts()}>All texts of mails</BackLink>
      <PageHeading title={MAIL_LABELS[kind]}>
        {canEdit && isChanged && (
          <Form method="post">
            <input type="hidden" name="version" value={version} />
            <IntentButton intent="reset">Use the shop’s own words</IntentButton>
          </Form>
        )}
      </PageHeading>
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        {goesTo}, {sentWhen}.
      </p>
      {canEdit ? (
        <EditorForm
          stored={{ version, values: stored }}
          result={actionData}
          errors={errors}
          onEdit={(event) => {
            setEdited(readSubmitted(new FormData(event.currentTarget)));
            checkEdit(event);
          }}
          failed={savingFailed('mail')}
          wordsOf={(name) => wordsOfField(fields, name, values)}
          saveLabel="Save mail"
        >
          <FieldSections key={storedKey} sections={fields} values={values} errors={errors} />
          <TestMailButton kind={kind} email={email} />
        </EditorForm>
      ) : (
        <ReadOnlyFields sections={fields} values={stored} />
      )}
      <MailPreview kind={kind} values={shown} />
    </div>
  );
}

function toRuleResult(kind: MailKind, values: FormValues) {
  const parsed = parseMailText(kind, values);
  return parsed.ok ? { ok: true as const } : parsed;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the mail" />;
}
