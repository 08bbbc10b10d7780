import { data, Link, redirect } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { type ListAnswer, readListCommand } from '#app/cms/ui/list-answer.ts';
import { ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { findPageRecord, listPageRows, type PageRow } from '#database/queries/page-list.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { FOOTER_PLACES, PAGE_KINDS, PAGE_STATUSES, pageAddress, pageNoun } from '#domain/page.ts';
import { PAGE_LIST, type PageListQuery } from '#domain/page-list.ts';
import { may } from '#domain/permissions.ts';
import { changePageStatuses, deletePages } from '#operations/pages.ts';
import type { Platform } from '#operations/platform.ts';
import type { Route } from './+types/pages-page';
import { PageFlag } from './page-flag.tsx';
import { FOOTER_NAMES, KIND_NAMES, STATUS_NAMES } from './page-names.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Pages');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'content.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, PAGE_LIST);
  const pages = await listPageRows(db, query);
  if (query.page > pages.pageCount)
    throw redirect(cmsPaths.pages() + listSearch(query, PAGE_LIST, { page: pages.pageCount }));
  return { query, pages, canEdit: may(member.role, 'content.edit') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'content.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select a page first.' }, 400);
  const change = STATUS_CHANGES.find((each) => each.intent === intent);
  if (change) {
    try {
      await changePageStatuses(platform, member, ids, change.to);
      return data<ListAnswer>({ ok: true, message: `${countText(ids.length, 'page')} ${change.done}.` });
    } catch (error) {
      platform.log.error({ err: error }, 'pages could not be changed');
      return data<ListAnswer>({ ok: false, message: savingFailed('page') }, 500);
    }
  }
  if (intent !== 'delete') return data<ListAnswer>({ ok: false, message: savingFailed('page') }, 400);
  requirePermission(context, 'content.delete');
  if (!isConfirmed) return data<ListAnswer>({ ok: false, ask: await askDeletion(platform.db, ids) });
  try {
    await deletePages(platform, member, ids);
    return data<ListAnswer>({ ok: true, message: `${countText(ids.length, 'page')} deleted.` });
  } catch (error) {
    platform.log.error({ err: error }, 'a page could not be deleted');
    return data<ListAnswer>({ ok: false, message: deletingFailed('page') }, 500);
  }
}

const STATUS_CHANGES = [
  { intent: 'publish', to: 'published', label: 'Publish', done: 'published' },
  { intent: 'unpublish', to: 'draft', label: 'Unpublish', done: 'taken back into drafts' },
] as const;

async function askDeletion(db: Platform['db'], ids: string[]): Promise<Ask> {
  const [only] = ids.length === 1 ? ids : [];
  const page = only ? await findPageRecord(db, only) : null;
  return {
    intent: 'delete',
    ids,
    text: only
      ? deleteQuestion(pageNoun(page?.kind ?? 'page'))
      : `Are you sure you want to delete these ${ids.length} pages?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function PagesPage({
  loaderData: { query, pages, canEdit },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Pages" count={countText(pages.total, 'page')}>
        {canEdit && (
          <>
            <ButtonLink to={cmsPaths.pageOrder()} variant="outline" size="small">
              Order in the footer
            </ButtonLink>
            <ButtonLink to={cmsPaths.newArticle()} variant="outline" size="small">
              New article
            </ButtonLink>
            <ButtonLink to={cmsPaths.newPage()} variant="dark" size="small">
              New page
            </ButtonLink>
          </>
        )}
      </ListHeading>
      <PageFilters query={query} />
      {pages.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          {isFiltered(query) ? (
            <EmptyState title="No page found" text="Try another word or fewer filters." />
          ) : (
            <EmptyState title="No pages yet" text="Write the first one: what delivery costs, for instance." />
          )}
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={
            canEdit
              ? [
                  ...STATUS_CHANGES.map(({ intent, label }) => ({ intent, label })),
                  { intent: 'delete', label: 'Delete', isDestructive: true },
                ]
              : []
          }
        >
          <DataTable
            caption="Pages and articles"
            columns={columns(query, canEdit)}
            rows={pages.items}
            idOf={(page) => page.id}
            nameOf={(page) => page.title}
            canPick={canEdit}
          />
        </BulkForm>
      )}
      <Pager
        page={pages.page}
        pageCount={pages.pageCount}
        addressOf={(page) => cmsPaths.pages() + listSearch(query, PAGE_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function PageFilters({ query }: { query: PageListQuery }) {
  return (
    <ListFilters
      path={cmsPaths.pages()}
      searchLabel="Search titles and texts"
      search={query.search}
      sort={query.sort === PAGE_LIST.sorts[0] ? '' : query.sort}
      isFiltered={isFiltered(query)}
      filters={[
        {
          name: 'kind',
          label: 'Kind',
          value: query.filters.kind,
          all: 'Any kind',
          options: PAGE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
        },
        {
          name: 'status',
          label: 'Status',
          value: query.filters.status,
          all: 'Any status',
          options: PAGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
        },
        {
          name: 'footer',
          label: 'Footer',
          value: query.filters.footer,
          all: 'Anywhere',
          options: FOOTER_PLACES.map((value) => ({ value, label: FOOTER_NAMES[value] })),
        },
      ]}
    />
  );
}

function columns(query: PageListQuery, canEdit: boolean): Column<PageRow>[] {
  const sort = (name: string) => sortLinks(cmsPaths.pages(), query, PAGE_LIST, name);
  return [
    {
      key: 'title',
      label: 'Title',
      sort: sort('title'),
      cell: (page) => (
        <Link to={cmsPaths.page(page.id)} className="underline-offset-4 hover:underline">
          {page.title}
        </Link>
      ),
    },
    { key: 'status', label: 'Status', cell: (page) => <PageFlag status={page.status} /> },
    { key: 'kind', label: 'Kind', cell: (page) => KIND_NAMES[page.kind] },
    { key: 'address', label: 'Address', isMinor: true, cell: (page) => pageAddress(page) },
    {
      key: 'published',
      label: 'Published',
      isMinor: true,
      labelled: true,
      sort: sort('published'),
      cell: (page) => (page.publishedAt ? <Moment at={page.publishedAt} /> : '–'),
    },
    {
      key: 'updated',
      label: 'Updated',
      labelled: true,
      sort: sort('updated'),
      cell: (page) => <Moment at={page.updatedAt} />,
    },
    ...(canEdit
      ? [
          {
            key: 'copy',
            label: 'Actions',
            cell: (page: PageRow) => (
              <Link
                to={cmsPaths.newPage(page.id)}
                aria-label={`Duplicate ${page.title}`}
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
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
