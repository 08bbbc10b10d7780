import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { ReviewRecord } from '#database/queries/reviews/listed-reviews.ts';
import { REVIEW_STEPS } from '#domain/reviews/review.ts';

/** Everything that was done with a review, and by whom. */
export function ReviewLog({ events }: { events: ReviewRecord['events'] }) {
  return (
    <FieldGroup title="History">
      <ol className="grid gap-2 text-sm">
        {events.map(({ at, actor, step, note }) => (
          <li key={`${at} ${step}`} className="[overflow-wrap:anywhere]">
            <Moment at={at} />: {REVIEW_STEPS[step]}
            {actor && ` by ${actor}`}
            {note && `: ${note}`}
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}
