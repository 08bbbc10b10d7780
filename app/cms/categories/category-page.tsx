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
import { findCategoryRecord } from '#database/queries/catalogue-editing/listed-categories.ts';
import { countGroupProducts } from '#database/queries/catalogue-editing/product-groups.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseCategoryForm } from '#domain/catalogue/category-form.ts';
import { may } from '#domain/people/permissions.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { saveCategory } from '#operations/catalogue/save-category.ts';
import type { Route } from './+types/category-page';
import { CategoryDisplayFields, CategoryFields } from './category-fields.tsx';
import { categoryValues } from './category-values.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.category.name ?? 'Category');

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = requirePermission(context, 'categories.view');
  const { db } = context.get(platformContext);
  const category = await findCategoryRecord(db, params.id);
  if (!category) throw data(null, { status: 404 });
  return {
    category,
    productCount: await countGroupProducts(db, 'category', category.id),
    canEdit: may(member.role, 'categories.edit'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'categories.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseCategoryForm(typed);
  if (!parsed.ok) return refuseSave('category', typed, 422, parsed.errors);
  return respondToSave(typed, {
    kind: 'category',
    async save() {
      const saved = await saveCategory(platform, member, {
        id: params.id,
        version: versionOf(typed),
        category: parsed.category,
      });
      return saved.ok
        ? { ok: true, message: 'Category saved.' }
        : { ...saved, errors: takenErrors(saved.problem, 'category') };
    },
    findNow: () => findCategoryRecord(platform.db, params.id),
    findLastChange: () => findLastChange(platform.db, params.id),
    log: platform.log,
    failure: 'a category could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('category'));
}

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { category, productCount, canEdit } = loaderData;
  const { values, errors } = shownFields(actionData, categoryValues(category));
  return (
    <>
      <GroupHeading kind="category" group={category} productCount={productCount} canEdit={canEdit} />
      <fieldset disabled={!canEdit} className="contents">
        <EditorForm
          version={category.version}
          answer={actionData}
          saveLabel="Save category"
          aside={<CategoryDisplayFields values={values} errors={errors} />}
        >
          <CategoryFields values={values} errors={errors} />
        </EditorForm>
      </fieldset>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
