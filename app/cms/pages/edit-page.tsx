import { data, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { RecordActions } from '#app/cms/ui/record-actions.tsx';
import { refuseSave, respondToSave } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted, versionOf } from '#app/cms/ui/submitted-fields.ts';
import { takenErrors } from '#app/cms/ui/taken-errors.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findPageRecord, listLinkableProducts } from '#database/queries/content/listed-pages.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { pageAddress, pageNoun } from '#domain/content/page.ts';
import { parsePageForm } from '#domain/content/page-form.ts';
import { may } from '#domain/people/permissions.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { savePage } from '#operations/content/change-pages.ts';
import { readPage } from '#operations/content/read-page.ts';
import type { Route } from './+types/edit-page';
import { PageDisplayFields, PageFields } from './page-fields.tsx';
import { PageFlag } from './page-flag.tsx';
import { PUBLISH, UNPUBLISH } from './page-status-changes.ts';
import { pageValues } from './page-values.ts';
import { shownReading } from './shown-reading.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.page.title ?? 'Page');

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = requirePermission(context, 'content.view');
  const platform = context.get(platformContext);
  const { db } = platform;
  const page = await findPageRecord(db, params.id);
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    linked: await listLinkableProducts(db, page.products),
    reading: shownReading(await readPage(platform, page.body)),
    address: pageAddress(page),
    canEdit: may(member.role, 'content.edit'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'content.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const noun = typed.kind === 'article' ? 'article' : 'page';
  const parsed = parsePageForm(typed);
  if (!parsed.ok) return refuseSave(noun, typed, 422, parsed.errors);
  return respondToSave(typed, {
    kind: noun,
    async save() {
      const saved = await savePage(platform, member, {
        id: params.id,
        version: versionOf(typed),
        page: parsed.page,
      });
      return saved.ok
        ? { ok: true, message: noun === 'article' ? 'Article saved.' : 'Page saved.' }
        : { ...saved, errors: takenErrors(saved.problem, 'page') };
    },
    findNow: () => findPageRecord(platform.db, params.id),
    findLastChange: () => findLastChange(platform.db, params.id),
    log: platform.log,
    failure: 'a page could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('page'));
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, linked, reading, address, canEdit } = loaderData;
  const { values, errors } = shownFields(actionData, pageValues(page));
  const noun = pageNoun(page.kind);
  const isPublished = page.status === 'published';
  return (
    <>
      <BackLink to={cmsPaths.pages()}>All pages</BackLink>
      <CreatedNotice>{noun === 'article' ? 'Article created.' : 'Page created.'}</CreatedNotice>
      <ListHeading title={page.title}>
        <PageFlag status={page.status} />
        {isPublished && (
          <Link to={address} reloadDocument className="btn btn-quiet btn-small">
            View in shop
          </Link>
        )}
        {canEdit && (
          <>
            <Link to={cmsPaths.newPage(page.id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <RecordActions
              id={page.id}
              list={cmsPaths.pages()}
              actions={[isPublished ? UNPUBLISH : PUBLISH, DELETE]}
            />
          </>
        )}
      </ListHeading>
      <fieldset disabled={!canEdit} className="contents">
        <EditorForm
          key={page.id}
          version={page.version}
          answer={actionData}
          saveLabel={`Save ${noun}`}
          aside={<PageDisplayFields values={values} errors={errors} />}
        >
          <PageFields values={values} errors={errors} linked={linked} reading={reading} />
        </EditorForm>
      </fieldset>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
