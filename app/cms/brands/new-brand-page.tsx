import { GroupError } from '#app/cms/groups/group-error.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { refuseSave, respondToCreation } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted } from '#app/cms/ui/submitted-fields.ts';
import { takenErrors } from '#app/cms/ui/taken-errors.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findBrandRecord } from '#database/queries/catalogue-editing/listed-brands.ts';
import { parseBrandForm } from '#domain/catalogue/brand-form.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { createBrand } from '#operations/catalogue/save-brand.ts';
import type { Route } from './+types/new-brand-page';
import { BrandDisplayFields, BrandFields } from './brand-fields.tsx';
import { brandValues } from './brand-values.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New brand');

/** With `from` a copy of that brand is begun. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'brands.edit');
  const { db, clock } = context.get(platformContext);
  const original = await findBrandRecord(db, url.searchParams.get('from') ?? '');
  const values = original ? { ...brandValues(original), name: `${original.name} (copy)`, slug: '' } : {};
  return { values, currentYear: new Date(clock.now()).getUTCFullYear() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'brands.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseBrandForm(typed, new Date(platform.clock.now()).getUTCFullYear());
  if (!parsed.ok) return refuseSave('brand', typed, 422, parsed.errors);
  return respondToCreation(typed, {
    kind: 'brand',
    async create() {
      const created = await createBrand(platform, member, parsed.brand);
      return created.ok ? created : { ok: false, errors: takenErrors(created.problem, 'brand') };
    },
    addressOf: cmsPaths.brand,
    log: platform.log,
    failure: 'a brand could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('brand'));
}

export default function NewBrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, errors } = shownFields(actionData, loaderData.values);
  return (
    <>
      <BackLink to={cmsPaths.brands()}>All brands</BackLink>
      <ListHeading title="New brand" />
      <EditorForm
        version={null}
        answer={actionData}
        saveLabel="Create brand"
        aside={<BrandDisplayFields values={values} errors={errors} />}
      >
        <BrandFields values={values} errors={errors} currentYear={loaderData.currentYear} />
      </EditorForm>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
