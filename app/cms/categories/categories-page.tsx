import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GROUP_STATUS_FILTER, groupColumns, groupCommands, groupList } from '#app/cms/groups/group-list.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CategoryDisc } from '#app/ui/category-disc.tsx';
import { type CategoryRow, listCategoryRows } from '#database/queries/catalogue-editing/listed-categories.ts';
import { countGroupProducts, listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
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

function ColouredIcon({ category }: { category: CategoryRow }) {
  return (
    <CategoryDisc
      category={category}
      className="grid size-8 flex-none place-items-center text-ink"
      iconClassName="size-4"
    />
  );
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listCategoryRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(
    args,
    LIST,
    groupCommands(
      'category',
      { count: countGroupProducts, list: listProductGroups },
      archiveGroup,
      deleteGroups,
    ),
  );
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
