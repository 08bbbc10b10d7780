import { type FormValues, formValues } from '#app/cms/fields/form-values.ts';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import {
  findSlideRecord,
  nextSlidePlace,
  type SlideRecord,
} from '#database/queries/content/listed-slides.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { type HeroSlideFields, parseHeroSlideForm } from '#domain/content/hero-slide-form.ts';
import { londonField } from '#domain/text/london-clock.ts';
import { createSlide, saveSlide } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/slide-page';
import { SLIDE_DISPLAY, SLIDE_FIELDS } from './slide-fields.ts';

const SLIDE: RecordDeclaration<SlideRecord> = {
  kind: 'slide',
  permissions: { view: 'slides.view', edit: 'slides.edit' },
  list: { to: cmsPaths.slides(), label: 'All slides' },
  manager: 'Hero',
  addressOf: cmsPaths.slide,
  newAt: cmsPaths.newSlide,
  titleOf: ({ title }) => title,
  valuesOf: slideValues,
  copied: (values) => ({ ...values, title: `${values.title} (copy)`, active: '' }),
  flags: ({ isArchived, active }) =>
    (isArchived || !active) && (
      <FlagBadge look="quiet">{isArchived ? 'Archived' : 'Off: not shown'}</FlagBadge>
    ),
  createdNote: ({ active }) => (active ? null : 'It is off, so nobody sees it yet: tick ‘Active’ and save.'),
  inShop: () => ({ to: paths.home(), label: 'View in shop' }),
  actions: ({ isArchived }) => [isArchived ? RESTORE : ARCHIVE, DELETE],
};

/** The slide's fields as its form has them: times are London's. */
function slideValues(slide: HeroSlideFields): FormValues {
  return {
    ...formValues(slide),
    shownFrom: londonField(slide.shownFrom),
    shownUntil: londonField(slide.shownUntil),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(SLIDE, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const { record, original, canEdit } = await loadRecord(args, SLIDE, findSlideRecord);
  const order = record ? record.order : await nextSlidePlace(args.context.get(platformContext).db);
  return { record, original: original && { ...original, order }, canEdit, order };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, SLIDE, {
    parse: parseHeroSlideForm,
    valuesOf: ({ slide }) => slideValues(slide),
    create: (platform, member, { slide }) => createSlide(platform, member, slide),
    save: saveSlide,
    find: findSlideRecord,
    findLastChange,
  });
}

export default function SlidePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEditor
      of={SLIDE}
      loaded={loaderData}
      result={actionData}
      blank={{ order: String(loaderData.order) }}
      rule={parseHeroSlideForm}
      fields={SLIDE_FIELDS}
      aside={SLIDE_DISPLAY}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name={SLIDE.manager} back={SLIDE.list} />;
}
