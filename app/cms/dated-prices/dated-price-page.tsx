import { data, Form, Link, useNavigation } from 'react-router';
import { BulkRefusals } from '#app/cms/bulk/bulk-refusals.tsx';
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
import { listBulkNames } from '#database/queries/bulk/bulk-choices.ts';
import { listSlidesUntil } from '#database/queries/content/hero-slides.ts';
import { countLines, listShownLines, type ShownLine } from '#database/queries/dated-prices/dated-lines.ts';
import { findDatedPrice } from '#database/queries/dated-prices/dated-prices.ts';
import { type DatedRun, listRuns } from '#database/queries/dated-prices/dated-runs.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { datedChangeText } from '#domain/dated-prices/dated-change.ts';
import { DATED_ACTIONS, type DatedPrice, datedState, endOf } from '#domain/dated-prices/dated-price.ts';
import { choiceWords, parseChoice } from '#domain/dated-prices/product-choice.ts';
import { formatPounds } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { type StopResult, stopDatedPrice } from '#operations/dated-prices/stop-dated-price.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/dated-price-page';
import { DatedStateFlag } from './dated-state-flag.tsx';

const SHOWN = 200;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.dated.name ?? 'Dated price');

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = requirePermission(context, 'products.view');
  const { db, clock } = context.get(platformContext);
  const dated = await findDatedPrice(db, params.id);
  if (!dated) throw data(null, { status: 404 });
  const names = await listBulkNames(db);
  const now = nowIso(clock);
  const state = datedState(dated, now);
  const { shop } = await readSettings(db);
  const canEdit = may(member.role, 'products.edit');
  return {
    dated,
    state,
    canEdit,
    action: canEdit ? DATED_ACTIONS[state] : null,
    copyAt: cmsPaths.newDatedPrice(`?${copySearch(dated)}`),
    words: choiceWords(parseChoice(new URLSearchParams(dated.choice)), (id) => names.get(id) ?? id),
    counts: (await countLines(db, [dated.id])).get(dated.id) ?? null,
    // Ended before its time, it leaves what was to end with it.
    slides: dated.stopAt === null ? [] : (await listSlidesUntil(db, now)).filter(isTold(dated.untilAt)),
    announcement:
      dated.stopAt !== null &&
      isTold(dated.untilAt)({ until: shop.announcementUntil }) &&
      shop.announcementUntil > now,
    runs: await listRuns(db, dated.id),
    lines: await listShownLines(db, dated.id, ['planned', 'begun', 'ended'], SHOWN),
    kept: await listShownLines(db, dated.id, ['kept'], SHOWN),
    left: await listShownLines(db, dated.id, ['left'], SHOWN),
  };
}

/** The form for a new one with the same price and products, without its times. */
function copySearch({ name, how, amount, ending, choice }: DatedPrice): string {
  const params = new URLSearchParams(choice);
  params.set('name', name);
  params.set('how', how);
  params.set('amount', how === 'percent' ? String(amount / 100) : (amount / 100).toFixed(2));
  if (ending !== null) params.set('ending', String(ending));
  return params.toString();
}

/** True for what ends in the same hour as the dated price was to end. */
function isTold(untilAt: string): (shown: { until: string }) => boolean {
  return ({ until }) => Math.abs(Date.parse(until) - Date.parse(untilAt)) <= 3_600_000;
}

