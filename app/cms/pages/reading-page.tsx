import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { LONGEST_BODY } from '#domain/content/page-form.ts';
import { readPage } from '#operations/content/read-page.ts';
import type { Route } from './+types/reading-page';
import { readingOf } from './reading.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function action({ context, request }: Route.ActionArgs) {
  requirePermission(context, 'content.view');
  const body = String((await readForm(request)).get('body') ?? '').slice(0, LONGEST_BODY);
  return Response.json(readingOf(await readPage(context.get(platformContext), body)));
}
