import { useEffect } from 'react';
import { data, Form, Link, useNavigation, useRevalidator } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { PageLinks } from '#app/cms/ui/page-links.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import {
  countMoveOrders,
  findOrderMove,
  listOrdersOfMove,
  type MoveCounts,
  type MovedState,
} from '#database/queries/order/order-moves.ts';
import { parsePage } from '#domain/lists/list-query.ts';
import { isOrderStatus, type MoveTarget, moveTitle } from '#domain/order-moves/move-target.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import { undoMove, workOnMove } from '#operations/order/move-orders.ts';
import type { Route } from './+types/order-move-page';
import { OrderManagerError } from './order-manager-error.tsx';

const PAGE_SIZE = 100;
/** Orders whose undoing the page waits for; the job restores the others. */
const UNDONE_AT_ONCE = 200;
const LOOK_AGAIN_MS = 1000;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData ? moveTitle(loaderData.total, loaderData.move.to) : 'Many orders');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.view');
  const { db, clock } = context.get(platformContext);
  const move = await findOrderMove(db, params.id);
  if (!move?.begunAt) throw data(null, { status: 404 });
  const page = parsePage(url.searchParams.get('page'));
  const [counts, orders] = await Promise.all([
    countMoveOrders(db, move.id),
    listOrdersOfMove(db, move.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
  ]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const now = new Date(clock.now()).toISOString();
  const isInTime = move.undoUntil === null || move.undoUntil > now;
  const isOpen = move.undoneAt === null && move.endingAt === null && isInTime;
  const canUndo = isOpen && move.to !== 'deleted' && may(role, undoPermission(move.to));
  const isRestoring = move.undoneAt !== null && counts.final > 0 && !isOrderStatus(move.to);
  const isWorking = counts.held > 0 || isRestoring || (counts.waiting > 0 && move.undoneAt === null);
  return { move, counts, orders, total, page, canUndo, isWorking };
}

const undoPermission = (to: MoveTarget) => (isOrderStatus(to) ? 'orders.change-status' : 'orders.archive');

export async function action({ context, params, request }: Route.ActionArgs) {
  requirePermission(context, 'orders.view');
  await readForm(request);
  const platform = context.get(platformContext);
  const move = await findOrderMove(platform.db, params.id);
  if (!move) throw data(null, { status: 404 });
  const member = requirePermission(context, undoPermission(move.to));
  try {
    const undone = await undoMove(platform, member, params.id);
    if (!undone.ok && undone.problem === 'not-found') throw data(null, { status: 404 });
    if (!undone.ok) return data({ ok: false, message: 'It can no longer be undone.' }, 409);
    const before = await countMoveOrders(platform.db, params.id);
    if (before.held + before.final <= UNDONE_AT_ONCE) while (await workOnMove(platform, params.id));
    const { undone: count, held, final, superseded } = await countMoveOrders(platform.db, params.id);
    const following = isOrderStatus(move.to) ? held : final;
    const left = superseded + (isOrderStatus(move.to) ? final : 0);
    const rest = following > 0 ? `, ${countText(following, 'order')} still to follow` : '';
    return data({
      ok: left === 0,
      message: `Undone for ${countText(count, 'order')}${rest}${left > 0 ? `, ${left.toLocaleString('en-GB')} left as they are` : ''}.`,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a status for many orders could not be undone');
    return data({ ok: false, message: STATUS_UPDATE_FAILED }, 500);
  }
}

const STATES: Record<MovedState, string> = {
  waiting: 'still to follow',
  held: 'changed, can be undone',
  final: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
  undone: 'undone',
  superseded: 'changed by somebody since',
};

export default function OrderMovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { move, counts, orders, total, page, canUndo, isWorking } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <>
      <BackLink to={cmsPaths.orders()}>All orders</BackLink>
      <PageHeading title={moveTitle(total, move.to)} />
      <div className="grid gap-4">
        <section aria-label="Result" className="rounded-card border border-line bg-surface p-5 text-sm">
          <p role="status" className="text-base font-semibold">
            {actionData?.message ?? countsText(counts, move.to)}
          </p>
          <p className="mt-1 text-ink-soft">
            {move.actor}, <Moment at={move.at} />
          </p>
          {move.undoneAt && (
            <p className="mt-3">
              Undone by {move.undoneBy}, <Moment at={move.undoneAt} />
            </p>
          )}
          {canUndo && (
            <Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                name="intent"
                value="undo"
                variant="outline"
                size="small"
                aria-disabled={isSending}
              >
                {isSending ? 'Undoing …' : 'Undo'}
              </Button>
              <span className="text-ink-soft">
                {isOrderStatus(move.to)
                  ? 'Nothing is mailed, numbered or refunded until a minute after the last order.'
                  : 'Until a minute after the last order.'}
              </span>
            </Form>
          )}
        </section>
        <section aria-label="Orders" className="rounded-card border border-line bg-surface p-5 text-sm">
          <ul className="divide-y divide-line">
            {orders.map(({ orderNumber, from, state, reason }) => (
              <li key={orderNumber} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                {move.to === 'deleted' && state === 'final' ? (
                  <span className="inline-flex min-h-6 items-center font-medium">{orderNumber}</span>
                ) : (
                  <Link
                    to={cmsPaths.order(orderNumber)}
                    className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
                  >
                    {orderNumber}
                  </Link>
                )}
                <span className="text-ink-soft">
                  {from && state !== 'unchanged' && `was ${from}, `}
                  {stateText(state, move.to)}
                  {reason && ` – ${reason}`}
                </span>
              </li>
            ))}
          </ul>
          <PageLinks page={page} pageCount={pageCount} />
        </section>
      </div>
    </>
  );
}

function stateText(state: MovedState, to: MoveTarget): string {
  return state === 'final' && !isOrderStatus(to) ? to : STATES[state];
}

function countsText(counts: MoveCounts, to: MoveTarget): string {
  const order: MovedState[] = ['held', 'final', 'undone', 'waiting', 'unchanged', 'superseded', 'refused'];
  return order
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state].toLocaleString('en-GB')} ${stateText(state, to)}`)
    .join(', ');
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
