import { Link } from 'react-router';
import { askDeletion } from '#app/cms/ui/ask-deletion.ts';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { duplicateColumn } from '#app/cms/ui/duplicate-column.tsx';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { runListCommand } from '#app/cms/ui/run-list-command.ts';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findPageRecord, listPageRows, type PageRow } from '#database/queries/content/listed-pages.ts';
import { FOOTER_PLACES, PAGE_KINDS, PAGE_STATUSES, pageAddress, pageNoun } from '#domain/content/page.ts';
import { PAGE_LIST, type PageListQuery } from '#domain/content/page-list.ts';
import { isFiltered, parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { changePageStatuses, deletePages } from '#operations/content/change-pages.ts';
import type { Route } from './+types/pages-page';
import { PageFlag } from './page-flag.tsx';
import { FOOTER_NAMES, KIND_NAMES, STATUS_NAMES } from './page-names.ts';
import { PUBLISH, UNPUBLISH } from './page-status-changes.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Pages');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'content.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, PAGE_LIST);
  const pages = await listPageRows(db, query);
  clampPage(listOf(query), pages.pageCount);
  return { query, pages, canEdit: may(member.role, 'content.edit') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'content.edit');
  const platform = context.get(platformContext);
  return runListCommand(request, {
    kind: 'page',
    selectFirst: 'Select a page first.',
    countOf: (count) => countText(count, 'page'),
    changes: [PUBLISH, UNPUBLISH],
    async change({ to }, ids) {
      await changePageStatuses(platform, member, ids, to);
      return ids.length;
    },
    checkMayDelete: () => requirePermission(context, 'content.delete'),
    async ask(ids) {
      const [only = ''] = ids;
      const page = ids.length === 1 ? await findPageRecord(platform.db, only) : null;
      return askDeletion(pageNoun(page?.kind ?? 'page'), ids);
    },
    async deleteAll(ids) {
      await deletePages(platform, member, ids);
      return ids.length;
    },
    log: platform.log,
    failures: { change: 'pages could not be changed', delete: 'a page could not be deleted' },
  });
}

export default function PagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, pages, canEdit } = loaderData;
  const list = listOf(query);
  return (
    <ListPage
      title="Pages"
      count={countText(pages.total, 'page')}
      buttons={
        canEdit && (
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
        )
      }
      answer={actionData}
    >
      <ListFilters list={list} searchLabel="Search titles and texts" filters={filters(query)} />
      <ListRows
        list={list}
        page={pages}
        empty={
          isFiltered(query)
            ? { title: 'No page found', text: 'Try another word or fewer filters.' }
            : { title: 'No pages yet', text: 'Write the first one: what delivery costs, for instance.' }
        }
        actions={canEdit ? [PUBLISH, UNPUBLISH, DELETE] : []}
        answer={actionData}
      >
        <DataTable
          caption="Pages and articles"
          columns={columns(list, canEdit)}
          rows={pages.items}
          idOf={(page) => page.id}
          nameOf={(page) => page.title}
          canPick={canEdit}
        />
      </ListRows>
    </ListPage>
  );
}

function filters(query: PageListQuery): FilterField[] {
  return [
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
  ];
}

function listOf(query: PageListQuery): ShownList {
  return { path: cmsPaths.pages(), shape: PAGE_LIST, query };
}

function columns(list: ShownList, canEdit: boolean): Column<PageRow>[] {
  const sort = (name: string) => sortLinks(list, name);
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
          duplicateColumn<PageRow>(
            ({ id }) => cmsPaths.newPage(id),
            ({ title }) => title,
          ),
        ]
      : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
