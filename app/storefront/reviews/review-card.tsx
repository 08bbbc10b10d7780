import { Link } from 'react-router';
import { reviewPaths } from '#app/links/review-paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { HelpfulForm } from './helpful-form.tsx';
import type { ReviewOnPage } from './reviews-on-page.ts';
import { ShownStars } from './shown-stars.tsx';

/** One review: what was said, by whom, of what, and what the shop replied. */
export function ReviewCard({ review, productName }: { review: ReviewOnPage; productName: string }) {
  const { id, stars, title, body, marks, pictures, reply } = review;
  return (
    <article
      id={`review-${id}`}
      aria-labelledby={`review-${id}-title`}
      tabIndex={-1}
      className="review-card grid gap-x-10 gap-y-4 border-t border-line py-7 outline-none lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <Author review={review} />
      <div className="grid min-w-0 content-start gap-3 [overflow-wrap:anywhere]">
        <div className="grid gap-1.5">
          <ShownStars stars={stars} className="h-[1.125rem] w-[5.625rem]" />
          <h3 id={`review-${id}-title`} className="font-display text-xl leading-snug">
            {title || <span className="sr-only">Review of {productName}</span>}
          </h3>
        </div>
        {body && <p className="max-w-prose whitespace-pre-line">{body}</p>}
        {marks.length > 0 && (
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {marks.map(({ name, words }) => (
              <div key={name} className="flex gap-1.5">
                <dt className="text-ink-soft">{name}:</dt>
                <dd className="font-medium">{words}</dd>
              </div>
            ))}
          </dl>
        )}
        {pictures.length > 0 && <Pictures pictures={pictures} />}
        {reply && (
          <div className="mt-1 max-w-prose rounded-card bg-blush-soft px-5 py-4">
            <p className="text-sm font-semibold">Our reply{reply.writtenOn && `, ${reply.writtenOn}`}</p>
            <p className="mt-1 whitespace-pre-line">{reply.text}</p>
          </div>
        )}
        <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <HelpfulForm review={review} />
          <Link
            to={reviewPaths.report(id)}
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-rose"
          >
            Report
            <span className="sr-only"> this review{title && `: ${title}`}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function Author({ review }: { review: ReviewOnPage }) {
  const { name, writtenOn, variant, isVerified, origin, incentive, about } = review;
  return (
    <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1.5 text-sm [overflow-wrap:anywhere] lg:flex-col lg:items-start">
      <p className="font-semibold">{name || 'A customer'}</p>
      {isVerified && (
        <p className="inline-flex items-center gap-1.5 font-medium text-leaf">
          <TickIcon />
          Bought here
        </p>
      )}
      {origin && <Label>{origin}</Label>}
      {incentive && <Label>{incentive}</Label>}
      {variant && <p className="text-ink-soft">{variant}</p>}
      {about.length > 0 && <p className="text-ink-soft">{about.join(' · ')}</p>}
      <p className="text-ink-soft">{writtenOn}</p>
    </div>
  );
}

/** Says what a reader has to know before weighing a review. */
function Label({ children }: { children: string }) {
  return (
    <p className="rounded-full border border-line-strong px-2.5 py-0.5 text-xs font-semibold text-ink">
      {children}
    </p>
  );
}

function TickIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="m4.6 8.2 2.3 2.3 4.4-4.6" fill="none" stroke="#fff" strokeWidth="1.6" />
    </svg>
  );
}

function Pictures({ pictures }: Pick<ReviewOnPage, 'pictures'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ url, alt }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-lg">
            <Picture url={url} alt={alt} sizes="7rem" className="size-28 object-cover" />
            <span className="sr-only"> (opens larger in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
