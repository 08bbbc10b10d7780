import type { Platform } from '#operations/platform/platform.ts';

/**
 * True where the checkout page may offer card. It can read a test card; payments of other providers are taken by clients of
 * the API (docs/payments.md).
 */
export async function offersCardInBrowser({ payments }: Pick<Platform, 'payments'>): Promise<boolean> {
  return (await payments.current())?.name === 'test-card';
}
