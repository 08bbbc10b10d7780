import { data, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/ui/bulk-actions.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { RecordActions } from '#app/cms/ui/record-actions.tsx';
import { refuseSave, respondToSave } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted, versionOf } from '#app/cms/ui/submitted-fields.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findSlideRecord } from '#database/queries/content/listed-slides.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseHeroSlideForm } from '#domain/content/hero-slide-form.ts';
import { may } from '#domain/people/permissions.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { saveSlide } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/slide-page';
import { SlideDisplayFields, SlideFields } from './slide-fields.tsx';
import { slideValues } from './slide-values.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.slide.title ?? 'Slide');

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = requirePermission(context, 'slides.view');
  const { db } = context.get(platformContext);
  const slide = await findSlideRecord(db, params.id);
  if (!slide) throw data(null, { status: 404 });
  return {
    slide,
    canEdit: may(member.role, 'slides.edit'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'slides.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseHeroSlideForm(typed);
  if (!parsed.ok) return refuseSave('slide', typed, 422, parsed.errors);
  return respondToSave(typed, {
    kind: 'slide',
    async save() {
      const saved = await saveSlide(platform, member, {
        id: params.id,
        version: versionOf(typed),
        slide: parsed.slide,
      });
      return saved.ok ? { ok: true, message: 'Slide saved.' } : { ...saved, errors: {} };
    },
    findNow: () => findSlideRecord(platform.db, params.id),
    findLastChange: () => findLastChange(platform.db, params.id),
    log: platform.log,
    failure: 'a slide could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('slide'));
}

export default function SlidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { slide, canEdit } = loaderData;
  const { values, errors } = shownFields(actionData, slideValues(slide));
  return (
    <>
      <BackLink to={cmsPaths.slides()}>All slides</BackLink>
      <CreatedNotice>Slide created.</CreatedNotice>
      <ListHeading title={slide.title}>
        {slide.isArchived && <FlagBadge look="quiet">Archived</FlagBadge>}
        <Link to={paths.home()} reloadDocument className="btn btn-quiet btn-small">
          View in shop
        </Link>
        {canEdit && (
          <>
            <Link to={cmsPaths.newSlide(slide.id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <RecordActions
              id={slide.id}
              list={cmsPaths.slides()}
              actions={[slide.isArchived ? RESTORE : ARCHIVE, DELETE]}
            />
          </>
        )}
      </ListHeading>
      <fieldset disabled={!canEdit} className="contents">
        <EditorForm
          version={slide.version}
          answer={actionData}
          saveLabel="Save slide"
          aside={<SlideDisplayFields values={values} errors={errors} />}
        >
          <SlideFields values={values} errors={errors} />
        </EditorForm>
      </fieldset>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={{ to: cmsPaths.slides(), label: 'All slides' }} />;
}
