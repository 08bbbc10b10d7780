import { useEffect, useRef, useState } from 'react';
import { NO_CONNECTION_ID } from '#app/script-delivery/say-no-connection.ts';
import { OutboxPart } from '#app/storefront/outbox/outbox-part.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { NO_CONNECTION, NO_CONNECTION_TEXT, STILL_NO_CONNECTION } from './offline-words.ts';

/** Replaces the page while the shop cannot be reached. */
export default function OfflineState({
  onTryAgain,
  onStay,
}: {
  /** Resolves to false while the shop still cannot be reached. */
  onTryAgain: () => Promise<boolean>;
  onStay?: () => void;
}) {
  const [tries, setTries] = useState(0);
  const state = useRef<HTMLDivElement>(null);

  useEffect(() => {
    scrollTo(0, 0);
    state.current?.focus({ preventScroll: true });
  }, []);

  async function tryAgain() {
    if (!(await onTryAgain())) setTries((before) => before + 1);
  }

  return (
    <div
      ref={state}
      id={NO_CONNECTION_ID}
      tabIndex={-1}
      className="wrap min-h-[60dvh] content-center outline-none"
    >
      <EmptyState heading="h1" title={NO_CONNECTION} text={NO_CONNECTION_TEXT} picture="flacon">
        <Button onClick={() => void tryAgain()}>Try again</Button>
        {onStay && (
          <Button variant="outline" onClick={onStay}>
            Back to the page
          </Button>
        )}
      </EmptyState>
      <p role="status" className="-mt-8 text-center text-sm text-ink-soft">
        {tries > 0 && <span key={tries}>{STILL_NO_CONNECTION}</span>}
      </p>
      <OutboxPart />
    </div>
  );
}
