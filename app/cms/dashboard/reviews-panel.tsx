import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import type { ListedReview } from '#database/queries/reviews/listed-reviews.ts';
import { countText } from '#domain/text/count-text.ts';
import { Panel, PanelList } from './panel.tsx';

/** The reviews that wait for staff, the oldest first; shown only while there are any. */
export function ReviewsPanel({ waiting, next }: { waiting: number; next: ListedReview[] }) {
  return (
    <Panel
      title={`Reviews: ${waiting.toLocaleString('en-GB')} waiting`}
      more={{ to: cmsPaths.reviews(), label: 'All' }}
      className="mt-5"
    >
      <PanelList
        empty="None is waiting."
        rows={next.map(({ id, product, stars, reports, createdAt }) => ({
          key: id,
          to: cmsPaths.review(id),
          label: `${product}: ${countText(stars, 'star')}${reports > 0 ? ', reported' : ''}`,
          note: <Moment at={createdAt} />,
        }))}
      />
    </Panel>
  );
}
