import { useCallback } from 'react';
import { data } from 'react-router';
import { type FormValues, formState } from '#app/cms/fields/form-values.ts';
import { ReadOnlyFields } from '#app/cms/fields/read-only-fields.tsx';
import { readSubmitted, takenFields, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { useFieldErrors } from '#app/cms/fields/use-field-errors.ts';
import { EditorForm } from '#app/cms/records/editor-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { readSettings, readSettingsVersion } from '#database/queries/shop/shop-settings.ts';
import { differingFields, takeTheirs } from '#domain/lists/save-conflict.ts';
import { CHANGED_MEANWHILE, type SaveResult } from '#domain/lists/save-result.ts';
import { may } from '#domain/people/permissions.ts';
import type { FormSection } from '#domain/shop/shop.ts';
import { parseSettings } from '#domain/shop/shop-settings-form.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { changeSettings } from '#operations/shop/change-settings.ts';
import type { Route } from './+types/settings-page';
import { SETTINGS_SECTIONS, SectionsNav } from './sections-nav.tsx';
import { SettingsFields, settingsSections } from './settings-fields.tsx';
import { settingsValues } from './settings-values.ts';

const FAILED = savingFailed('settings');

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Settings');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'settings.view');
  const section = sectionOf(params.section);
  const { db, demo } = context.get(platformContext);
  const settings = await readSettings(db);
  const showsExamples = await demo.showsExamples();
  return {
    section,
    values: settingsValues(settings, section, { showsExamples }),
    version: await readSettingsVersion(db, section),
    canEdit: may(role, 'settings.edit'),
    canEndDemo: may(role, 'demo.end'),
    canConnect: may(role, 'connections.edit') && may(role, 'backups.make'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'settings.edit');
  const platform = context.get(platformContext);
  const section = sectionOf(params.section);
  const examples = { showsExamples: await platform.demo.showsExamples() };
  const submitted = readSubmitted(await readForm(request));
  const taken = takenFields(submitted);
  const version = versionOf(submitted);
  // Of another version than the choices were made on nothing is taken: the save is refused again.
  const isMerged = taken.length > 0 && version === (await readSettingsVersion(platform.db, section));
  const merged = isMerged
    ? takeTheirs(submitted, settingsValues(await readSettings(platform.db), section, examples), taken)
    : submitted;
  const parsed = parseSettings(section, merged);
  if (!parsed.ok)
    return data<SaveResult>({ ok: false, message: NOTHING_SAVED, errors: parsed.errors, submitted }, 422);
  try {
    const change = { version, value: parsed.value };
    const changed = await changeSettings(platform, member, section, change);
    if (changed.ok)
      return data<SaveResult>({ ok: true, message: 'Settings saved. The shop shows them now.', isMerged });
    if (changed.problem === 'prefix-taken')
      return data<SaveResult>(
        { ok: false, message: FAILED, errors: { [changed.field]: PREFIX_TAKEN }, submitted },
        422,
      );
    const settings = await readSettings(platform.db);
    const last = await findLastChange(platform.db, `settings.${section}`);
    const meanwhile = {
      actor: last?.actor ?? 'somebody',
      at: last?.at ?? '',
      version: await readSettingsVersion(platform.db, section),
      differing: differingFields(
        settingsValues({ ...settings, [section]: parsed.value }, section, examples),
        settingsValues(settings, section, examples),
        submitted,
      ),
    };
    return data<SaveResult>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, submitted, meanwhile }, 409);
  } catch (error) {
    platform.log.error({ err: error }, 'the settings could not be saved');
    return data<SaveResult>({ ok: false, message: FAILED, errors: {}, submitted }, 500);
  }
}

const PREFIX_TAKEN = 'The other papers bear this prefix: a number would exist twice';

function sectionOf(name: string | undefined): FormSection {
  if (name === undefined) return 'shop';
  const known = SETTINGS_SECTIONS.find(({ section }) => section === name);
  if (!known) throw data(null, { status: 404 });
  return known.section;
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, version, canEdit, canEndDemo, canConnect } = loaderData;
  const rule = useCallback((values: FormValues) => parseSettings(section, values), [section]);
  const { errors, checkEdit } = useFieldErrors(actionData, rule);
  const { values } = formState(actionData, loaderData.values);
  return (
    <>
      <PageHeading title="Settings" />
      <SectionsNav canEndDemo={canEndDemo} canConnect={canConnect} />
      {canEdit ? (
        <EditorForm
          key={section}
          stored={{ version, values: loaderData.values }}
          result={actionData}
          errors={errors}
          onEdit={checkEdit}
          failed={FAILED}
          saveLabel="Save settings"
        >
          <SettingsFields key={version} section={section} values={values} errors={errors} />
        </EditorForm>
      ) : (
        <ReadOnlyFields sections={settingsSections(section, values)} values={loaderData.values} />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the settings" />;
}
