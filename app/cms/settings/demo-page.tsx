import type { ReactNode } from 'react';
import { data, Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { type ListResult, readListCommand } from '#app/cms/lists/list-result.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { paths } from '#app/links/paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { countDemoRows } from '#database/queries/catalogue-editing/demo-rows.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { namesTrader } from '#domain/shop/names-trader.ts';
import { countText } from '#domain/text/count-text.ts';
import { takesStripe } from '#operations/payment/offers-card.ts';
import type { Platform } from '#operations/platform/platform.ts';
import {
  countDemoTraces,
  DEMO_TRACES,
  type DemoTrace,
  endDemo,
  removeDemoContent,
} from '#operations/shop/end-demo.ts';
import type { Route } from './+types/demo-page';
import {
  askEnd,
  askRemoval,
  paymentWords,
  realOrdersWords,
  removalWords,
  removedWords,
  type TakenPayments,
  untouchedOf,
} from './demo-words.ts';
import { SectionsNav } from './sections-nav.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Demo');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'demo.end');
  const platform = context.get(platformContext);
  const { db, demo } = platform;
  const [rows, traces, isDemo, hasExamples, payments] = await Promise.all([
    countDemoRows(db),
    countDemoTraces(platform),
    demo.isDemo(),
    demo.showsExamples(),
    readPayments(platform),
  ]);
  return { rows, traces, isDemo, hasExamples, payments, isFixed: demo.isFixed };
}

async function readPayments(platform: Platform): Promise<TakenPayments> {
  const [isStripeSetUp, { delivery }] = await Promise.all([takesStripe(platform), readSettings(platform.db)]);
  return { isStripeSetUp, takesCash: delivery.cashOnDelivery };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'demo.end');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (intent !== 'remove' && intent !== 'end')
    return data<ListResult>({ ok: false, message: 'Nothing was changed.' }, 422);
  const traces = DEMO_TRACES.filter((trace) => ids.includes(trace));
  try {
    const rows = await countDemoRows(platform.db);
    const { legal } = await readSettings(platform.db);
    if (intent === 'end' && !namesTrader(legal))
      return data<ListResult>({ ok: false, message: TRADER_NOT_NAMED }, 409);
    if (!isConfirmed)
      return data<ListResult>({
        ok: false,
        ask:
          intent === 'end'
            ? askEnd(rows, await readPayments(platform))
            : askRemoval(rows, await countDemoTraces(platform), traces),
      });
    if (intent === 'end') {
      const ended = await endDemo(platform, member);
      return ended.ok
        ? data<ListResult>({ ok: true, message: 'The demo has ended.' })
        : data<ListResult>({ ok: false, message: TRADER_NOT_NAMED }, 409);
    }
    const gone = await removeDemoContent(platform, member, traces);
    return data<ListResult>({ ok: true, message: removedWords(gone) });
  } catch (error) {
    platform.log.error({ err: error }, 'the demo could not be ended');
    return data<ListResult>({ ok: false, message: 'Not all of it could be done. Please try again.' }, 500);
  }
}

const TRADER_NOT_NAMED =
  'Shoppers must read who sells: enter company or trader and the address under Legal first. The demo goes on.';

export default function DemoPage({
  loaderData: { rows, traces, isDemo, hasExamples, payments, isFixed },
  actionData,
}: Route.ComponentProps) {
  useListResult(actionData);
  const left = untouchedOf(rows);
  const hasRows = Object.values(left).some((count) => count > 0);
  const changed = Object.values(rows).reduce((sum, row) => sum + row.changed, 0);
  const inUse = Object.values(rows).reduce((sum, row) => sum + row.inUse, 0);
  const hasTraces = traces.orders + traces.messages > 0;
  const hasSomething = hasRows || hasExamples || hasTraces || changed + inUse > 0;
  return (
    <>
      <SaveResultText result={actionData} />
      <PageHeading title="Settings" />
      <SectionsNav canEndDemo canConnect />
      <div className="grid gap-5">
        <FieldGroup title="Remove demo content">
          <p className="max-w-prose text-sm">
            {hasSomething
              ? `${removalWords(left, hasExamples)} `
              : 'Nothing of the demo is left that you did not make your own. '}
            {changed > 0 &&
              `${countText(changed, 'record')} of the demo you changed: ${changed === 1 ? 'that is yours and stays' : 'those are yours and stay'}, without made-up reviews. `}
            {inUse > 0 &&
              `${countText(inUse, 'brand or category', 'brands and categories')} with products of your own ${inUse === 1 ? 'stays' : 'stay'} too.`}
          </p>
          {hasSomething && (
            <Form method="post" className="grid justify-items-start gap-3">
              <TraceBox trace="orders" count={traces.orders}>
                Delete {countText(traces.orders, 'order')} placed in the demo as well
              </TraceBox>
              <TraceBox trace="messages" count={traces.messages}>
                Delete {countText(traces.messages, 'message')} written in the demo as well
              </TraceBox>
              {realOrdersWords(traces.realOrders).map((words) => (
                <p key={words} className="max-w-prose text-sm text-ink-soft">
                  {words}
                </p>
              ))}
              <IntentButton intent="remove">Remove demo content</IntentButton>
            </Form>
          )}
        </FieldGroup>
        <FieldGroup title="End demo">
          <p className="max-w-prose text-sm">
            {paymentWords(isDemo, payments)}{' '}
            {isFixed &&
              `DEMO_SHOP=${isDemo ? 1 : 0}, set where the shop is started, decides that and wins over what is chosen here.`}
          </p>
          <p className="max-w-prose text-sm">
            <Link to={paths.cms()} className="inline-flex min-h-6 items-center underline underline-offset-4">
              What is left to do before you open
            </Link>{' '}
            stands on the dashboard.
          </p>
          {isDemo && !isFixed && (
            <Form method="post">
              <IntentButton intent="end">End demo</IntentButton>
            </Form>
          )}
        </FieldGroup>
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function TraceBox({ trace, count, children }: { trace: DemoTrace; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <label className="flex min-h-6 items-center gap-2.5 text-sm">
      <input type="checkbox" name="ids" value={trace} className="size-4.5 accent-plum" />
      <span>{children}</span>
    </label>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the demo" />;
}
