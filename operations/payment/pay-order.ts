import type { Order } from '#domain/order/order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type OpeningResult, tryToOpenPayment } from './open-payment.ts';
import { Patience } from './patience.ts';

/** Pays an order that awaits its payment by a token, or opens the payment for the shopper's browser again. */
export async function payOrder(
  platform: Platform,
  order: Pick<Order, 'id'>,
  token: string | null,
  patience = new Patience(),
): Promise<OpeningResult | { ok: false; problem: 'card-declined' }> {
  const provider = await platform.payments.current();
  // A test card pays nothing once the demo has ended, whatever the order says.
  if (!provider) return { ok: false, problem: 'card-not-offered' };
  // Where the browser pays the provider itself, a card sent along is not looked at.
  const usable = provider.publishableKey ? null : token;
  if (provider.declines(usable)) return { ok: false, problem: 'card-declined' };
  return tryToOpenPayment(platform, order.id, usable, patience);
}
