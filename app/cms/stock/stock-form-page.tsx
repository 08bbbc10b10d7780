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
import { findStockForm, listFormMovements } from '#database/queries/stock/stock-forms.ts';
import { may } from '#domain/people/permissions.ts';
import { type EnteredLine, stockFormTitle } from '#domain/stock/stock-form.ts';
import { type UndoStockResult, undoStock } from '#operations/stock/enter-stock.ts';
import type { Route } from './+types/stock-form-page';
import { StockLinesTable } from './stock-lines-table.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.title ?? 'Stock');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'stock.view');
  const { db } = context.get(platformContext);
  const form = await findStockForm(db, params.id);
  if (!form) throw data(null, { status: 404 });
  const movements = form.undoneAt ? [] : await listFormMovements(db, form.id);
  const isUndoable =
    movements.length > 0 && movements.every(({ hasMoved, stock }) => !hasMoved && stock !== null);
  const shown = may(role, 'costs.view') ? form : { ...form, lines: form.lines.map(withoutCost) };
  return {
    form: shown,
    title: stockFormTitle(form.kind, form.lines),
    isUndoable,
    canEdit: may(role, 'stock.edit'),
  };
}

function withoutCost({ costPence, costWas, ...line }: EnteredLine): EnteredLine {
  return line;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'stock.edit');
  await readForm(request);
  const result = await undoStock(context.get(platformContext), member, params.id);
  if (!result.ok && result.problem === 'not-found') throw data(null, { status: 404 });
  return data({ message: messageOf(result) }, result.ok ? 200 : 409);
}

function messageOf(result: UndoStockResult): string {
  if (result.ok) return 'Undone: the stock is as it was before.';
  if (result.problem === 'moved-since')
    return `Not undone: ${result.names.join(', ')} moved since. Correct the stock by a form of its own.`;
  return 'Somebody undid this already.';
}

export default function StockFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, title, isUndoable, canEdit } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <BackLink to={cmsPaths.stock()}>Stock</BackLink>
      <PageHeading title={title} />
      <section aria-label="Lines" className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <p className="text-sm text-ink-soft">
          {form.actor}, <Moment at={form.at} />
          {form.reason && `: ${form.reason}`}
        </p>
        {actionData && (
          <p role="status" className="text-sm font-medium">
            {actionData.message}
          </p>
        )}
        <StockLinesTable kind={form.kind} lines={form.lines} />
        {form.undoneAt && (
          <p className="text-sm">
            Undone by {form.undoneBy}, <Moment at={form.undoneAt} />
          </p>
        )}
        {isUndoable && canEdit && (
          <Form method="post" className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="outline" size="small" aria-disabled={isSending}>
              {isSending ? 'Undoing …' : 'Undo'}
            </Button>
            <span className="text-sm text-ink-soft">Possible until one of these variants moves again.</span>
          </Form>
        )}
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="this form" />;
}
