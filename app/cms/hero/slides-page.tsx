import { Link } from 'react-router';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { duplicateColumn } from '#app/cms/ui/duplicate-column.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { type ListChange, runListCommand } from '#app/cms/ui/run-list-command.ts';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { listSlideRows, type SlideRow } from '#database/queries/content/listed-slides.ts';
import { HERO_SLIDE_TYPES } from '#domain/content/hero-slide.ts';
import { SLIDE_LIST, type SlideListQuery } from '#domain/content/slide-list.ts';
import { isFiltered, parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { changeSlideStates, deleteSlides, type SlideState } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/slides-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Hero slides');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'slides.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, SLIDE_LIST);
  const slides = await listSlideRows(db, query);
  clampPage(listOf(query), slides.pageCount);
  const canEdit = may(member.role, 'slides.edit');
  return { query, slides, canEdit };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'slides.edit');
  const platform = context.get(platformContext);
  return runListCommand(request, {
    kind: 'slide',
    selectFirst: 'Select a slide first.',
    countOf: (count) => countText(count, 'slide'),
    changes: STATE_CHANGES,
    async change({ intent }, ids) {
      await changeSlideStates(platform, member, ids, intent);
      return ids.length;
    },
    checkMayDelete: () => requirePermission(context, 'slides.delete'),
    async deleteAll(ids) {
      await deleteSlides(platform, member, ids);
      return ids.length;
    },
    log: platform.log,
    failures: { change: 'hero slides could not be changed', delete: 'a hero slide could not be deleted' },
  });
}

const STATE_CHANGES: ListChange<SlideState>[] = [
  { intent: 'activate', label: 'Activate', done: 'activated' },
  { intent: 'deactivate', label: 'Deactivate', done: 'deactivated' },
  { intent: 'archive', label: 'Archive', done: 'archived' },
  { intent: 'restore', label: 'Take back', done: 'taken back' },
];

export default function SlidesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, slides, canEdit } = loaderData;
  const list = listOf(query);
  return (
    <ListPage
      title="Hero slides"
      count={countText(slides.total, 'slide')}
      buttons={
        canEdit && (
          <>
            <ButtonLink to={cmsPaths.slideOrder()} variant="outline" size="small">
              Reorder
            </ButtonLink>
            <ButtonLink to={cmsPaths.newSlide()} variant="dark" size="small">
              New slide
            </ButtonLink>
          </>
        )
      }
      answer={actionData}
    >
      <ListFilters list={list} searchLabel="Search slides" filters={filters(query)} />
      <ListRows
        list={list}
        page={slides}
        empty={
          isFiltered(query)
            ? { title: 'No slide found', text: 'Try another word or fewer filters.' }
            : { title: 'No slides yet', text: 'The home page shows three of its own until there is one.' }
        }
        actions={canEdit ? [...STATE_CHANGES, DELETE] : []}
        answer={actionData}
      >
        <DataTable
          caption="Hero slides"
          columns={columns(list, canEdit)}
          rows={slides.items}
          idOf={(slide) => slide.id}
          nameOf={(slide) => slide.title}
          canPick={canEdit}
        />
      </ListRows>
    </ListPage>
  );
}

function filters(query: SlideListQuery): FilterField[] {
  return [
    {
      name: 'status',
      label: 'Status',
      value: query.filters.status,
      all: 'Any status',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
        { value: 'archived', label: 'Archived' },
      ],
    },
    {
      name: 'type',
      label: 'Type',
      value: query.filters.type,
      all: 'Any type',
      options: HERO_SLIDE_TYPES.map((type) => ({ value: type, label: type })),
    },
  ];
}

function listOf(query: SlideListQuery): ShownList {
  return { path: cmsPaths.slides(), shape: SLIDE_LIST, query };
}

function columns(list: ShownList, canEdit: boolean): Column<SlideRow>[] {
  const sort = (name: string) => sortLinks(list, name);
  return [
    {
      key: 'title',
      label: 'Slide',
      sort: sort('title'),
      cell: (slide) => (
        <Link
          to={cmsPaths.slide(slide.id)}
          className="inline-flex items-center gap-3 underline-offset-4 hover:underline"
        >
          <span className="h-10 w-20 flex-none overflow-hidden rounded-md bg-blush-soft">
            {slide.backgroundImage && (
              <Picture url={slide.backgroundImage} alt="" sizes="5rem" className="size-full object-cover" />
            )}
          </span>
          {slide.title}
        </Link>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: (slide) => (
        <FlagBadge look={slide.isArchived || !slide.isActive ? 'quiet' : 'good'}>
          {slide.isArchived ? 'Archived' : slide.isActive ? 'Active' : 'Inactive'}
        </FlagBadge>
      ),
    },
    { key: 'subtitle', label: 'Subtitle', isMinor: true, cell: (slide) => slide.subtitle },
    { key: 'type', label: 'Type', labelled: true, cell: (slide) => slide.type },
    {
      key: 'order',
      label: 'Order',
      sort: sort('order'),
      isNumber: true,
      labelled: true,
      cell: (slide) => slide.order,
    },
    {
      key: 'updated',
      label: 'Updated',
      isMinor: true,
      sort: sort('updated'),
      labelled: true,
      cell: (slide) => <Moment at={slide.updatedAt} />,
    },
    ...(canEdit
      ? [
          duplicateColumn<SlideRow>(
            ({ id }) => cmsPaths.newSlide(id),
            ({ title }) => title,
          ),
        ]
      : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={{ to: cmsPaths.slides(), label: 'All slides' }} />;
}
