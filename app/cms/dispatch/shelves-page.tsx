import { data } from 'react-router';
import { PastedRows } from '#app/cms/pasted-rows/pasted-rows.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { listShelves } from '#database/queries/dispatch/shelf-places.ts';
import { LONGEST_SHELF, MOST_SHELF_LINES, parseShelfLines } from '#domain/dispatch/shelf-lines.ts';
import { countText } from '#domain/text/count-text.ts';
import { saveShelves } from '#operations/dispatch/save-shelves.ts';
import type { Route } from './+types/shelves-page';

const MOST_SHOWN = 1000;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Shelves');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'products.edit');
  return { shelves: await listShelves(context.get(platformContext).db, MOST_SHOWN) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const text = String((await readForm(request)).get('shelves') ?? '');
  const { lines, wrong } = parseShelfLines(text);
  const refused = (message: string) => data({ ok: false, message, text }, 422);
  if (wrong.length > 0)
    return refused(
      `Not an SKU, a tab and at most ${LONGEST_SHELF} characters: ${wrong.slice(0, 5).join('; ')}. Nothing was saved.`,
    );
  if (lines.length === 0) return refused('No line names a shelf.');
  const { written, unknown } = await saveShelves(context.get(platformContext), member, lines);
  const missing = unknown.length > 0 ? ` No variant is called ${unknown.slice(0, 10).join(', ')}.` : '';
  return data({
    ok: unknown.length === 0,
    message: `${countText(written, 'shelf place')} saved.${missing}`,
    text: '',
  });
}

export default function ShelvesPage({ loaderData: { shelves }, actionData }: Route.ComponentProps) {
  return (
    <PastedRows
      title="Shelves"
      back={{ to: cmsPaths.dispatch(), label: 'Packing' }}
      heading="Where goods lie"
      hint={`A line each: SKU, tab, shelf such as A2; what follows a second tab is not read. The pick list goes by it, A2 before A10. What has no shelf stands first; lines that are not here stay as they are. At most ${MOST_SHELF_LINES} lines at once.`}
      field="shelves"
      rows={18}
      lines={shelves.map(({ code, shelf, name }) => `${code}\t${shelf}\t${name}`)}
      result={actionData}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the shelves" />;
}
