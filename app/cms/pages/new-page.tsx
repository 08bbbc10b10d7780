import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { refuseSave, respondToCreation } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted } from '#app/cms/ui/submitted-fields.ts';
import { takenErrors } from '#app/cms/ui/taken-errors.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findPageRecord, listLinkableProducts } from '#database/queries/content/listed-pages.ts';
import { parsePageForm } from '#domain/content/page-form.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { createPage } from '#operations/content/change-pages.ts';
import { readPage } from '#operations/content/read-page.ts';
import type { Route } from './+types/new-page';
import { PageDisplayFields, PageFields } from './page-fields.tsx';
import { pageValues } from './page-values.ts';
import { shownReading } from './shown-reading.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  cmsTitle(matches, loaderData?.values.kind === 'article' ? 'New article' : 'New page');

/** With `from` a copy of that page is begun, with `kind=article` an article. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  const platform = context.get(platformContext);
  const { db } = platform;
  const original = await findPageRecord(db, url.searchParams.get('from') ?? '');
  const values: Record<string, string> = original
    ? {
        ...pageValues(original),
        title: `${original.title} (copy)`,
        slug: '',
        status: 'draft',
        footer: 'none',
      }
    : { kind: url.searchParams.get('kind') === 'article' ? 'article' : 'page' };
  return {
    values,
    linked: await listLinkableProducts(db, original?.products ?? []),
    reading: shownReading(await readPage(platform, original?.body ?? '')),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'content.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parsePageForm(typed);
  if (!parsed.ok) return refuseSave(nounOf(typed), typed, 422, parsed.errors);
  return respondToCreation(typed, {
    kind: nounOf(typed),
    async create() {
      const created = await createPage(platform, member, parsed.page);
      return created.ok ? created : { ok: false, errors: takenErrors(created.problem, 'page') };
    },
    addressOf: cmsPaths.page,
    log: platform.log,
    failure: 'a page could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('page'));
}

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, errors } = shownFields(actionData, loaderData.values);
  const noun = nounOf(values);
  return (
    <>
      <BackLink to={cmsPaths.pages()}>All pages</BackLink>
      <ListHeading title={`New ${noun}`} />
      <EditorForm
        key={loaderData.values.kind}
        version={null}
        answer={actionData}
        saveLabel={`Create ${noun}`}
        aside={<PageDisplayFields values={values} errors={errors} />}
      >
        <PageFields values={values} errors={errors} linked={loaderData.linked} reading={loaderData.reading} />
      </EditorForm>
    </>
  );
}

function nounOf(values: Record<string, string>): 'page' | 'article' {
  return values.kind === 'article' ? 'article' : 'page';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
