import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { refuseSave, respondToCreation } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted } from '#app/cms/ui/submitted-fields.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findSlideRecord } from '#database/queries/content/listed-slides.ts';
import { parseHeroSlideForm } from '#domain/content/hero-slide-form.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { createSlide } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/new-slide-page';
import { SlideDisplayFields, SlideFields } from './slide-fields.tsx';
import { slideValues } from './slide-values.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New slide');

/** With `from` a copy of that slide is begun. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'slides.edit');
  const { db } = context.get(platformContext);
  const original = await findSlideRecord(db, url.searchParams.get('from') ?? '');
  const values = original ? { ...slideValues(original), title: `${original.title} (copy)`, active: '' } : {};
  return { values };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'slides.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseHeroSlideForm(typed);
  if (!parsed.ok) return refuseSave('slide', typed, 422, parsed.errors);
  return respondToCreation(typed, {
    kind: 'slide',
    create: () => createSlide(platform, member, parsed.slide),
    addressOf: cmsPaths.slide,
    log: platform.log,
    failure: 'a slide could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('slide'));
}

export default function NewSlidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, errors } = shownFields(actionData, loaderData.values);
  return (
    <>
      <BackLink to={cmsPaths.slides()}>All slides</BackLink>
      <ListHeading title="New slide" />
      <EditorForm
        version={null}
        answer={actionData}
        saveLabel="Create slide"
        aside={<SlideDisplayFields values={values} errors={errors} />}
      >
        <SlideFields values={values} errors={errors} />
      </EditorForm>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={{ to: cmsPaths.slides(), label: 'All slides' }} />;
}
