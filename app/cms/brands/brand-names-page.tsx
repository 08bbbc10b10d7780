import { data } from 'react-router';
import { loadOr } from '#app/cms/sending/load-or.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listGroupNames } from '#database/queries/catalogue-editing/product-groups.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import type { Route } from './+types/brand-names-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'brands.view');
  const text = singleLine(url.searchParams.get('text') ?? '')
    .trim()
    .slice(0, 100);
  const names = await listGroupNames(context.get(platformContext).db, 'brand', text);
  return data({ names }, { headers: { 'cache-control': 'no-store' } });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOr(serverLoader, { names: [] });
}
