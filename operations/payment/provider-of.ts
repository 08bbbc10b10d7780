import type { Payment } from '#database/queries/payment/payments.ts';
import type { PaymentProvider } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Throws where the shop no longer has the keys of the provider that took a payment. */
export async function providerOf(
  { payments }: Platform,
  { provider }: Pick<Payment, 'provider'>,
): Promise<PaymentProvider> {
  const found = await payments.named(provider);
  if (!found) throw new Error(`This payment was made by ${provider}, whose keys the shop no longer has.`);
  return found;
}
