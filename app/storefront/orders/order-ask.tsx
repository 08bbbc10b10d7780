import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { KnownOrderFields } from './known-order-fields.tsx';
import type { FoundOrder } from './lookup-result.ts';

/** Asks before an order is cancelled, and says what becomes of goods and money. */
export function OrderAsk({ order }: { order: FoundOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSending = useNavigation().state !== 'idle';
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="order-ask"
      className="grid gap-5 rounded-card border border-rose bg-surface p-6 sm:p-8"
    >
      <div className="grid max-w-prose gap-2">
        <h2 id="order-ask" ref={heading} tabIndex={-1} className="heading-2 outline-none">
          Cancel this order?
        </h2>
        <p className="text-lg">{order.cancelling.words}</p>
        <p className="text-ink-soft">A cancelled order cannot be reopened; you can place a new one.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={paths.orders()}>
          <KnownOrderFields order={order} />
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" name="confirmed" value="yes" disabled={isSending}>
            {isSending ? 'One moment...' : 'Yes, cancel it'}
          </Button>
        </Form>
        <Form method="post" action={paths.orders()}>
          <KnownOrderFields order={order} />
          <Button type="submit" variant="outline" disabled={isSending}>
            No, keep it
          </Button>
        </Form>
      </div>
    </section>
  );
}
