import { data } from 'react-router';
import { PastedRows } from '#app/cms/pasted-rows/pasted-rows.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { listToWeigh } from '#database/queries/shop/missing-weights.ts';
import { MOST_WEIGHT_LINES, parseWeightLines } from '#domain/delivery-editing/weight-lines.ts';
import { countText } from '#domain/text/count-text.ts';
import { saveWeights } from '#operations/delivery/save-weights.ts';
import type { Route } from './+types/weights-page';

const MOST_SHOWN = 500;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Weights');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'products.edit');
  const { db } = context.get(platformContext);
  return { toWeigh: await listToWeigh(db, MOST_SHOWN) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const text = String((await readForm(request)).get('weights') ?? '');
  const { lines, wrong, double } = parseWeightLines(text);
  const refused = (message: string, status: number) => data({ ok: false, message, text }, status);
  if (wrong.length > 0)
    return refused(
      `Not an SKU, a tab and whole grams: ${wrong.slice(0, 5).join('; ')}. Nothing was saved.`,
      422,
    );
  if (double.length > 0)
    return refused(`More than one line weighs ${double.slice(0, 5).join(', ')}. Nothing was saved.`, 422);
  if (lines.length === 0) return refused('No line has a weight.', 422);
  const { written, unknown } = await saveWeights(platform, member, lines);
  const missing = unknown.length > 0 ? ` No variant is called ${unknown.slice(0, 10).join(', ')}.` : '';
  return data({
    ok: unknown.length === 0,
    message: `${countText(written, 'weight')} saved.${missing}`,
    text: '',
  });
}

export default function WeightsPage({ loaderData: { toWeigh }, actionData }: Route.ComponentProps) {
  return (
    <PastedRows
      title="Weights"
      back={{ to: cmsPaths.delivery(), label: 'Delivery' }}
      heading="What each piece weighs"
      hint={`In grams, without the parcel. A line each: SKU, tab, grams; what follows a second tab is not read. Below is what has no weight yet, to fill in here or in a spreadsheet. At most ${MOST_WEIGHT_LINES} lines at once.`}
      field="weights"
      rows={16}
      lines={toWeigh.map(({ code, name }) => `${code}\t\t${name}`)}
      result={actionData}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the weights" />;
}
