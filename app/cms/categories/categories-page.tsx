import { runGroupCommand } from '#app/cms/groups/group-commands.ts';
import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GroupList } from '#app/cms/groups/group-list.tsx';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { type CategoryRow, listCategoryRows } from '#database/queries/catalogue-editing/listed-categories.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { CATEGORY_LIST, type CategoryListQuery } from '#domain/catalogue/category-list.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { archiveGroup, deleteGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/categories-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Categories');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'categories.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, CATEGORY_LIST);
  const categories = await listCategoryRows(db, query);
  clampPage(listOf(query), categories.pageCount);
  const canEdit = may(member.role, 'categories.edit');
  const targets = canEdit ? await listProductGroups(db, 'category') : [];
  return { query, categories, canEdit, targets: targets.map(({ id, name }) => ({ id, name })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'categories.edit');
  const platform = context.get(platformContext);
  return runGroupCommand(request, 'category', {
    archive: (id, archived) => archiveGroup(platform, member, 'category', { id, archived }),
    checkMayDelete: () => requirePermission(context, 'categories.delete'),
    deleteAll: (ids, moveTo) => deleteGroups(platform, member, 'category', { ids, moveTo }),
    log: platform.log,
  });
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, categories, canEdit, targets } = loaderData;
  return (
    <GroupList
      kind="category"
      list={listOf(query)}
      page={categories}
      canEdit={canEdit}
      targets={targets}
      answer={actionData}
      mark={(category) => <ColouredIcon category={category} />}
      detail={{ key: 'slug', label: 'Slug', isMinor: true, cell: ({ slug }) => slug }}
    />
  );
}

function listOf(query: CategoryListQuery): ShownList {
  return { path: cmsPaths.categories(), shape: CATEGORY_LIST, query };
}

function ColouredIcon({ category: { slug, color, icon } }: { category: CategoryRow }) {
  return (
    <span className="relative grid size-8 flex-none place-items-center overflow-clip rounded-full text-ink">
      <svg aria-hidden="true" className="absolute inset-0 size-8">
        <rect width="32" height="32" fill={color} />
      </svg>
      <CategoryIcon slug={slug} icon={icon} className="relative size-4" />
    </span>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
