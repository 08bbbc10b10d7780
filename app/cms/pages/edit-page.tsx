import { formValues } from '#app/cms/fields/form-values.ts';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { takenErrors } from '#app/cms/records/taken-errors.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import {
  findPageRecord,
  listLinkableProducts,
  type PageRecord,
} from '#database/queries/content/listed-pages.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { pageAddress } from '#domain/content/page.ts';
import { parsePageForm } from '#domain/content/page-form.ts';
import { isRequiredPage } from '#domain/content/required-pages.ts';
import { createPage, savePage } from '#operations/content/change-pages.ts';
import { readPage } from '#operations/content/read-page.ts';
import type { Route } from './+types/edit-page';
import { PAGE_DISPLAY, pageFields } from './page-fields.tsx';
import { PageFlag } from './page-flag.tsx';
import { PUBLISH, UNPUBLISH } from './page-status-changes.ts';
import { readingOf } from './reading.ts';

const PAGE: RecordDeclaration<PageRecord> = {
  kind: 'page',
  kindOf: ({ kind }) => (kind === 'article' ? 'article' : 'page'),
  permissions: { view: 'content.view', edit: 'content.edit' },
  list: { to: cmsPaths.pages(), label: 'All pages' },
  manager: 'Page',
  addressOf: cmsPaths.page,
  newAt: cmsPaths.newPage,
  titleOf: ({ title }) => title,
  copied: (values) => ({
    ...values,
    title: `${values.title} (copy)`,
    slug: '',
    status: 'draft',
    footer: 'none',
  }),
  flags: (page) => <PageFlag {...page} />,
  inShop: (page) =>
    page.status === 'published' && !page.isArchived ? { to: pageAddress(page), label: 'View in shop' } : null,
  actions: (page) => {
    const publish = page.status === 'published' ? UNPUBLISH : PUBLISH;
    if (isRequiredPage(page)) return page.status === 'published' ? [] : [PUBLISH];
    return page.isArchived ? [RESTORE, DELETE] : [publish, ARCHIVE, DELETE];
  },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(
    matches,
    loaderData?.record === null && loaderData.newKind === 'article'
      ? 'New article'
      : recordTitle(PAGE, loaderData),
  );

/** A new page is an article with `kind=article`, or as the copy of one. */
export async function loader(args: Route.LoaderArgs) {
  const page = await loadRecord(args, PAGE, findPageRecord);
  const platform = args.context.get(platformContext);
  const { products = [], body = '' } = page.record ?? page.original ?? {};
  return {
    ...page,
    newKind: page.original?.kind ?? (args.url.searchParams.get('kind') === 'article' ? 'article' : 'page'),
    linked: await listLinkableProducts(platform.db, products),
    reading: readingOf(await readPage(platform, body)),
  };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, PAGE, {
    parse: parsePageForm,
    valuesOf: ({ page }) => formValues(page),
    create: (platform, member, { page }) => createPage(platform, member, page),
    save: savePage,
    find: findPageRecord,
    findLastChange,
    errorsOf: ({ problem }) => takenErrors(problem, 'page'),
  });
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newKind, linked, reading } = loaderData;
  return (
    <RecordEditor
      of={PAGE}
      loaded={loaderData}
      result={actionData}
      rule={parsePageForm}
      blank={{ kind: newKind }}
      fields={pageFields(linked, reading)}
      aside={PAGE_DISPLAY}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name={PAGE.manager} back={PAGE.list} />;
}
