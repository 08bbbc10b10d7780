import { redirect } from 'react-router';
import { GroupError } from '#app/cms/groups/group-error.tsx';
import { answerGroupCreation } from '#app/cms/groups/save-group-form.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { saveOrKeep } from '#app/cms/ui/save-or-keep.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { findBrandRecord } from '#database/queries/brand-list.ts';
import { parseBrandForm } from '#domain/brand-form.ts';
import { savingFailed } from '#domain/messages.ts';
import { createBrand } from '#operations/save-brand.ts';
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
  const created = await answerGroupCreation(request, 'brand', {
    parse(typed) {
      const parsed = parseBrandForm(typed, new Date(platform.clock.now()).getUTCFullYear());
      return parsed.ok ? { ok: true, fields: parsed.brand } : parsed;
    },
    create: (brand) => createBrand(platform, member, brand),
    log: platform.log,
  });
  if (!created.ok) return created.answer;
  throw redirect(`${cmsPaths.brand(created.id)}?created`);
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrKeep(args, savingFailed('brand'));
}

export default function NewBrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && !actionData.ok ? actionData : null;
  const values = refused?.typed ?? loaderData.values;
  const errors = refused?.errors ?? {};
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
