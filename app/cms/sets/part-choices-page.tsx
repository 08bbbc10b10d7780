import { loadOr } from '#app/cms/sending/load-or.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findPartChoices, findSetNames } from '#database/queries/catalogue-editing/part-choices.ts';
import type { Route } from './+types/part-choices-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'products.view');
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 60);
  const { db } = context.get(platformContext);
  return { text, choices: await findPartChoices(db, text), sets: await findSetNames(db, text) };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOr(serverLoader, { text: '', choices: [], sets: [] });
}
