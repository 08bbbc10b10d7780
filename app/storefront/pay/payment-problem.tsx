import type { RefObject } from 'react';

/** The place of an attempt's failure, announced when it comes. */
export function PaymentProblem({
  text,
  place,
}: {
  text: string | null;
  place?: RefObject<HTMLDivElement | null>;
}) {
  return (
    <div ref={place} tabIndex={-1} role="alert" className="outline-none empty:-mb-5">
      {text && (
        <p className="rounded-xl border border-rose bg-surface p-4 font-medium text-rose-deep">{text}</p>
      )}
    </div>
  );
}

/** The words for an attempt that failed before this page was opened. */
export function lastFailureText(failure: string | null): string | null {
  return failure && `${failure} You have not been charged: please try again, or pay another way.`;
}
