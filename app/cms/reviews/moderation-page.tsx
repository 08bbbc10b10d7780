import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { type ListedReview, listReviewsToModerate } from '#database/queries/reviews/listed-reviews.ts';
import { MODERATION_LIST, type ModerationListQuery } from '#domain/reviews/moderation-list.ts';
import { REVIEW_SOURCES } from '#domain/reviews/review.ts';
import { moderateMany } from '#operations/reviews/moderate-many.ts';
import type { Route } from './+types/moderation-page';
import { ReviewFlag } from './review-flag.tsx';
import { StarRow } from './star-row.tsx';

const isWaiting = ({ filters }: ModerationListQuery) => !filters.state || filters.state === 'waiting';

const LIST: ListDeclaration<ListedReview, typeof MODERATION_LIST, 'show' | 'hide-spam'> = {
  path: cmsPaths.reviews(),
  shape: MODERATION_LIST,
  kind: 'review',
  title: 'Reviews',
  permissions: { view: 'reviews.view', change: 'reviews.edit', delete: 'reviews.edit' },
  buttons: [{ label: 'Bring from another system', to: cmsPaths.importReviews() }],
  verbs: [
    { intent: 'show', label: 'Show', done: 'shown' },
    {
      intent: 'hide-spam',
      label: 'Hide as advertising',
      done: 'hidden as advertising',
      isOffered: isWaiting,
    },
  ],
  searchLabel: 'Search by product, words, name or email',
  filters: {
    state: {
      label: 'State',
      all: 'For you to look at',
      labels: {
        waiting: 'Waiting',
        reported: 'Reported',
        shown: 'Shown',
        hidden: 'Hidden',
        unproven: 'Address not proved',
        all: 'All',
      },
    },
    stars: { label: 'Stars', all: 'Any number' },
    bought: { label: 'Bought here', all: 'Either', labels: { yes: 'Order known', no: 'No order known' } },
    source: { label: 'From', all: 'Anywhere', labels: { ...REVIEW_SOURCES, shop: 'This shop' } },
  },
  empty: {
    title: 'Nothing to look at',
    text: 'Reviews that wait for you and those that shoppers report come here. Whose reviews wait stands under Settings, Reviews.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ title, product }) => title || `the review of ${product}`,
  columns: [
    {
      label: 'Review',
      cell: ({ id, stars, title, body, verified }) => (
        <>
          <StarRow stars={stars} />{' '}
          <RowLink to={cmsPaths.review(id)}>{title || body.slice(0, 60) || 'Without words'}</RowLink>
          {title && <span className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{body}</span>}
          {verified && <span className="block text-sm text-ink-soft">Bought here</span>}
        </>
      ),
    },
    { label: 'Product', cell: ({ product }) => <span className="[overflow-wrap:anywhere]">{product}</span> },
    {
      label: 'By',
      labelled: true,
      isMinor: true,
      cell: ({ name, source }) => (
        <span className="[overflow-wrap:anywhere]">
          {name || 'No name'}
          {source !== 'shop' && <span className="block text-sm text-ink-soft">{REVIEW_SOURCES[source]}</span>}
        </span>
      ),
    },
    { label: 'State', cell: (review) => <ReviewFlag {...review} /> },
    {
      label: 'Written',
      sort: 'written',
      labelled: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadList(args, LIST, listReviewsToModerate);
  // What somebody wrote is hidden with a reason that is counted in public, and never deleted.
  return { ...loaded, actions: loaded.actions.filter(({ intent }) => intent !== 'delete') };
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: moderateMany, remove: async () => 0 });
}

export default function ModerationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the reviews" />;
}
