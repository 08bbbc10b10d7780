import { loadOr } from '#app/cms/sending/load-or.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findNameableGoods } from '#database/queries/promotions/nameable-goods.ts';
import type { Route } from './+types/offer-goods-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** Goods that an offer can name, for a few letters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'offers.view');
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 60);
  return { text, goods: await findNameableGoods(context.get(platformContext).db, text) };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOr(serverLoader, { text: '', goods: [] });
}
