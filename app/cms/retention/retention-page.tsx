import { data, Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { readSubmitted, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { SectionsNav } from '#app/cms/settings/sections-nav.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { listRetentionRuns } from '#database/queries/retention/retention-runs.ts';
import { readRetention, readSettingsVersion } from '#database/queries/shop/shop-settings.ts';
import { may } from '#domain/people/permissions.ts';
import { parseRetention } from '#domain/retention/retention-form.ts';
import {
  MOST_COUNTED,
  RETENTION_KIND_NAMES,
  RETENTION_KINDS,
  type RetentionTimes,
} from '#domain/retention/retention-kinds.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { changeRetention, type DueCount, previewRetention } from '#operations/retention/change-retention.ts';
import type { Route } from './+types/retention-page';
import { RetentionRuns } from './retention-runs.tsx';

const FAILED = savingFailed('settings');
const CHANGED_MEANWHILE =
  'Somebody else changed these times meanwhile. Below are theirs; nothing of yours was saved.';
const MOST_RUNS = 60;

type RetentionResult = {
  ok: boolean;
  message: string;
  errors?: Record<string, string>;
  submitted?: Record<string, string>;
  ask?: Ask;
  /** What the next run erases with the stored times. */
  due?: DueCount[];
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'How long things are kept');

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'settings.view');
  const { db } = context.get(platformContext);
  const [times, version, runs] = await Promise.all([
    readRetention(db),
    readSettingsVersion(db, 'retention'),
    listRetentionRuns(db, MOST_RUNS),
  ]);
  return {
    times,
    version,
    runs,
    canEdit: may(role, 'settings.edit'),
    canEndDemo: may(role, 'demo.end'),
    canConnect: may(role, 'connections.edit') && may(role, 'backups.make'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'settings.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  if (submitted.intent === 'preview')
    return data<RetentionResult>({
      ok: true,
      message: '',
      due: await previewRetention(platform, await readRetention(platform.db)),
    });
  const parsed = parseRetention(submitted);
  if (!parsed.ok)
    return data<RetentionResult>(
      { ok: false, message: NOTHING_SAVED, errors: parsed.errors, submitted },
      422,
    );
  try {
    const changed = await changeRetention(platform, member, {
      version: versionOf(submitted),
      times: parsed.times,
      isConfirmed: submitted.confirmed === 'yes',
    });
    if (changed.ok)
      return data<RetentionResult>({
        ok: true,
        message: 'The times are saved. The privacy notice says them now.',
      });
    if (changed.problem === 'erases')
      return data<RetentionResult>({ ok: false, message: '', submitted, ask: askToErase(changed.due) });
    return data<RetentionResult>({ ok: false, message: CHANGED_MEANWHILE }, 409);
  } catch (error) {
    platform.log.error({ err: error }, 'the times could not be saved');
    return data<RetentionResult>({ ok: false, message: FAILED, submitted }, 500);
  }
}

function askToErase(due: DueCount[]): Ask {
  return {
    intent: 'save',
    ids: [],
    text: 'Keep less, and erase what is older?',
    detail: `The next run, within a day, erases: ${due.map(dueText).join('; ')}. This cannot be undone.`,
    confirmLabel: 'Save and erase',
  };
}

function dueText({ kind, count }: DueCount): string {
  const shown = count < MOST_COUNTED ? String(count) : `${MOST_COUNTED.toLocaleString('en-GB')} or more`;
  return `${RETENTION_KINDS[kind].label}: ${shown}`;
}

export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { times, version, runs, canEdit, canEndDemo, canConnect } = loaderData;
  const result: RetentionResult | undefined = actionData;
  useListResult(result?.due || result?.ask ? undefined : result);
  const submitted = result?.submitted;
  return (
    <>
      {result?.message && <SaveResultText result={{ ok: result.ok, message: result.message }} />}
      <PageHeading title="Settings" />
      <SectionsNav canEndDemo={canEndDemo} canConnect={canConnect} />
      <div className="grid gap-5">
        <Form method="post" key={`${version} ${submitted ? 'submitted' : ''}`}>
          <FieldGroup
            title="How long things are kept"
            hint="Once a day the shop erases what is older. The privacy notice says these times by itself. Backups keep everything until they are deleted."
          >
            <input type="hidden" name="version" value={version} />
            <fieldset disabled={!canEdit} className="grid gap-x-6 gap-y-4 md:grid-cols-2">
              <legend className="sr-only">Times</legend>
              {RETENTION_KIND_NAMES.map((kind) => (
                <TimeField
                  key={kind}
                  kind={kind}
                  times={times}
                  submitted={submitted}
                  errors={result?.errors}
                />
              ))}
              <SelectField
                label="The accounting year ends with"
                name="yearEndMonth"
                defaultValue={submitted?.yearEndMonth ?? String(times.yearEndMonth)}
                error={result?.errors?.yearEndMonth}
                hint="The years of orders count from there; March also serves for a tax year that ends on 5 April. Where it is not stated, a year more is kept."
              >
                <option value="0">not stated</option>
                {MONTHS.map((name, place) => (
                  <option key={name} value={place + 1}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </fieldset>
            {canEdit && (
              <Button type="submit" name="intent" value="save" className="justify-self-start">
                Save times
              </Button>
            )}
          </FieldGroup>
        </Form>
        {canEdit && (
          <FieldGroup
            title="What the next run erases"
            hint="With the times that are saved. It runs once a day, some rows at a time, and goes on after a restart."
          >
            <Form method="post">
              <IntentButton intent="preview">Show what is due today</IntentButton>
            </Form>
            {result?.due && (
              <div role="status" className="text-sm">
                {result.due.length === 0 ? (
                  <p>Nothing is due today.</p>
                ) : (
                  <ul className="grid gap-1">
                    {result.due.map((due) => (
                      <li key={due.kind}>{dueText(due)}</li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </FieldGroup>
        )}
        <RetentionRuns runs={runs} />
      </div>
      <AskDialog ask={result?.ask}>
        {Object.entries(submitted ?? {})
          .filter(([name]) => name !== 'intent' && name !== 'confirmed')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </AskDialog>
    </>
  );
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function TimeField({
  kind,
  times,
  submitted,
  errors,
}: {
  kind: (typeof RETENTION_KIND_NAMES)[number];
  times: RetentionTimes;
  submitted: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
}) {
  const { label, unit, least, most, from, end, why } = RETENTION_KINDS[kind];
  return (
    <TextField
      label={label}
      name={kind}
      inputMode="numeric"
      maxLength={4}
      required
      defaultValue={submitted?.[kind] ?? String(times[kind])}
      error={errors?.[kind]}
      hint={`${capital(unit)} ${from}, ${least} to ${most}. ${why} ${end}`}
    />
  );
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the times" />;
}
