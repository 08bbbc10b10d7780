import { data, Form, useNavigation } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findBulkChange, listBulkRefusals } from '#database/queries/bulk/bulk-changes.ts';
import { bulkResultText } from '#domain/catalogue/bulk/bulk-words.ts';
import { countText } from '#domain/text/count-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { undoBulkChange } from '#operations/catalogue/change-in-bulk.ts';
import type { Route } from './+types/bulk-change-page';
import { BulkRefusals } from './bulk-refusals.tsx';

const REFUSALS_SHOWN = 100;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.change.title ?? 'Changed products');

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'products.edit');
  const { db } = context.get(platformContext);
  const change = await findBulkChange(db, params.id);
  if (!change) throw data(null, { status: 404 });
  const [refusals, undoRefusals] = await Promise.all([
    listBulkRefusals(db, change.id, 'refusal', REFUSALS_SHOWN),
    listBulkRefusals(db, change.id, 'undo_refusal', REFUSALS_SHOWN),
  ]);
  return { change, refusals, undoRefusals };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  await readForm(request);
  const platform = context.get(platformContext);
  try {
    const result = await undoBulkChange(platform, member, params.id);
    if (result.ok) {
      const left = result.refused > 0 ? `, ${result.refused.toLocaleString('en-GB')} left as they are` : '';
      return data({
        ok: result.refused === 0,
        message: [`Undone for ${countText(result.undone, 'product')}${left}.`, ...result.notes].join(' '),
      });
    }
    if (result.problem === 'not-found') throw data(null, { status: 404 });
    return data({ ok: false, message: 'Somebody undid this already.' }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a change of many products could not be undone');
    return data({ ok: false, message: savingFailed('product') }, 500);
  }
}

export default function BulkChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { change, refusals, undoRefusals } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <BackLink to={cmsPaths.products()}>All products</BackLink>
      <PageHeading title={change.title} />
      <div className="grid gap-4">
        <section aria-label="Result" className="rounded-card border border-line bg-surface p-5 text-sm">
          <p role="status" className="text-base font-semibold">
            {actionData?.message ?? bulkResultText(change.kind, change)}
          </p>
          <p className="mt-1 text-ink-soft">
            {change.actor}, <Moment at={change.at} />
            {change.unchanged > 0 && `, ${countText(change.unchanged, 'product')} unchanged`}
          </p>
          {change.undoneAt ? (
            <p className="mt-3">
              Undone by {change.undoneBy}, <Moment at={change.undoneAt} />
            </p>
          ) : (
            change.changed > 0 && (
              <Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
                <Button type="submit" variant="outline" size="small" aria-disabled={isSending}>
                  {isSending ? 'Undoing …' : 'Undo'}
                </Button>
                <span className="text-ink-soft">What was changed or sold since stays as it is.</span>
              </Form>
            )
          )}
        </section>
        <BulkRefusals title="Not undone" refusals={undoRefusals} count={undoRefusals.length} />
        <BulkRefusals title="Refused" refusals={refusals} count={change.refused} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="this change" />;
}
