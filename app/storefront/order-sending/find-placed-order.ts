import { objectOf, textOf } from '#app/browser/read-json.ts';
import { type PlacedOrder, parsePlacedOrder } from './placed-order.ts';

/** Finds an order by its number and email, or returns the words for the shopper. */
export async function findPlacedOrder(
  orderNumber: string,
  email: string,
): Promise<{ ok: true; order: PlacedOrder } | { ok: false; text: string }> {
  const unreachable = { ok: false as const, text: 'We cannot be reached right now. Please try again.' };
  try {
    const address = `/api/orders/${encodeURIComponent(orderNumber)}?email=${encodeURIComponent(email)}`;
    const response = await fetch(address);
    const body: unknown = await response.json();
    const order = response.ok ? parsePlacedOrder(body) : null;
    if (order) return { ok: true, order };
    return { ok: false, text: textOf(objectOf(body).detail) || unreachable.text };
  } catch {
    return unreachable;
  }
}
