import type { ReactNode } from 'react';
import { Moment } from '#app/ui/moment.tsx';

/** Where a connection's settings come from, in words; the environment wins over what is entered here. */
export function ConnectionState({
  from,
  changedAt,
  environment,
  nothing,
  children,
}: {
  from: 'nowhere' | 'environment' | 'unreadable' | 'cms';
  changedAt: string | null;
  /** The variables that decide. */
  environment: string;
  /** What the shop does without. */
  nothing: string;
  /** What is set up, where it was entered here. */
  children?: ReactNode;
}) {
  return (
    <div role="status" className="mb-5 grid max-w-prose gap-1 rounded-card bg-blush-soft px-5 py-4 text-sm">
      {from === 'environment' && (
        <p>
          <strong>Set where the shop is started:</strong> {environment}. That wins over what is entered here.
          Remove it there and start the shop again to use this page.
        </p>
      )}
      {from === 'nowhere' && <p>{nothing}</p>}
      {from === 'unreadable' && (
        <p>
          <strong>The stored secrets cannot be read:</strong> they were sealed by another key than this shop
          has now, as after a move without its key. Enter them again.
        </p>
      )}
      {from === 'cms' && children}
      {changedAt && (
        <p className="text-ink-soft">
          Entered <Moment at={changedAt} />. Stored encrypted; no secret is ever shown again.
        </p>
      )}
    </div>
  );
}
