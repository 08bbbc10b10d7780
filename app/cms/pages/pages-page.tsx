import { askDeletion } from '#app/cms/lists/ask-deletion.ts';
import { ARCHIVE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { UPDATED } from '#app/cms/lists/data-table.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
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
import { PAGE_LIST, type PageListQuery } from '#domain/content/page-list.ts';
import {
  archivePages,
  changePageStatuses,
  deletePages,
  listRequiredPages,
} from '#operations/content/change-pages.ts';
import type { Route } from './+types/pages-page';
import { PageFlag } from './page-flag.tsx';
import { FOOTER_NAMES, KIND_NAMES, STATUS_NAMES } from './page-names.ts';
import { PUBLISH, UNPUBLISH } from './page-status-changes.ts';

const isArchive = ({ filters }: PageListQuery) => filters.archived === 'yes';

const LIST: ListDeclaration<PageRow, typeof PAGE_LIST, 'publish' | 'unpublish' | 'archive' | 'restore'> = {
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
  verbs: [
    PUBLISH,
    UNPUBLISH,
    { ...ARCHIVE, isOffered: (query) => !isArchive(query) },
    { ...RESTORE, isOffered: isArchive },
  ],
  searchLabel: 'Search titles and texts',
  filters: {
    kind: { label: 'Kind', all: 'Any kind', labels: KIND_NAMES },
    status: { label: 'Status', all: 'Any status', labels: STATUS_NAMES },
    footer: { label: 'Footer', all: 'Anywhere', labels: FOOTER_NAMES },
    archived: { label: 'Archive', all: 'Not archived', labels: { yes: 'Archived' } },
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
    { label: 'Status', cell: (page) => <PageFlag {...page} /> },
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
    async change(platform, member, ids, intent) {
      if (intent === 'publish') return changePageStatuses(platform, member, ids, 'published');
      if (intent === 'restore') return archivePages(platform, member, ids, false);
      const kept = await listRequiredPages(platform.db, ids);
      if (kept.length > 0) return keptPages(kept, intent === 'archive' ? 'archived' : 'made drafts');
      return intent === 'archive'
        ? archivePages(platform, member, ids, true)
        : changePageStatuses(platform, member, ids, 'draft');
    },
    async remove(platform, member, ids) {
      const kept = await listRequiredPages(platform.db, ids);
      return kept.length > 0 ? keptPages(kept, 'deleted') : deletePages(platform, member, ids);
    },
    async ask({ db }, ids, intent) {
      if (intent !== 'delete' || (await listRequiredPages(db, ids)).length > 0) return null;
      const page = ids.length === 1 ? await findPageRecord(db, ids[0] ?? '') : null;
      return askDeletion(pageNoun(page?.kind ?? 'page'), ids);
    },
  });
}

function keptPages(pages: { title: string }[], done: string): ListResult {
  const titles = pages.map(({ title }) => `‘${title}’`).join(', ');
  const message = `The law asks for ${titles}: such pages can be edited, not ${done}. Nothing was changed.`;
  return { ok: false, message };
}

export default function PagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
