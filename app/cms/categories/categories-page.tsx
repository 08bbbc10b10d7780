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
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { type CategoryRow, listCategoryRows } from '#database/queries/category-list.ts';
import { listProductGroups } from '#database/queries/product-groups.ts';
import { CATEGORY_LIST, type CategoryListQuery } from '#domain/category-list.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { archiveGroup, deleteGroups } from '#operations/product-groups.ts';
import type { Route } from './+types/categories-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Categories');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'categories.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, CATEGORY_LIST);
  const categories = await listCategoryRows(db, query);
  if (query.page > categories.pageCount)
    throw redirect(cmsPaths.categories() + listSearch(query, CATEGORY_LIST, { page: categories.pageCount }));
  const canEdit = may(member.role, 'categories.edit');
  const targets = canEdit ? await listProductGroups(db, 'category') : [];
  return { query, categories, canEdit, targets: targets.map(({ id, name }) => ({ id, name })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'categories.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select a category first.' }, 400);
  if (intent === 'archive' || intent === 'restore') {
    try {
      for (const id of ids)
        await archiveGroup(platform, member, 'category', { id, archived: intent === 'archive' });
      const done = intent === 'archive' ? 'archived' : 'taken back';
      return data<ListAnswer>({
        ok: true,
        message: `${countText(ids.length, 'category', 'categories')} ${done}.`,
      });
    } catch (error) {
      platform.log.error({ err: error }, 'categories could not be archived');
      return data<ListAnswer>({ ok: false, message: savingFailed('category') }, 500);
    }
  }
  if (intent !== 'delete') return data<ListAnswer>({ ok: false, message: savingFailed('category') }, 400);
  requirePermission(context, 'categories.delete');
  if (!isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  try {
    const moveTo = String(form.get('moveTo') ?? '') || null;
    const { deleted, kept } = await deleteGroups(platform, member, 'category', { ids, moveTo });
    if (kept.length === 0)
      return data<ListAnswer>({
        ok: true,
        message: `${countText(deleted, 'category', 'categories')} deleted.`,
      });
    return data<ListAnswer>({ ok: false, ask: { ...askDeletion(kept), needsTarget: true } }, 409);
  } catch (error) {
    platform.log.error({ err: error }, 'a category could not be deleted');
    return data<ListAnswer>({ ok: false, message: deletingFailed('category') }, 500);
  }
}

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('category')
        : `Are you sure you want to delete these ${ids.length} categories?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function CategoriesPage({
  loaderData: { query, categories, canEdit, targets },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Categories" count={countText(categories.total, 'category', 'categories')}>
        {canEdit && (
          <>
            <ButtonLink to={cmsPaths.categoryOrder()} variant="outline" size="small">
              Reorder
            </ButtonLink>
            <ButtonLink to={cmsPaths.newCategory()} variant="dark" size="small">
              New category
            </ButtonLink>
          </>
        )}
      </ListHeading>
      <CategoryFilters query={query} />
      {categories.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          {isFiltered(query) ? (
            <EmptyState title="No category found" text="Try another word or fewer filters." />
          ) : (
            <EmptyState title="No categories yet" text="A product needs one." />
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
            caption="Categories"
            columns={columns(query, canEdit)}
            rows={categories.items}
            idOf={(category) => category.id}
            nameOf={(category) => category.name}
            canPick={canEdit}
          />
        </BulkForm>
      )}
      <Pager
        page={categories.page}
        pageCount={categories.pageCount}
        addressOf={(page) => cmsPaths.categories() + listSearch(query, CATEGORY_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask}>
        {actionData?.ask?.needsTarget && (
          <MoveTargetField kind="category" targets={targets} leaving={actionData.ask.ids} />
        )}
      </AskDialog>
    </>
  );
}

function CategoryFilters({ query }: { query: CategoryListQuery }) {
  return (
    <ListFilters
      path={cmsPaths.categories()}
      searchLabel="Search categories"
      search={query.search}
      sort={query.sort === CATEGORY_LIST.sorts[0] ? '' : query.sort}
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
      ]}
    />
  );
}

function columns(query: CategoryListQuery, canEdit: boolean): Column<CategoryRow>[] {
  const sort = (name: string) => sortLinks(cmsPaths.categories(), query, CATEGORY_LIST, name);
  return [
    {
      key: 'name',
      label: 'Category',
      sort: sort('name'),
      cell: (category) => (
        <Link
          to={cmsPaths.category(category.id)}
          className="inline-flex items-center gap-3 underline-offset-4 hover:underline"
        >
          <span className="relative grid size-8 flex-none place-items-center overflow-clip rounded-full text-ink">
            <svg aria-hidden="true" className="absolute inset-0 size-8">
              <rect width="32" height="32" fill={category.color} />
            </svg>
            <CategoryIcon slug={category.slug} icon={category.icon} className="relative size-4" />
          </span>
          {category.name}
        </Link>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: (category) => (
        <span className="flex flex-wrap gap-1.5">
          {category.isArchived ? (
            <FlagBadge look="quiet">Archived</FlagBadge>
          ) : (
            <FlagBadge look="good">Live</FlagBadge>
          )}
        </span>
      ),
    },
    { key: 'slug', label: 'Slug', isMinor: true, cell: (category) => category.slug },
    {
      key: 'products',
      label: 'Products',
      sort: sort('products'),
      isNumber: true,
      labelled: true,
      cell: (category) => category.productCount.toLocaleString('en-GB'),
    },
    {
      key: 'updated',
      label: 'Updated',
      isMinor: true,
      sort: sort('updated'),
      labelled: true,
      cell: (category) => <Moment at={category.updatedAt} />,
    },
    ...(canEdit
      ? [
          {
            key: 'copy',
            label: 'Actions',
            cell: (category: CategoryRow) => (
              <Link
                to={cmsPaths.newCategory(category.id)}
                aria-label={`Duplicate ${category.name}`}
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
  return (
    <ManagerError
      error={error}
      name="Category"
      back={{ to: cmsPaths.categories(), label: 'All categories' }}
    />
  );
}
