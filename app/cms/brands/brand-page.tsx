import { data, Form, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { saveOrKeep } from '#app/cms/ui/save-or-keep.ts';
import { takenErrors } from '#app/cms/ui/taken-errors.ts';
import { keepTyped, versionOf } from '#app/cms/ui/typed-fields.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { findLastChange } from '#database/queries/audit-log.ts';
import { findBrandRecord } from '#database/queries/brand-list.ts';
import { countGroupProducts } from '#database/queries/product-groups.ts';
import { parseBrandForm } from '#domain/brand-form.ts';
import { countText } from '#domain/count-text.ts';
import { savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { CHANGED_MEANWHILE, type SaveAnswer } from '#domain/save-answer.ts';
import { saveBrand } from '#operations/save-brand.ts';
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
  const typed = keepTyped(await request.formData());
  const refuse = (status: number, errors: Record<string, string>) =>
    data<SaveAnswer>({ ok: false, message: savingFailed('brand'), errors, typed }, status);
  const parsed = parseBrandForm(typed, new Date(platform.clock.now()).getUTCFullYear());
  if (!parsed.ok) return refuse(400, parsed.errors);
  try {
    const saved = await saveBrand(platform, member, {
      id: params.id,
      version: versionOf(typed),
      brand: parsed.brand,
    });
    if (saved.ok) return data<SaveAnswer>({ ok: true, message: 'Brand saved.' });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    if (saved.problem !== 'changed-meanwhile') return refuse(409, takenErrors(saved.problem, 'brand'));
    const now = await findBrandRecord(platform.db, params.id);
    const change = await findLastChange(platform.db, params.id);
    const meanwhile = {
      actor: change?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
    };
    return data<SaveAnswer>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, typed, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a brand could not be saved');
    return refuse(500, {});
  }
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrKeep(args, savingFailed('brand'));
}

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, productCount, canEdit, currentYear } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  const values = refused?.typed ?? brandValues(brand);
  const errors = refused?.errors ?? {};
  return (
    <>
      <BackLink to={cmsPaths.brands()}>All brands</BackLink>
      <CreatedNotice>Brand created.</CreatedNotice>
      <ListHeading title={brand.name} count={countText(productCount, 'product')}>
        {brand.isArchived && <FlagBadge look="quiet">Archived</FlagBadge>}
        <Link to={paths.brand(brand.slug)} reloadDocument className="btn btn-quiet btn-small">
          View in shop
        </Link>
        {canEdit && (
          <>
            <Link to={cmsPaths.newBrand(brand.id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <Form method="post" action={cmsPaths.brands()} className="contents">
              <input type="hidden" name="ids" value={brand.id} />
              <button
                type="submit"
                name="intent"
                value={brand.isArchived ? 'restore' : 'archive'}
                className="btn btn-outline btn-small"
              >
                {brand.isArchived ? 'Take back' : 'Archive'}
              </button>
              <button
                type="submit"
                name="intent"
                value="delete"
                className="btn btn-outline btn-small text-rose-deep"
              >
                Delete
              </button>
            </Form>
          </>
        )}
      </ListHeading>
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
  return <ManagerError error={error} name="Brand" back={{ to: cmsPaths.brands(), label: 'All brands' }} />;
}
