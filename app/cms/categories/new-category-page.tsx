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
import { findCategoryRecord } from '#database/queries/catalogue-editing/listed-categories.ts';
import { parseCategoryForm } from '#domain/catalogue/category-form.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { createCategory } from '#operations/catalogue/save-category.ts';
import type { Route } from './+types/new-category-page';
import { CategoryDisplayFields, CategoryFields } from './category-fields.tsx';
import { categoryValues } from './category-values.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New category');

/** With `from` a copy of that category is begun. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'categories.edit');
  const { db } = context.get(platformContext);
  const original = await findCategoryRecord(db, url.searchParams.get('from') ?? '');
  const values = original ? { ...categoryValues(original), name: `${original.name} (copy)`, slug: '' } : {};
  return { values };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'categories.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseCategoryForm(typed);
  if (!parsed.ok) return refuseSave('category', typed, 422, parsed.errors);
  return respondToCreation(typed, {
    kind: 'category',
    async create() {
      const created = await createCategory(platform, member, parsed.category);
      return created.ok ? created : { ok: false, errors: takenErrors(created.problem, 'category') };
    },
    addressOf: cmsPaths.category,
    log: platform.log,
    failure: 'a category could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('category'));
}

export default function NewCategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, errors } = shownFields(actionData, loaderData.values);
  return (
    <>
      <BackLink to={cmsPaths.categories()}>All categories</BackLink>
      <ListHeading title="New category" />
      <EditorForm
        version={null}
        answer={actionData}
        saveLabel="Create category"
        aside={<CategoryDisplayFields values={values} errors={errors} />}
      >
        <CategoryFields values={values} errors={errors} />
      </EditorForm>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
