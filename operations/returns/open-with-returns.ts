import { type OpenedOrder, type OwnOrderForm, openOwnOrder } from '#operations/order/open-own-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { loadOwnReturns, type OwnReturns } from './own-returns.ts';

export type OpenedWithReturns =
  | (Extract<OpenedOrder, { ok: true }> & { own: OwnReturns })
  | Extract<OpenedOrder, { ok: false }>;

/** Opens an order by number and email (`openOwnOrder`), with what its customer can give back. */
export async function openWithReturns(platform: Platform, form: OwnOrderForm): Promise<OpenedWithReturns> {
  const opened = await openOwnOrder(platform, form);
  if (!opened.ok) return opened;
  return { ...opened, own: await loadOwnReturns(platform, opened.account.order, null) };
}
