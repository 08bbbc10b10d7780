import { data, redirect } from 'react-router';
import { FieldSections } from '#app/cms/fields/field-sections.tsx';
import { formState } from '#app/cms/fields/form-values.ts';
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
import { addService, changeService, findService, findZone } from '#domain/delivery-editing/plan-changes.ts';
import { serviceFields } from '#domain/delivery-editing/plan-fields.ts';
import { type EnteredService, parseServiceForm } from '#domain/delivery-editing/service-form.ts';
import { CHANGED_MEANWHILE, type SaveResult } from '#domain/lists/save-result.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { changePlan } from '#operations/delivery/change-plan.ts';
import type { Route } from './+types/delivery-service-page';
import { newServiceValues, serviceSections, serviceValues } from './service-fields.ts';

const FAILED = savingFailed('delivery service');

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Delivery service');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'delivery.edit');
  const { db } = context.get(platformContext);
  const { plan } = await readSettings(db);
  const { zone, service } = placeOf(plan, params.id, url);
  return {
    title: service?.name ?? 'New service',
    zone: zone.name,
    version: await readSettingsVersion(db, 'plan'),
    values: service ? serviceValues(service) : newServiceValues(),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const member = requirePermission(context, 'delivery.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const refuse = (errors: Record<string, string>, status: number, message: string = FAILED) =>
    data<SaveResult>({ ok: false, message, errors, submitted }, status);
  const { plan } = await readSettings(platform.db);
  const { zone } = placeOf(plan, params.id, url);
  const parsed = parseServiceForm(submitted);
  if (!parsed.ok) return refuse(parsed.errors, 422, NOTHING_SAVED);
  try {
    const changed = await changePlan(platform, member, versionOf(submitted), (current) =>
      savedService(current, { zoneId: zone.id, id: params.id ?? null }, parsed.service),
    );
    if (!changed.ok) return refuse({}, 409, CHANGED_MEANWHILE);
  } catch (error) {
    platform.log.error({ err: error }, 'a delivery service could not be saved');
    return refuse({}, 500);
  }
  if (!params.id) return redirect(cmsPaths.delivery());
  return data<SaveResult>({ ok: true, message: 'Service saved. The shop delivers by it now.' });
}

function savedService(
  plan: DeliveryPlan,
  { zoneId, id }: { zoneId: string; id: string | null },
  entered: EnteredService,
) {
  const before = id === null ? null : findService(plan, id);
  if (id === null ? !findZone(plan, zoneId) : !before) return null;
  const saved =
    id === null ? addService(plan, zoneId, entered) : { plan: changeService(plan, id, entered), id };
  const after = findService(saved.plan, saved.id);
  return {
    plan: saved.plan,
    subject: entered.name,
    subjectId: `services/${saved.id}`,
    verb: before ? ('change' as const) : ('create' as const),
    before: before && serviceFields(before),
    after: after && serviceFields(after),
  };
}

/** Service and zone; of a new service the zone of its address. Responds 404 where they are gone. */
function placeOf(plan: DeliveryPlan, id: string | undefined, { searchParams }: URL) {
  const found = id === undefined ? null : findService(plan, id);
  const zone = found?.zone ?? (id === undefined ? findZone(plan, searchParams.get('zone') ?? '') : null);
  if (!zone) throw data(null, { status: 404 });
  return { zone, service: found?.service ?? null };
}

export default function DeliveryServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, zone, version } = loaderData;
  const result = actionData as SaveResult | undefined;
  const { errors, checkEdit } = useFieldErrors(result, parseServiceForm);
  const { values } = formState(result, loaderData.values);
  return (
    <>
      <BackLink to={cmsPaths.delivery()}>Delivery</BackLink>
      <PageHeading title={title} count={zone} />
      <EditorForm
        stored={{ version, values: loaderData.values }}
        result={result}
        errors={errors}
        onEdit={checkEdit}
        failed={FAILED}
        saveLabel="Save service"
      >
        <FieldSections key={version} sections={serviceSections(values)} values={values} errors={errors} />
      </EditorForm>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the delivery service" />;
}
