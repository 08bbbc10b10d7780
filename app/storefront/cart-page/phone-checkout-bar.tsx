import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { formatPounds, type Pence } from '#domain/money/money.ts';

/** Total and checkout at the foot of a narrow screen, as long as the summary's button is further down. */
export function PhoneCheckoutBar({
  totalPence,
  proceedButton,
  onProceed,
}: {
  totalPence: Pence;
  proceedButton: RefObject<HTMLButtonElement | null>;
  onProceed: () => void;
}) {
  const [isButtonBelow, setButtonBelow] = useState(false);

  useEffect(() => {
    if (!proceedButton.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setButtonBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(proceedButton.current);
    return () => observer.disconnect();
  }, [proceedButton]);

  if (!isButtonBelow) return null;
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-page px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      <p className="leading-tight">
        <span className="block text-sm text-ink-soft">Total</span>
        <span className="font-semibold tabular-nums">{formatPounds(totalPence)}</span>
      </p>
      <Button onClick={onProceed}>Checkout</Button>
    </div>
  );
}