const PROBLEMS: Record<Extract<StopResult, { ok: false }>['problem'], string> = {
  'not-found': 'It is gone.',
  'over-already': 'It is over already.',
  'begun-meanwhile': 'It began meanwhile: it can be ended now.',
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const form = await readForm(request);
  const platform = context.get(platformContext);
  try {
    const meant = form.get('intent') === 'end' ? 'end' : 'cancel';
    const result = await stopDatedPrice(platform, member, params.id, meant);
    if (result.ok)
      return { message: result.did === 'cancelled' ? 'Cancelled.' : 'Ended: its prices are back.' };
    if (result.problem === 'not-found') throw data(null, { status: 404 });
    return data({ message: PROBLEMS[result.problem] }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a dated price could not be ended');
    return data({ message: savingFailed('dated price') }, 500);
  }
}

export default function DatedPricePage({ loaderData, actionData }: Route.ComponentProps) {
  const { dated, state, canEdit, action, copyAt, words, counts, runs, lines, kept, left } = loaderData;
  const { slides, announcement } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <BackLink to={cmsPaths.datedPrices()}>All dated prices</BackLink>
      <PageHeading title={dated.name} count={<DatedStateFlag state={state} />}>
        {canEdit && (
          <Link to={copyAt} className="btn btn-small btn-outline">
            Copy
          </Link>
        )}
      </PageHeading>
      <div className="grid gap-4">
        {actionData && (
          <p role="alert" className="rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
            {actionData.message}
          </p>
        )}
        <section
          aria-label="What and when"
          className="rounded-card border border-line bg-surface p-5 text-sm"
        >
          <p className="text-base font-semibold">{datedChangeText(dated)}</p>
          <p className="mt-1">
            From <Moment at={dated.fromAt} /> until <Moment at={endOf(dated)} />
            {dated.stopAt && (
              <span className="text-ink-soft">
                {' '}
                (planned until <Moment at={dated.untilAt} />, ended by {dated.stoppedBy})
              </span>
            )}
          </p>
          {dated.cancelledAt && (
            <p className="mt-1">
              Cancelled by {dated.stoppedBy}, <Moment at={dated.cancelledAt} />
            </p>
          )}
          <p className="mt-1 text-ink-soft">
            Products: {words}. Scheduled by {dated.createdBy}, <Moment at={dated.createdAt} />
          </p>
          {action && (
            <Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
              <input type="hidden" name="intent" value={action} />
              <Button type="submit" variant="outline" size="small" aria-disabled={isSending}>
                {action === 'cancel' ? 'Cancel it' : 'End it now'}
              </Button>
              <span className="text-ink-soft">
                {action === 'cancel'
                  ? 'No price was changed yet.'
                  : 'The prices go back at once; a price that somebody changed since stays as it is.'}
              </span>
            </Form>
          )}
        </section>
        {(slides.length > 0 || announcement) && (
          <p role="alert" className="rounded-card bg-blush-soft px-5 py-4 text-sm text-rose-deep">
            <strong>Still shown until the end that was planned:</strong>{' '}
            {slides.map(({ id, title }) => (
              <span key={id}>
                slide{' '}
                <Link to={cmsPaths.slide(id)} className="underline underline-offset-4">
                  {title}
                </Link>
                {'. '}
              </span>
            ))}
            {announcement && (
              <Link to={cmsPaths.settings()} className="underline underline-offset-4">
                The announcement for a time
              </Link>
            )}
          </p>
        )}
        {runs.length > 0 && <Runs runs={runs} dated={dated} />}
        <BulkRefusals title="Did not go back" refusals={kept.map(asRefusal)} count={counts?.kept ?? 0} />
        <BulkRefusals title="Left out" refusals={left.map(asRefusal)} count={counts?.left ?? 0} />
        {lines.length > 0 && <Prices lines={lines} more={pricesOf(counts) - lines.length} />}
      </div>
    </>
  );
}

function pricesOf(counts: { planned: number; begun: number; ended: number } | null): number {
  return counts ? counts.planned + counts.begun + counts.ended : 0;
}

function Runs({ runs, dated }: { runs: DatedRun[]; dated: DatedPrice }) {
  return (
    <section aria-label="Runs" className="rounded-card border border-line bg-surface p-5 text-sm">
      <h2 className="mb-2 font-semibold">What was done</h2>
      <ul className="grid gap-1.5">
        {runs.map(({ kind, startedAt, endedAt, changed, leftAlone }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-medium">{kind === 'begin' ? 'Began' : 'Ended'}</span>:{' '}
              {countText(changed, 'price')} {kind === 'begin' ? 'lowered' : 'put back'}
              {leftAlone > 0 && `, ${leftAlone.toLocaleString('en-GB')} left as they were`}
              {endedAt === null && ', going on'}
            </span>
            <span className="text-ink-soft">
              <Moment at={startedAt} />
              {isLate(startedAt, kind === 'begin' ? dated.fromAt : endOf(dated)) &&
                ', late: the shop did not run'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Runs follow their time by seconds. */
function isLate(startedAt: string, dueAt: string): boolean {
  return Date.parse(startedAt) - Date.parse(dueAt) > 10 * 60_000;
}

const STATES = { planned: '', begun: 'now', ended: 'back', left: '', kept: '' } as const;

function Prices({ lines, more }: { lines: ShownLine[]; more: number }) {
  return (
    <section aria-label="Prices" className="rounded-card border border-line bg-surface p-5 text-sm">
      <h2 className="mb-2 font-semibold">Prices</h2>
      <ul className="divide-y divide-line">
        {lines.map(({ productId, productName, variantName, oldPence, newPence, setOriginalPence, state }) => (
          <li key={`${productId} ${variantName}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <Link to={cmsPaths.product(productId)} className="font-medium underline underline-offset-4">
              {productName}
              {variantName && `, ${variantName}`}
            </Link>
            <span className="tabular-nums">
              {oldPence !== null && formatPounds(oldPence)} → {newPence !== null && formatPounds(newPence)}
              <span className="text-ink-soft">
                {setOriginalPence !== null && ` with ‘was ${formatPounds(setOriginalPence)}’`}
                {STATES[state] && ` · ${STATES[state]}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-soft">and {countText(more, 'more price')}</p>}
    </section>
  );
}

function asRefusal({ productId, productName, variantName, reason }: ShownLine) {
  return {
    productId,
    name: variantName ? `${productName}, ${variantName}` : productName,
    reason: reason ?? '',
  };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="this dated price" />;
}
