import { GroupError } from '#app/cms/groups/group-error.tsx';
import {
  GROUP_STATUS_FILTER,
  GroupList,
  groupColumns,
  groupCommands,
  groupList,
} from '#app/cms/groups/group-list.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { type CategoryRow, listCategoryRows } from '#database/queries/catalogue-editing/listed-categories.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { CATEGORY_LIST } from '#domain/catalogue/category-list.ts';
import { archiveGroup, deleteGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/categories-page';

const LIST = {
  ...groupList('category'),
  kind: 'category',
  shape: CATEGORY_LIST,
  filters: { status: GROUP_STATUS_FILTER },
  columns: groupColumns<CategoryRow>('category', {
    mark: (category) => <ColouredIcon category={category} />,
    column: { label: 'Slug', isMinor: true, cell: ({ slug }) => slug },
  }),
} as const satisfies ListDeclaration<CategoryRow, typeof CATEGORY_LIST, 'archive' | 'restore'>;

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

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listCategoryRows);
  const { db } = args.context.get(platformContext);
  return { ...list, targets: list.canChange ? await listProductGroups(db, 'category') : [] };
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, groupCommands('category', archiveGroup, deleteGroups));
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <GroupList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
