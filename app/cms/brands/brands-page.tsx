import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GROUP_STATUS_FILTER, groupColumns, groupCommands, groupList } from '#app/cms/groups/group-list.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type BrandRow, listBrandRows } from '#database/queries/catalogue-editing/listed-brands.ts';
import { countGroupProducts, listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { BRAND_LIST } from '#domain/catalogue/brand-list.ts';
import { archiveGroup, deleteGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/brands-page';

const LIST = {
  ...groupList('brand'),
  kind: 'brand',
  shape: BRAND_LIST,
  filters: {
    status: GROUP_STATUS_FILTER,
    featured: {
      label: 'Featured',
      all: 'Featured or not',
      labels: { yes: 'Featured', no: 'Not featured' },
    },
  },
  columns: groupColumns<BrandRow>('brand', {
    flags: ({ featured }) => featured && <FlagBadge look="waiting">Featured</FlagBadge>,
    column: { label: 'Country', isMinor: true, cell: ({ country }) => country ?? '' },
  }),
} as const satisfies ListDeclaration<BrandRow, typeof BRAND_LIST, 'archive' | 'restore'>;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listBrandRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(
    args,
    LIST,
    groupCommands(
      'brand',
      { count: countGroupProducts, list: listProductGroups },
      archiveGroup,
      deleteGroups,
    ),
  );
}

export default function BrandsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
