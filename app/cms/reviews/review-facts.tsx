import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { ReviewRecord } from '#database/queries/reviews/listed-reviews.ts';
import { REVIEW_SOURCES } from '#domain/reviews/review.ts';
import { ReviewFlag } from './review-flag.tsx';
import { StarRow } from './star-row.tsx';

/** A review as its author wrote it: staff change none of it. */
export function ReviewFacts({ review, reports }: { review: ReviewRecord; reports: number }) {
  const { stars, title, body, name, verified, incentive, source, traits, marks, pictures } = review;
  const facts = [
    ...traits.map(({ label, value }) => `${label}: ${value}`),
    ...marks.map(({ trait, mark }) => `${trait}: ${mark} of 5`),
  ];
  const labels = [verified && 'Bought here', incentive, REVIEW_SOURCES[source]].filter(Boolean);
  return (
    <FieldGroup title="What they wrote">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StarRow stars={stars} />
        <ReviewFlag {...review} reports={reports} />
      </div>
      {title && <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>}
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body || 'No words.'}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ url, words }, place) => (
            <li key={url}>
              <a href={url}>
                <img
                  src={url}
                  alt={words || `Picture ${place + 1} of the review`}
                  className="size-28 rounded-xl object-cover"
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        {[name || 'No name', ...labels].join(' · ')} · <Moment at={review.createdAt} />
      </p>
      {facts.length > 0 && <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>}
      {review.helpful + review.unhelpful > 0 && (
        <p className="text-sm text-ink-soft">
          Helpful to {review.helpful} of {review.helpful + review.unhelpful}
        </p>
      )}
    </FieldGroup>
  );
}
