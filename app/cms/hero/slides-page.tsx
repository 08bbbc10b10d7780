import { data, Link, redirect } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type ListAnswer, readListCommand } from '#app/cms/ui/list-answer.ts';
import { ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { listSlideRows, type SlideRow } from '#database/queries/slide-list.ts';
import { countText } from '#domain/count-text.ts';
import { HERO_SLIDE_TYPES } from '#domain/hero-slide.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { SLIDE_LIST, type SlideListQuery } from '#domain/slide-list.ts';
import { changeSlideStates, deleteSlides, type SlideState } from '#operations/hero-slides.ts';
import type { Route } from './+types/slides-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Hero slides');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'slides.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, SLIDE_LIST);
  const slides = await listSlideRows(db, query);
  if (query.page > slides.pageCount)
    throw redirect(cmsPaths.slides() + listSearch(query, SLIDE_LIST, { page: slides.pageCount }));
  const canEdit = may(member.role, 'slides.edit');
  return { query, slides, canEdit };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'slides.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select a slide first.' }, 400);
  const change = STATE_CHANGES.find(({ to }) => to === intent);
  if (change) {
    try {
      await changeSlideStates(platform, member, ids, change.to);
      return data<ListAnswer>({ ok: true, message: `${countText(ids.length, 'slide')} ${change.done}.` });
    } catch (error) {
      platform.log.error({ err: error }, 'hero slides could not be changed');
      return data<ListAnswer>({ ok: false, message: savingFailed('slide') }, 500);
    }
  }
  if (intent !== 'delete') return data<ListAnswer>({ ok: false, message: savingFailed('slide') }, 400);
  requirePermission(context, 'slides.delete');
  if (!isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  try {
    await deleteSlides(platform, member, ids);
    return data<ListAnswer>({ ok: true, message: `${countText(ids.length, 'slide')} deleted.` });
  } catch (error) {
    platform.log.error({ err: error }, 'a hero slide could not be deleted');
    return data<ListAnswer>({ ok: false, message: deletingFailed('slide') }, 500);
  }
}

const STATE_CHANGES: { to: SlideState; label: string; done: string }[] = [
  { to: 'activate', label: 'Activate', done: 'activated' },
  { to: 'deactivate', label: 'Deactivate', done: 'deactivated' },
  { to: 'archive', label: 'Archive', done: 'archived' },
  { to: 'restore', label: 'Take back', done: 'taken back' },
];

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('slide')
        : `Are you sure you want to delete these ${ids.length} slides?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function SlidesPage({
  loaderData: { query, slides, canEdit },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Hero slides" count={countText(slides.total, 'slide')}>
        {canEdit && (
          <>
            <ButtonLink to={cmsPaths.slideOrder()} variant="outline" size="small">
              Reorder
            </ButtonLink>
            <ButtonLink to={cmsPaths.newSlide()} variant="dark" size="small">
              New slide
            </ButtonLink>
          </>
        )}
      </ListHeading>
      <SlideFilters query={query} />
      {slides.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          {isFiltered(query) ? (
            <EmptyState title="No slide found" text="Try another word or fewer filters." />
          ) : (
            <EmptyState
              title="No slides yet"
              text="The home page shows three of its own until there is one."
            />
          )}
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={
            canEdit
              ? [
                  ...STATE_CHANGES.map(({ to, label }) => ({ intent: to, label })),
                  { intent: 'delete', label: 'Delete', isDestructive: true },
                ]
              : []
          }
        >
          <DataTable
            caption="Hero slides"
            columns={columns(query, canEdit)}
            rows={slides.items}
            idOf={(slide) => slide.id}
            nameOf={(slide) => slide.title}
            canPick={canEdit}
          />
        </BulkForm>
      )}
      <Pager
        page={slides.page}
        pageCount={slides.pageCount}
        addressOf={(page) => cmsPaths.slides() + listSearch(query, SLIDE_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function SlideFilters({ query }: { query: SlideListQuery }) {
  return (
    <ListFilters
      path={cmsPaths.slides()}
      searchLabel="Search slides"
      search={query.search}
      sort={query.sort === SLIDE_LIST.sorts[0] ? '' : query.sort}
      isFiltered={isFiltered(query)}
      filters={[
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
      ]}
    />
  );
}

function columns(query: SlideListQuery, canEdit: boolean): Column<SlideRow>[] {
  const sort = (name: string) => sortLinks(cmsPaths.slides(), query, SLIDE_LIST, name);
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
          {
            key: 'copy',
            label: 'Actions',
            cell: (slide: SlideRow) => (
              <Link
                to={cmsPaths.newSlide(slide.id)}
                aria-label={`Duplicate ${slide.title}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Duplicate
              </Link>
            ),
          },
        ]
      : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={{ to: cmsPaths.slides(), label: 'All slides' }} />;
}
