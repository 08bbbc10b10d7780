import { useEffect } from 'react';
import { data, Form, useNavigation, useRevalidator } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { type ListResult, readListCommand } from '#app/cms/lists/list-result.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { SectionsNav } from '#app/cms/settings/sections-nav.tsx';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireRecentSignIn } from '#app/middleware/require-recent-sign-in.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { SelectField } from '#app/ui/field.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { isJobOfKindWaiting } from '#database/queries/jobs/job-rows.ts';
import {
  ageText,
  isBackupOld,
  isBackupPlan,
  PLANNED_KEPT,
  readBackupName,
  sizeText,
} from '#domain/backup/backup.ts';
import {
  askForBackup,
  deleteBackup,
  readBackupState,
  setBackupPlan,
} from '#operations/backup/plan-backups.ts';
import type { Route } from './+types/backups-page';

const LOOK_AGAIN_MS = 2000;

export const middleware: Route.MiddlewareFunction[] = [requireRecentSignIn('backups')];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Backups');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'backups.make');
  const { db, backups, clock } = context.get(platformContext);
  const [state, isWorking, files] = await Promise.all([
    readBackupState(db),
    isJobOfKindWaiting(db, 'make-backup'),
    backups.list(),
  ]);
  const now = clock.now();
  return {
    ...state,
    isWorking,
    age: state.last ? ageText(state.last.at, now) : null,
    isOld: isBackupOld(state.last?.at ?? null, now),
    files: files.map((file) => ({ ...file, at: readBackupName(file.name)?.at ?? '' })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'backups.make');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  const plan = String(form.get('plan') ?? '');
  const [name] = ids;
  if (intent === 'make') {
    await askForBackup(platform, member);
    return data<ListResult>({ ok: true, message: 'The backup is being made.' });
  }
  if (intent === 'plan' && isBackupPlan(plan)) {
    await setBackupPlan(platform, member, plan);
    return data<ListResult>({ ok: true, message: 'The plan is saved.' });
  }
  if (intent === 'delete' && name !== undefined && readBackupName(name)) {
    if (!isConfirmed)
      return data<ListResult>({
        ok: false,
        ask: {
          intent,
          ids: [name],
          text: `Delete ${name}?`,
          detail: 'It cannot be brought back.',
          confirmLabel: 'Delete',
        },
      });
    await deleteBackup(platform, member, name);
    return data<ListResult>({ ok: true, message: 'The backup is deleted.' });
  }
  return data<ListResult>({ ok: false, message: 'Nothing was changed.' }, 422);
}

export default function BackupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, last, failed, isWorking, age, isOld, files } = loaderData;
  useListResult(actionData);
  const isSending = useNavigation().formMethod === 'POST';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  return (
    <>
      <SaveResultText result={actionData} />
      <PageHeading title="Settings" />
      <SectionsNav canEndDemo canConnect />
      <div className="grid gap-5">
        <FieldGroup
          title="Make a backup"
          hint="Database, pictures and the shop’s key in one file, written while the shop runs and then read again whole."
        >
          <p role="status" className="max-w-prose text-sm">
            {isWorking ? (
              <strong>The backup is being made…</strong>
            ) : last && age ? (
              <>
                <strong className={isOld ? 'text-rose-deep' : undefined}>Last backup: {age}</strong>,{' '}
                <Moment at={last.at} />, {sizeText(last.bytes)}.
              </>
            ) : (
              <strong className="text-rose-deep">No backup was made yet.</strong>
            )}
          </p>
          {failed && !isWorking && (
            <p
              role="alert"
              className="max-w-prose text-sm font-semibold text-rose-deep [overflow-wrap:anywhere]"
            >
              The last try failed (<Moment at={failed.at} />
              ): {failed.problem}
            </p>
          )}
          <Form method="post">
            <IntentButton intent="make" variant="dark">
              {isSending || isWorking ? 'Making…' : 'Make a backup now'}
            </IntentButton>
          </Form>
        </FieldGroup>
        <FieldGroup
          title="By themselves"
          hint={`Of planned backups the last ${PLANNED_KEPT} are kept. They stand on the shop’s own machine: copy one elsewhere now and then, for the day the machine is lost.`}
        >
          <Form method="post" className="flex max-w-prose flex-wrap items-end gap-3">
            <SelectField label="Make backups" name="plan" defaultValue={plan} key={plan}>
              <option value="off">when asked alone</option>
              <option value="daily">every day</option>
              <option value="weekly">every week</option>
            </SelectField>
            <IntentButton intent="plan">Save plan</IntentButton>
          </Form>
        </FieldGroup>
        {files.length > 0 && (
          <FieldGroup
            title="Backups on this machine"
            hint="Each holds all that the shop knows of its customers: keep it as safe as the shop. npm run restore FILE puts one into an empty place."
          >
            <ul className="divide-y divide-line text-sm">
              {files.map(({ name, bytes, at }) => (
                <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0">
                    <a
                      href={cmsPaths.backup(name)}
                      className="inline-flex min-h-6 items-center font-medium underline underline-offset-4 [overflow-wrap:anywhere]"
                      download
                    >
                      {name}
                    </a>
                    <span className="block text-ink-soft">
                      <Moment at={at} />, {sizeText(bytes)}
                    </span>
                  </span>
                  <Form method="post">
                    <input type="hidden" name="ids" value={name} />
                    <IntentButton intent="delete" variant="quiet">
                      Delete
                    </IntentButton>
                  </Form>
                </li>
              ))}
            </ul>
          </FieldGroup>
        )}
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the backups" />;
}
