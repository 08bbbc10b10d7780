import { useFetcher } from 'react-router';
import { reviewPaths } from '#app/links/review-paths.ts';
import type { ReviewOnPage } from './reviews-on-page.ts';
import type { VoteResult } from './vote-result.ts';

/** Asks whether a review helped. Without script the response is a page. */
export function HelpfulForm({ review: { id, title, helpful, unhelpful } }: { review: ReviewOnPage }) {
  const fetcher = useFetcher<VoteResult>({ key: `helpful ${id}` });
  const result = fetcher.data;
  const about = title ? `: ${title}` : '';
  if (result?.ok)
    return (
      <p role="status" className="inline-flex min-h-11 items-center font-medium text-leaf">
        {result.words}
      </p>
    );
  return (
    <fetcher.Form
      method="post"
      action={reviewPaths.vote()}
      defaultShouldRevalidate={false}
      className="flex flex-wrap items-center gap-x-2"
    >
      <input type="hidden" name="review" value={id} />
      <span>Was this helpful?</span>
      <Vote helpful="yes" about={about}>
        {withCount('Yes', helpful)}
      </Vote>
      <Vote helpful="no" about={about}>
        {withCount('No', unhelpful)}
      </Vote>
      {result && (
        <span role="alert" className="font-medium text-rose-deep">
          {result.words}
        </span>
      )}
    </fetcher.Form>
  );
}

function Vote({ helpful, about, children }: { helpful: 'yes' | 'no'; about: string; children: string }) {
  return (
    <button
      type="submit"
      name="helpful"
      value={helpful}
      className="inline-flex min-h-11 min-w-8 items-center justify-center px-1 font-medium text-ink underline decoration-line-strong underline-offset-4 hover:text-rose"
    >
      {children}
      <span className="sr-only">{about}</span>
    </button>
  );
}

/** 'Yes', 'Yes (12)' */
function withCount(word: string, count: number): string {
  return count > 0 ? `${word} (${count.toLocaleString('en-GB')})` : word;
}
