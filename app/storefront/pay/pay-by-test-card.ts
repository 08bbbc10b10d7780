import { objectOf, textOf } from '#app/browser/read-json.ts';
import type { CardDetails } from '#domain/order/checkout-form.ts';
import type { OrderToPay } from './order-to-pay.ts';

const FAILED = 'The payment did not go through. Please try again.';

/** Returns null where the attempt was taken, otherwise the words for the shopper. */
export async function payByTestCard(
  { orderNumber, link }: OrderToPay,
  card: CardDetails,
): Promise<string | null> {
  try {
    const response = await fetch(`/api/orders/${encodeURIComponent(orderNumber)}/payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link, card }),
    });
    // Paid or ended meanwhile: the page asks what it is.
    if (response.ok || response.status === 409) return null;
    const body: unknown = await response.json();
    return textOf(objectOf(body).detail) || FAILED;
  } catch {
    return FAILED;
  }
}
