import { ARCHIVE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { UPDATED } from '#app/cms/lists/data-table.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { listSlideRows, type SlideRow } from '#database/queries/content/listed-slides.ts';
import { SLIDE_LIST } from '#domain/content/slide-list.ts';
import { changeSlideStates, deleteSlides, type SlideState } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/slides-page';

const LIST: ListDeclaration<SlideRow, typeof SLIDE_LIST, SlideState> = {
  path: cmsPaths.slides(),
  shape: SLIDE_LIST,
  kind: 'slide',
  title: 'Hero slides',
  permissions: { view: 'slides.view', change: 'slides.edit', delete: 'slides.delete' },
  buttons: [
    { label: 'Reorder', to: cmsPaths.slideOrder() },
    { label: 'New slide', to: cmsPaths.newSlide() },
  ],
  verbs: [
    { intent: 'activate', label: 'Activate', done: 'activated' },
    { intent: 'deactivate', label: 'Deactivate', done: 'deactivated' },
    ARCHIVE,
    RESTORE,
  ],
  searchLabel: 'Search slides',
  filters: {
    status: {
      label: 'Status',
      all: 'Any status',
      labels: { active: 'Active', inactive: 'Inactive', archived: 'Archived' },
    },
    type: { label: 'Type', all: 'Any type' },
  },
  empty: { title: 'No slides yet', text: 'The home page shows three of its own until there is one.' },
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  duplicateAt: ({ id }) => cmsPaths.newSlide(id),
  columns: [
    {
      label: 'Slide',
      sort: 'title',
      cell: ({ id, title, backgroundImage }) => (
        <RowLink to={cmsPaths.slide(id)}>
          <span className="h-10 w-20 flex-none overflow-hidden rounded-md bg-blush-soft">
            {backgroundImage && (
              <Picture url={backgroundImage} alt="" sizes="5rem" className="size-full object-cover" />
            )}
          </span>
          {title}
        </RowLink>
      ),
    },
    {
      label: 'Status',
      cell: ({ isArchived, isActive }) => (
        <FlagBadge look={isArchived || !isActive ? 'quiet' : 'good'}>
          {isArchived ? 'Archived' : isActive ? 'Active' : 'Inactive'}
        </FlagBadge>
      ),
    },
    {
      label: 'Shown',
      labelled: true,
      isMinor: true,
      cell: ({ shownFrom, shownUntil }) => (
        <>
          {shownFrom && (
            <span className="block">
              from <Moment at={shownFrom} />
            </span>
          )}
          {shownUntil && (
            <span className="block">
              until <Moment at={shownUntil} />
            </span>
          )}
        </>
      ),
    },
    { label: 'Subtitle', isMinor: true, cell: ({ subtitle }) => subtitle },
    { label: 'Type', labelled: true, cell: ({ type }) => type },
    { label: 'Order', sort: 'order', isNumber: true, labelled: true, cell: ({ order }) => order },
    UPDATED,
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listSlideRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: changeSlideStates, remove: deleteSlides });
}

export default function SlidesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={{ to: cmsPaths.slides(), label: 'All slides' }} />;
}
