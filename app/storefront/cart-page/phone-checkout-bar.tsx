import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { formatPounds, type Pence } from '#domain/money/money.ts';

/** Total and checkout at the foot of a narrow screen, as long as the summary, which follows it in the page, is further down. */
export function PhoneCheckoutBar({ totalPence, onProceed }: { totalPence: Pence; onProceed: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSummaryBelow, setSummaryBelow] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setSummaryBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className="min-h-px md:hidden">
      {isSummaryBelow && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-page px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <p className="leading-tight">
            <span className="block text-sm text-ink-soft">Total</span>
            <span className="font-semibold tabular-nums">{formatPounds(totalPence)}</span>
          </p>
          <Button onClick={onProceed}>Checkout</Button>
        </div>
      )}
    </div>
  );
}
