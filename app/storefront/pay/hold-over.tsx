import { useEffect, useRef } from 'react';
import { OrderAgain } from '#app/storefront/order-sending/order-again.tsx';
import { Button } from '#app/ui/button.tsx';
import type { OrderToPay } from './order-to-pay.ts';

/** Stands in place of the form once the hold has passed: paying by it would be refused, and a payment may be on its way. */
export function HoldOver({
  until,
  lines,
  onAskAgain,
}: {
  until: string;
  lines: OrderToPay['lines'];
  onAskAgain: () => Promise<void>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-live="polite" className="grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
        Your time to pay has run out
      </h1>
      <p className="max-w-prose text-ink-soft">
        We held this order for you until {until}. If you have paid it meanwhile, you see that here as soon as
        we know: this page updates by itself. If you have not, nothing is taken, and you are welcome to order
        again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void onAskAgain()}>
          Check again
        </Button>
        <OrderAgain lines={lines} />
      </div>
    </section>
  );
}
