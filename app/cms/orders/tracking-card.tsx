import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { hasTracking, type Tracking, trackingText } from '#domain/order/tracking.ts';
import { Card } from './card.tsx';
import { type OrderCommandResult, refusalText } from './order-command-result.ts';
import { TrackingFields } from './tracking-fields.tsx';

/** How the parcel of an order that has left is followed, to be read and put right. */
export function TrackingCard({
  tracking,
  result,
}: {
  tracking: Tracking;
  result: OrderCommandResult | undefined;
}) {
  const isSending = useNavigation().formData?.get('intent') === 'tracking';
  const own = result && !result.ask && result.submitted?.intent === 'tracking' ? result : undefined;
  const refused = own && !own.ok ? own : undefined;
  useEffect(() => {
    if (own?.ok) showDone(own);
  }, [own]);
  return (
    <Card title="Tracking">
      {hasTracking(tracking) && (
        <p className="mb-3 text-sm [overflow-wrap:anywhere]">
          {trackingText(tracking)}{' '}
          {tracking.link && (
            <a href={tracking.link} className="underline" target="_blank" rel="noreferrer">
              Follow the parcel
            </a>
          )}
        </p>
      )}
      <Form
        method="post"
        preventScrollReset
        className="grid gap-3"
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="tracking" />
        <TrackingFields tracking={tracking} result={refused} />
        {refused && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {refusalText(refused)}
          </p>
        )}
        <Button type="submit" variant="outline" aria-disabled={isSending}>
          Save tracking
        </Button>
      </Form>
    </Card>
  );
}
