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
import { findCategoryRecord } from '#database/queries/category-list.ts';
import { countGroupProducts } from '#database/queries/product-groups.ts';
import { parseCategoryForm } from '#domain/category-form.ts';
import { countText } from '#domain/count-text.ts';
import { savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { CHANGED_MEANWHILE, type SaveAnswer } from '#domain/save-answer.ts';
import { saveCategory } from '#operations/save-category.ts';
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
  const typed = keepTyped(await request.formData());
  const refuse = (status: number, errors: Record<string, string>) =>
    data<SaveAnswer>({ ok: false, message: savingFailed('category'), errors, typed }, status);
  const parsed = parseCategoryForm(typed);
  if (!parsed.ok) return refuse(400, parsed.errors);
  try {
    const saved = await saveCategory(platform, member, {
      id: params.id,
      version: versionOf(typed),
      category: parsed.category,
    });
    if (saved.ok) return data<SaveAnswer>({ ok: true, message: 'Category saved.' });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    if (saved.problem !== 'changed-meanwhile') return refuse(409, takenErrors(saved.problem, 'category'));
    const now = await findCategoryRecord(platform.db, params.id);
    const change = await findLastChange(platform.db, params.id);
    const meanwhile = {
      actor: change?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
    };
    return data<SaveAnswer>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, typed, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a category could not be saved');
    return refuse(500, {});
  }
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrKeep(args, savingFailed('category'));
}

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { category, productCount, canEdit } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  const values = refused?.typed ?? categoryValues(category);
  const errors = refused?.errors ?? {};
  return (
    <>
      <BackLink to={cmsPaths.categories()}>All categories</BackLink>
      <CreatedNotice>Category created.</CreatedNotice>
      <ListHeading title={category.name} count={countText(productCount, 'product')}>
        {category.isArchived && <FlagBadge look="quiet">Archived</FlagBadge>}
        <Link to={paths.category(category.slug)} reloadDocument className="btn btn-quiet btn-small">
          View in shop
        </Link>
        {canEdit && (
          <>
            <Link to={cmsPaths.newCategory(category.id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <Form method="post" action={cmsPaths.categories()} className="contents">
              <input type="hidden" name="ids" value={category.id} />
              <button
                type="submit"
                name="intent"
                value={category.isArchived ? 'restore' : 'archive'}
                className="btn btn-outline btn-small"
              >
                {category.isArchived ? 'Take back' : 'Archive'}
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
  return (
    <ManagerError
      error={error}
      name="Category"
      back={{ to: cmsPaths.categories(), label: 'All categories' }}
    />
  );
}
