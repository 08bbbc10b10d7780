import { loadOr } from '#app/cms/sending/load-or.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findLinkableProducts } from '#database/queries/content/listed-pages.ts';
import type { Route } from './+types/page-products-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.view');
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 60);
  return { text, products: await findLinkableProducts(context.get(platformContext).db, text) };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOr(serverLoader, { text: '', products: [] });
}
