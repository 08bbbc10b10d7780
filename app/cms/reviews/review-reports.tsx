import type { ReactNode } from 'react';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { ReviewRecord } from '#database/queries/reviews/listed-reviews.ts';
import { REPORT_REASONS } from '#domain/reviews/review.ts';

/** What shoppers say is wrong with a review. */
export function ReviewReports({
  reports,
  children,
}: {
  reports: ReviewRecord['reports'];
  children: ReactNode;
}) {
  return (
    <FieldGroup
      title="Reports"
      hint="Showing or hiding the review closes them. Nothing is hidden because somebody asks for it."
    >
      <ul className="grid gap-2 text-sm">
        {reports.map(({ id, reason, words, at }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {REPORT_REASONS[reason]}
            {words && `: ${words}`} (<Moment at={at} />)
          </li>
        ))}
      </ul>
      {children}
    </FieldGroup>
  );
}
