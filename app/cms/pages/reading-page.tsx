import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/platform-context.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { listNamedProducts } from '#database/queries/pages.ts';
import { readSettings } from '#database/queries/shop-settings.ts';
import { pageFacts } from '#domain/page-facts.ts';
import { LONGEST_BODY } from '#domain/page-form.ts';
import { namedProducts } from '#domain/prose.ts';
import { readProse } from '#operations/read-prose.ts';
import type { Route } from './+types/reading-page';
import type { Reading } from './use-reading.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** How visitors would read a text that is being written. */
export async function action({ context, request }: Route.ActionArgs) {
  requirePermission(context, 'content.view');
  const { db, demo } = context.get(platformContext);
  const body = String((await request.formData()).get('body') ?? '').slice(0, LONGEST_BODY);
  const [settings, isDemo] = await Promise.all([readSettings(db), demo.isDemo()]);
  const blocks = readProse(body, pageFacts(settings, { isDemo }));
  const products = await listNamedProducts(db, namedProducts(blocks));
  return Response.json({ blocks, products: products.map(shownCard) } satisfies Reading);
}
