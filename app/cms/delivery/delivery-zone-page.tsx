import { useCallback } from 'react';
import { data, redirect } from 'react-router';
import { CheckField } from '#app/cms/fields/check-field.tsx';
import { type FieldSection, FieldSections } from '#app/cms/fields/field-sections.tsx';
import { type FormState, type FormValues, formState } from '#app/cms/fields/form-values.ts';
import { readSubmitted, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { useFieldErrors } from '#app/cms/fields/use-field-errors.ts';
import { EditorForm } from '#app/cms/records/editor-form.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { readSettings, readSettingsVersion } from '#database/queries/shop/shop-settings.ts';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { addZone, changeZone, findZone } from '#domain/delivery-editing/plan-changes.ts';
import { zoneFields } from '#domain/delivery-editing/plan-fields.ts';
import { REGION_NAMES } from '#domain/delivery-editing/region-names.ts';
import { type EnteredZone, parseZoneForm } from '#domain/delivery-editing/zone-form.ts';
import { countryName } from '#domain/fields/country.ts';
import { POSTCODE_REGIONS } from '#domain/fields/postcode-areas.ts';
import { CHANGED_MEANWHILE, type SaveResult } from '#domain/lists/save-result.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { changePlan } from '#operations/delivery/change-plan.ts';
import type { Route } from './+types/delivery-zone-page';

const FAILED = savingFailed('delivery zone');

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Delivery zone');

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'delivery.edit');
  const { db } = context.get(platformContext);
  const { plan } = await readSettings(db);
  const zone = zoneOrNew(plan, params.id);
  return {
    title: zone?.name ?? 'New zone',
    version: await readSettingsVersion(db, 'plan'),
    others: plan.zones.filter(({ id }) => id !== params.id),
    values: zone ? valuesOf(zone) : { asksItemData: 'on' },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'delivery.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const refuse = (errors: Record<string, string>, status: number, message: string = FAILED) =>
    data<SaveResult>({ ok: false, message, errors, submitted }, status);
  try {
    const { plan } = await readSettings(platform.db);
    zoneOrNew(plan, params.id);
    const others = plan.zones.filter(({ id }) => id !== params.id);
    const parsed = parseZoneForm(submitted, others);
    if (!parsed.ok) return refuse(parsed.errors, 422, NOTHING_SAVED);
    const changed = await changePlan(platform, member, versionOf(submitted), (current) =>
      savedZone(current, params.id ?? null, parsed.zone),
    );
    if (!changed.ok) return refuse({}, 409, CHANGED_MEANWHILE);
    if (!params.id) return redirect(cmsPaths.delivery());
    return data<SaveResult>({ ok: true, message: 'Zone saved. The shop delivers by it now.' });
  } catch (error) {
    if (error instanceof Response) throw error;
    platform.log.error({ err: error }, 'a delivery zone could not be saved');
    return refuse({}, 500);
  }
}

function savedZone(plan: DeliveryPlan, id: string | null, entered: EnteredZone) {
  const before = id === null ? null : findZone(plan, id);
  if (id !== null && !before) return null;
  const added = id === null ? addZone(plan, entered) : { plan: changeZone(plan, id, entered), id };
  const after = findZone(added.plan, added.id);
  return {
    plan: added.plan,
    subject: entered.name,
    subjectId: `zones/${added.id}`,
    verb: before ? ('change' as const) : ('create' as const),
    before: before && zoneFields(before),
    after: after && zoneFields(after),
  };
}

/** Null for a new one; responds 404 for one that is gone. */
function zoneOrNew(plan: DeliveryPlan, id: string | undefined) {
  if (id === undefined) return null;
  const zone = findZone(plan, id);
  if (!zone) throw data(null, { status: 404 });
  return zone;
}

function valuesOf({ name, countries, regions, postcodes, asksItemData }: EnteredZone): FormValues {
  return {
    name,
    asksItemData: asksItemData ? 'on' : '',
    countries: countries.map(countryName).join('\n'),
    postcodes: postcodes.join('\n'),
    ...Object.fromEntries(regions.map((region) => [`region.${region}`, 'on'])),
  };
}

const SECTIONS: FieldSection[] = [
  {
    title: 'Zone',
    fields: [
      { name: 'name', label: 'Name', required: true, hint: 'For you alone; shoppers read the services' },
    ],
  },
  {
    title: 'Item data',
    hint: 'Northern Ireland, the EU and customs ask for the origin and commodity code of goods, and for the persons who answer for them. Has no effect within Great Britain.',
    fields: [
      {
        name: 'asksItemData',
        label: 'Ask item data for this zone: what lacks it is not sent there',
        type: 'checkbox',
      },
    ],
  },
  {
    title: 'Places',
    hint: 'Name them by country, by part of the United Kingdom or by postcode; the narrowest zone counts.',
    fields: [
      {
        name: 'countries',
        label: 'Countries',
        rows: 3,
        optional: true,
        hint: 'A line each, by name or code. Jersey, Guernsey and the Isle of Man are not part of the United Kingdom.',
      },
      (form) => <Regions {...form} />,
      {
        name: 'postcodes',
        label: 'Postcode areas and districts',
        rows: 3,
        optional: true,
        hint: 'A line each: BT for a whole area, AB31 for a district, PA20-78 for several',
      },
    ],
  },
];

function Regions({ values, errors }: FormState) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">
        Parts of the United Kingdom and Crown dependencies
      </legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {POSTCODE_REGIONS.map((region) => (
          <CheckField key={region} name={`region.${region}`} value={values[`region.${region}`]}>
            {REGION_NAMES[region]}
          </CheckField>
        ))}
      </div>
      <p aria-live="polite" className="field-error">
        {errors.regions}
      </p>
    </fieldset>
  );
}

export default function DeliveryZonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, version, others } = loaderData;
  const rule = useCallback((values: FormValues) => parseZoneForm(values, others), [others]);
  const result = actionData as SaveResult | undefined;
  const { errors, checkEdit } = useFieldErrors(result, rule);
  const { values } = formState(result, loaderData.values);
  return (
    <>
      <BackLink to={cmsPaths.delivery()}>Delivery</BackLink>
      <PageHeading title={title} />
      <EditorForm
        stored={{ version, values: loaderData.values }}
        result={result}
        errors={errors}
        onEdit={checkEdit}
        failed={FAILED}
        saveLabel="Save zone"
      >
        <FieldSections key={version} sections={SECTIONS} values={values} errors={errors} />
      </EditorForm>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the delivery zone" />;
}
