import { askDeletion } from '#app/cms/lists/ask-deletion.ts';
import { UPDATED } from '#app/cms/lists/data-table.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { findPageRecord, listPageRows, type PageRow } from '#database/queries/content/listed-pages.ts';
import { pageAddress, pageNoun } from '#domain/content/page.ts';
import { PAGE_LIST } from '#domain/content/page-list.ts';
import { changePageStatuses, deletePages } from '#operations/content/change-pages.ts';
import type { Route } from './+types/pages-page';
import { PageFlag } from './page-flag.tsx';
import { FOOTER_NAMES, KIND_NAMES, STATUS_NAMES } from './page-names.ts';
import { PUBLISH, UNPUBLISH } from './page-status-changes.ts';

const LIST: ListDeclaration<PageRow, typeof PAGE_LIST, 'publish' | 'unpublish'> = {
  path: cmsPaths.pages(),
  shape: PAGE_LIST,
  kind: 'page',
  title: 'Pages',
  caption: 'Pages and articles',
  permissions: { view: 'content.view', change: 'content.edit', delete: 'content.delete' },
  buttons: [
    { label: 'Order in the footer', to: cmsPaths.pageOrder() },
    { label: 'New article', to: cmsPaths.newArticle() },
    { label: 'New page', to: cmsPaths.newPage() },
  ],
  verbs: [PUBLISH, UNPUBLISH],
  searchLabel: 'Search titles and texts',
  filters: {
    kind: { label: 'Kind', all: 'Any kind', labels: KIND_NAMES },
    status: { label: 'Status', all: 'Any status', labels: STATUS_NAMES },
    footer: { label: 'Footer', all: 'Anywhere', labels: FOOTER_NAMES },
  },
  empty: { title: 'No pages yet', text: 'Write the first one: what delivery costs, for instance.' },
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  duplicateAt: ({ id }) => cmsPaths.newPage(id),
  columns: [
    {
      label: 'Title',
      sort: 'title',
      cell: ({ id, title }) => (
        <RowLink to={cmsPaths.page(id)} className="">
          {title}
        </RowLink>
      ),
    },
    { label: 'Status', cell: ({ status }) => <PageFlag status={status} /> },
    { label: 'Kind', cell: ({ kind }) => KIND_NAMES[kind] },
    { label: 'Address', isMinor: true, cell: (page) => pageAddress(page) },
    {
      label: 'Published',
      isMinor: true,
      labelled: true,
      sort: 'published',
      cell: ({ publishedAt }) => (publishedAt ? <Moment at={publishedAt} /> : '–'),
    },
    { ...UPDATED, isMinor: false },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listPageRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, {
    change: (platform, member, ids, intent) =>
      changePageStatuses(platform, member, ids, intent === 'publish' ? 'published' : 'draft'),
    remove: deletePages,
    async ask({ db }, ids, intent) {
      if (intent !== 'delete') return null;
      const page = ids.length === 1 ? await findPageRecord(db, ids[0] ?? '') : null;
      return askDeletion(pageNoun(page?.kind ?? 'page'), ids);
    },
  });
}

export default function PagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
