import { data, Link, redirect } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type ListAnswer, readListCommand } from '#app/cms/ui/list-answer.ts';
import { ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { MoveTargetField } from '#app/cms/ui/move-target-field.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { type BrandRow, listBrandRows } from '#database/queries/brand-list.ts';
import { listProductGroups } from '#database/queries/product-groups.ts';
import { BRAND_LIST, type BrandListQuery } from '#domain/brand-list.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { archiveGroup, deleteGroups } from '#operations/product-groups.ts';
import type { Route } from './+types/brands-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Brands');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'brands.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, BRAND_LIST);
  const brands = await listBrandRows(db, query);
  if (query.page > brands.pageCount)
    throw redirect(cmsPaths.brands() + listSearch(query, BRAND_LIST, { page: brands.pageCount }));
  const canEdit = may(member.role, 'brands.edit');
  const targets = canEdit ? await listProductGroups(db, 'brand') : [];
  return { query, brands, canEdit, targets: targets.map(({ id, name }) => ({ id, name })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'brands.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select a brand first.' }, 400);
  if (intent === 'archive' || intent === 'restore') {
    try {
      for (const id of ids)
        await archiveGroup(platform, member, 'brand', { id, archived: intent === 'archive' });
      const done = intent === 'archive' ? 'archived' : 'taken back';
      return data<ListAnswer>({ ok: true, message: `${countText(ids.length, 'brand')} ${done}.` });
    } catch (error) {
      platform.log.error({ err: error }, 'brands could not be archived');
      return data<ListAnswer>({ ok: false, message: savingFailed('brand') }, 500);
    }
  }
  if (intent !== 'delete') return data<ListAnswer>({ ok: false, message: savingFailed('brand') }, 400);
  requirePermission(context, 'brands.delete');
  if (!isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  try {
    const moveTo = String(form.get('moveTo') ?? '') || null;
    const { deleted, kept } = await deleteGroups(platform, member, 'brand', { ids, moveTo });
    if (kept.length === 0)
      return data<ListAnswer>({ ok: true, message: `${countText(deleted, 'brand')} deleted.` });
    return data<ListAnswer>({ ok: false, ask: { ...askDeletion(kept), needsTarget: true } }, 409);
  } catch (error) {
    platform.log.error({ err: error }, 'a brand could not be deleted');
    return data<ListAnswer>({ ok: false, message: deletingFailed('brand') }, 500);
  }
}

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('brand')
        : `Are you sure you want to delete these ${ids.length} brands?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function BrandsPage({
  loaderData: { query, brands, canEdit, targets },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Brands" count={countText(brands.total, 'brand')}>
        {canEdit && (
          <>
            <ButtonLink to={cmsPaths.brandOrder()} variant="outline" size="small">
              Reorder
            </ButtonLink>
            <ButtonLink to={cmsPaths.newBrand()} variant="dark" size="small">
              New brand
            </ButtonLink>
          </>
        )}
      </ListHeading>
      <BrandFilters query={query} />
      {brands.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          {isFiltered(query) ? (
            <EmptyState title="No brand found" text="Try another word or fewer filters." />
          ) : (
            <EmptyState title="No brands yet" text="A product needs one." />
          )}
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={
            canEdit
              ? [
                  { intent: 'archive', label: 'Archive' },
                  { intent: 'restore', label: 'Take back' },
                  { intent: 'delete', label: 'Delete', isDestructive: true },
                ]
              : []
          }
        >
          <DataTable
            caption="Brands"
            columns={columns(query, canEdit)}
            rows={brands.items}
            idOf={(brand) => brand.id}
            nameOf={(brand) => brand.name}
            canPick={canEdit}
          />
        </BulkForm>
      )}
      <Pager
        page={brands.page}
        pageCount={brands.pageCount}
        addressOf={(page) => cmsPaths.brands() + listSearch(query, BRAND_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask}>
        {actionData?.ask?.needsTarget && (
          <MoveTargetField kind="brand" targets={targets} leaving={actionData.ask.ids} />
        )}
      </AskDialog>
    </>
  );
}

function BrandFilters({ query }: { query: BrandListQuery }) {
  return (
    <ListFilters
      path={cmsPaths.brands()}
      searchLabel="Search brands"
      search={query.search}
      sort={query.sort === BRAND_LIST.sorts[0] ? '' : query.sort}
      isFiltered={isFiltered(query)}
      filters={[
        {
          name: 'status',
          label: 'Status',
          value: query.filters.status,
          all: 'Live and archived',
          options: [
            { value: 'live', label: 'Live' },
            { value: 'archived', label: 'Archived' },
          ],
        },
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

function columns(query: BrandListQuery, canEdit: boolean): Column<BrandRow>[] {
  const sort = (name: string) => sortLinks(cmsPaths.brands(), query, BRAND_LIST, name);
  return [
    {
      key: 'name',
      label: 'Brand',
      sort: sort('name'),
      cell: (brand) => (
        <Link to={cmsPaths.brand(brand.id)} className="underline-offset-4 hover:underline">
          {brand.name}
        </Link>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: (brand) => (
        <span className="flex flex-wrap gap-1.5">
          {brand.isArchived ? (
            <FlagBadge look="quiet">Archived</FlagBadge>
          ) : (
            <FlagBadge look="good">Live</FlagBadge>
          )}
          {brand.featured && <FlagBadge look="waiting">Featured</FlagBadge>}
        </span>
      ),
    },
    { key: 'country', label: 'Country', isMinor: true, cell: (brand) => brand.country ?? '' },
    {
      key: 'products',
      label: 'Products',
      sort: sort('products'),
      isNumber: true,
      labelled: true,
      cell: (brand) => brand.productCount.toLocaleString('en-GB'),
    },
    {
      key: 'updated',
      label: 'Updated',
      isMinor: true,
      sort: sort('updated'),
      labelled: true,
      cell: (brand) => <Moment at={brand.updatedAt} />,
    },
    ...(canEdit
      ? [
          {
            key: 'copy',
            label: 'Actions',
            cell: (brand: BrandRow) => (
              <Link
                to={cmsPaths.newBrand(brand.id)}
                aria-label={`Duplicate ${brand.name}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Duplicate
              </Link>
            ),
          },
        ]
      : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Brand" back={{ to: cmsPaths.brands(), label: 'All brands' }} />;
}
