import { data } from 'react-router';
import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GroupHeading } from '#app/cms/groups/group-heading.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { refuseSave, respondToSave } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted, versionOf } from '#app/cms/ui/submitted-fields.ts';
import { takenErrors } from '#app/cms/ui/taken-errors.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findBrandRecord } from '#database/queries/catalogue-editing/listed-brands.ts';
import { countGroupProducts } from '#database/queries/catalogue-editing/product-groups.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseBrandForm } from '#domain/catalogue/brand-form.ts';
import { may } from '#domain/people/permissions.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { saveBrand } from '#operations/catalogue/save-brand.ts';
import type { Route } from './+types/brand-page';
import { BrandDisplayFields, BrandFields } from './brand-fields.tsx';
import { brandValues } from './brand-values.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.brand.name ?? 'Brand');

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = requirePermission(context, 'brands.view');
  const { db, clock } = context.get(platformContext);
  const brand = await findBrandRecord(db, params.id);
  if (!brand) throw data(null, { status: 404 });
  return {
    brand,
    productCount: await countGroupProducts(db, 'brand', brand.id),
    canEdit: may(member.role, 'brands.edit'),
    currentYear: new Date(clock.now()).getUTCFullYear(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'brands.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseBrandForm(typed, new Date(platform.clock.now()).getUTCFullYear());
  if (!parsed.ok) return refuseSave('brand', typed, 422, parsed.errors);
  return respondToSave(typed, {
    kind: 'brand',
    async save() {
      const saved = await saveBrand(platform, member, {
        id: params.id,
        version: versionOf(typed),
        brand: parsed.brand,
      });
      return saved.ok
        ? { ok: true, message: 'Brand saved.' }
        : { ...saved, errors: takenErrors(saved.problem, 'brand') };
    },
    findNow: () => findBrandRecord(platform.db, params.id),
    findLastChange: () => findLastChange(platform.db, params.id),
    log: platform.log,
    failure: 'a brand could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('brand'));
}

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, productCount, canEdit, currentYear } = loaderData;
  const { values, errors } = shownFields(actionData, brandValues(brand));
  return (
    <>
      <GroupHeading kind="brand" group={brand} productCount={productCount} canEdit={canEdit} />
      <fieldset disabled={!canEdit} className="contents">
        <EditorForm
          version={brand.version}
          answer={actionData}
          saveLabel="Save brand"
          aside={<BrandDisplayFields values={values} errors={errors} />}
        >
          <BrandFields values={values} errors={errors} currentYear={currentYear} />
        </EditorForm>
      </fieldset>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
