import { data, Form, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { saveOrKeep } from '#app/cms/ui/save-or-keep.ts';
import { keepTyped, versionOf } from '#app/cms/ui/typed-fields.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { findLastChange } from '#database/queries/audit-log.ts';
import { findSlideRecord } from '#database/queries/slide-list.ts';
import { parseHeroSlideForm } from '#domain/hero-slide-form.ts';
import { savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { CHANGED_MEANWHILE, type SaveAnswer } from '#domain/save-answer.ts';
import { saveSlide } from '#operations/hero-slides.ts';
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
  const typed = keepTyped(await request.formData());
  const refuse = (status: number, errors: Record<string, string>) =>
    data<SaveAnswer>({ ok: false, message: savingFailed('slide'), errors, typed }, status);
  const parsed = parseHeroSlideForm(typed);
  if (!parsed.ok) return refuse(400, parsed.errors);
  try {
    const saved = await saveSlide(platform, member, {
      id: params.id,
      version: versionOf(typed),
      slide: parsed.slide,
    });
    if (saved.ok) return data<SaveAnswer>({ ok: true, message: 'Slide saved.' });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    const now = await findSlideRecord(platform.db, params.id);
    const change = await findLastChange(platform.db, params.id);
    const meanwhile = {
      actor: change?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
    };
    return data<SaveAnswer>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, typed, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a slide could not be saved');
    return refuse(500, {});
  }
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrKeep(args, savingFailed('slide'));
}

export default function SlidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { slide, canEdit } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  const values = refused?.typed ?? slideValues(slide);
  const errors = refused?.errors ?? {};
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
            <Form method="post" action={cmsPaths.slides()} className="contents">
              <input type="hidden" name="ids" value={slide.id} />
              <button
                type="submit"
                name="intent"
                value={slide.isArchived ? 'restore' : 'archive'}
                className="btn btn-outline btn-small"
              >
                {slide.isArchived ? 'Take back' : 'Archive'}
              </button>
              <button
                type="submit"
                name="intent"
                value="delete"
                className="btn btn-outline btn-small text-rose-deep"
              >
                Delete
              </button>
            </Form>
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
