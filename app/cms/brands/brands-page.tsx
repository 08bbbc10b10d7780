import { runGroupCommand } from '#app/cms/groups/group-commands.ts';
import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GroupList } from '#app/cms/groups/group-list.tsx';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listBrandRows } from '#database/queries/catalogue-editing/listed-brands.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { BRAND_LIST, type BrandListQuery } from '#domain/catalogue/brand-list.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { archiveGroup, deleteGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/brands-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Brands');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'brands.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, BRAND_LIST);
  const brands = await listBrandRows(db, query);
  clampPage(listOf(query), brands.pageCount);
  const canEdit = may(member.role, 'brands.edit');
  const targets = canEdit ? await listProductGroups(db, 'brand') : [];
  return { query, brands, canEdit, targets: targets.map(({ id, name }) => ({ id, name })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'brands.edit');
  const platform = context.get(platformContext);
  return runGroupCommand(request, 'brand', {
    archive: (id, archived) => archiveGroup(platform, member, 'brand', { id, archived }),
    checkMayDelete: () => requirePermission(context, 'brands.delete'),
    deleteAll: (ids, moveTo) => deleteGroups(platform, member, 'brand', { ids, moveTo }),
    log: platform.log,
  });
}

export default function BrandsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, brands, canEdit, targets } = loaderData;
  return (
    <GroupList
      kind="brand"
      list={listOf(query)}
      page={brands}
      canEdit={canEdit}
      targets={targets}
      answer={actionData}
      flags={({ featured }) => featured && <FlagBadge look="waiting">Featured</FlagBadge>}
      detail={{ key: 'country', label: 'Country', isMinor: true, cell: ({ country }) => country ?? '' }}
      furtherFilters={[
        {
          name: 'featured',
          label: 'Featured',
          value: query.filters.featured,
          all: 'Featured or not',
          options: [
            { value: 'yes', label: 'Featured' },
            { value: 'no', label: 'Not featured' },
          ],
        },
      ]}
    />
  );
}

function listOf(query: BrandListQuery): ShownList {
  return { path: cmsPaths.brands(), shape: BRAND_LIST, query };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
