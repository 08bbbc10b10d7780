import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { isEnteredKind, needsReason, type StockPlan, stockFormTitle } from '#domain/stock/stock-form.ts';
import { addScanned } from '#domain/stock/stock-lines.ts';
import { STOCK_KINDS } from '#domain/stock/stock-movement.ts';
import { countText } from '#domain/text/count-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { enterStock, previewStock } from '#operations/stock/enter-stock.ts';
import type { Route } from './+types/enter-stock-page';
import { entryOf } from './stock-entries.ts';
import { StockLinesTable } from './stock-lines-table.tsx';

const MOST_TEXT = 60_000;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.entry.title ?? 'Stock');

export function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'stock.edit');
  const entry = entryOf(params.entry);
  if (!entry) throw data(null, { status: 404 });
  return { entry, key: context.get(platformContext).random.id() };
}

type Values = { key: string; kind: string; lines: string; reason: string };

type Result = { values: Values; plan: StockPlan | null; message: string | null };

/** Checks the lines first; what they do is applied when that is confirmed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'stock.edit');
  const form = await readForm(request);
  const entry = entryOf(params.entry);
  if (!entry) throw data(null, { status: 404 });
  const platform = context.get(platformContext);
  const field = (name: string) => String(form.get(name) ?? '');
  const kind = entry.kinds.find((each) => each === field('kind')) ?? entry.kinds[0];
  const values = {
    key: field('key').slice(0, 100) || platform.random.id(),
    kind,
    lines: addScanned(field('lines'), field('scan')).slice(0, MOST_TEXT),
    reason: field('reason').trim().slice(0, 300),
  };
  const answer = (result: Omit<Result, 'values'>, status = 200) => data({ values, ...result }, status);
  // Enter in the field of the scanner, without script.
  if (field('intent') === 'scan') return answer({ plan: null, message: null });
  if (needsReason(kind) && values.reason === '')
    return answer({ plan: null, message: 'Say why: the reason stays with the movement.' }, 422);
  const plan = await previewStock(platform.db, kind, values.lines);
  if (plan.lines.length === 0)
    return answer({ plan, message: 'No line is understood yet: nothing can be entered.' }, 422);
  if (field('intent') !== 'apply') return answer({ plan, message: null });
  try {
    const { key, lines: text, reason } = values;
    const entered = await enterStock(platform, member, {
      key,
      kind,
      text,
      reason,
      left: Number(field('left')),
    });
    if (entered.ok) return redirect(cmsPaths.stockForm(entered.id));
    return answer({ plan, message: 'Nothing was written: lines changed meanwhile. Please look again.' }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'stock could not be entered');
    return answer({ plan, message: savingFailed('product') }, 500);
  }
}

export default function EnterStockPage({ loaderData: { entry, key }, actionData }: Route.ComponentProps) {
  const [text, setText] = useState(actionData?.values.lines ?? '');
  const isSending = useNavigation().formMethod === 'POST';
  const values = actionData?.values;
  const plan = actionData?.plan;
  const kind = values && isEnteredKind(values.kind) ? values.kind : entry.kinds[0];
  const question = useRef<HTMLHeadingElement>(null);
  const canApply = Boolean(plan && plan.lines.length > 0);
  useEffect(() => {
    if (actionData) setText(actionData.values.lines);
    if (actionData?.plan) question.current?.focus();
  }, [actionData]);
  const scan = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const field = event.currentTarget;
    const scanned = field.value;
    field.value = '';
    setText((before) => addScanned(before, scanned));
  };
  return (
    <>
      <BackLink to={cmsPaths.stock()}>Stock</BackLink>
      <PageHeading title={entry.title} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Form
          method="post"
          aria-label={entry.title}
          className="grid gap-4 rounded-card border border-line bg-surface p-5"
        >
          {/* The first button is what Enter in the field of the scanner means without script. */}
          <button type="submit" name="intent" value="scan" hidden />
          <input type="hidden" name="key" value={values?.key ?? key} />
          <TextField
            label="Scan or type a SKU or barcode"
            name="scan"
            autoComplete="off"
            autoFocus
            onKeyDown={scan}
            hint="Enter adds it, or one more piece of it. ‘MB-1 12’ adds twelve."
          />
          <TextAreaField
            label="Lines"
            name="lines"
            rows={10}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={MOST_TEXT}
            spellCheck={false}
            hint={entry.hint}
          />
          {entry.kinds.length > 1 && (
            <SelectField label="Why" name="kind" defaultValue={kind}>
              {entry.kinds.map((each) => (
                <option key={each} value={each}>
                  {STOCK_KINDS[each]}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={needsReason(kind) ? 'Reason' : entry.reasonLabel}
            name="reason"
            maxLength={300}
            defaultValue={values?.reason}
            optional={!needsReason(kind)}
          />
          {actionData?.message && (
            <p role="alert" className="text-sm font-medium text-rose-deep">
              {actionData.message}
            </p>
          )}
          <Button type="submit" name="intent" value="check" variant={canApply ? 'outline' : 'primary'}>
            {canApply ? 'Check again' : 'Check …'}
          </Button>
        </Form>
        {plan && (
          <section
            aria-label="What happens"
            className="grid gap-4 rounded-card border border-line bg-surface p-5"
          >
            <h2 ref={question} tabIndex={-1} className="font-semibold">
              {canApply ? stockFormTitle(kind, plan.lines) : 'Nothing to enter'}
            </h2>
            {plan.left.length > 0 && (
              <div role="status" className="text-sm">
                <p className="font-medium">
                  {countText(plan.left.length, 'line')} {plan.left.length === 1 ? 'is' : 'are'} left out:
                </p>
                <ul className="mt-1 grid gap-1">
                  {plan.left.map((line) => (
                    <li key={line.text} className="[overflow-wrap:anywhere]">
                      <code>{line.text}</code>: {line.why}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {canApply && values && (
              <>
                <StockLinesTable kind={kind} lines={plan.lines} />
                <Form method="post" className="grid gap-2">
                  <input type="hidden" name="intent" value="apply" />
                  <input type="hidden" name="left" value={plan.left.length} />
                  {Object.entries(values).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <Button type="submit" aria-disabled={isSending}>
                    {isSending ? 'Entering …' : `Enter ${countText(plan.lines.length, 'line')}`}
                  </Button>
                  <p className="text-sm text-ink-soft">
                    {entry.kinds[0] === 'counted'
                      ? 'Orders may come in meanwhile: what was counted is what stands then.'
                      : 'All lines are entered together, or none.'}
                  </p>
                </Form>
              </>
            )}
          </section>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="this form" />;
}
