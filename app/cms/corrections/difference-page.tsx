import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { Card } from '#app/cms/orders/card.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { InertEnter } from '#app/cms/ui/inert-enter.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findOpenDifference } from '#database/queries/corrections/differences.ts';
import { findCorrection } from '#database/queries/corrections/order-corrections.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { goodsTexts } from '#domain/corrections/correction-words.ts';
import { formatPounds } from '#domain/money/money.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { letDifferenceGo } from '#operations/corrections/let-difference-go.ts';
import { mailLinkAgain } from '#operations/corrections/mail-link-again.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/difference-page';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  cmsTitle(matches, `To be paid for ${params.orderNumber}`);

async function load({ db }: Platform, orderNumber: string) {
  const order = await findOrder(db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  return { order, open: await findOpenDifference(db, order.id) };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'orders.refund');
  const platform = context.get(platformContext);
  const { order, open } = await load(platform, params.orderNumber);
  const correction = open && (await findCorrection(platform.db, open.correctionId));
  const { keys } = platform;
  return {
    orderNumber: order.orderNumber,
    open: open && {
      amountPence: open.amountPence,
      correctionId: open.correctionId,
      linkUntil: open.linkUntil,
      isOver: open.linkUntil <= nowIso(platform.clock),
      /** Null where the shop took no cards when it was corrected. */
      link:
        open.paymentId === null
          ? null
          : paths.payOrderByLink(
              signedToken(keys, {
                purpose: 'view-order',
                id: order.id,
                expiresAt: Date.parse(open.linkUntil),
              }),
            ),
      changes: correction ? goodsTexts(correction.facts) : [],
    },
    totalPence: order.totalPence,
    sendsMail: await platform.sendsMail(),
    key: platform.random.id(),
  };
}

type Result = { message: string; errors: Record<string, string>; submitted: Record<string, string> };

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.refund');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const { orderNumber } = params;
  const respond = (status: number, message: string, errors: Record<string, string> = {}) =>
    data<Result>({ message, errors, submitted }, { status });
  await load(platform, orderNumber);
  if (submitted.intent === 'link') {
    const isSent = await mailLinkAgain(platform, actor, orderNumber);
    return isSent
      ? respond(200, 'The link is on its way again, and pays for two weeks.')
      : respond(409, NOTHING_OWED);
  }
  const reason = singleLine(submitted.reason ?? '').slice(0, 300);
  if (reason === '') return respond(422, 'Nothing was changed.', { reason: 'Reason is required' });
  const key = submitted.key || platform.random.id();
  const gone = await letDifferenceGo(platform, { orderNumber, reason, key, actor });
  if (gone.ok) return redirect(cmsPaths.order(orderNumber));
  switch (gone.problem) {
    case 'order-not-found':
      throw data(null, { status: 404 });
    case 'nothing-owed':
      return respond(409, NOTHING_OWED);
    case 'refused':
      return respond(409, gone.problems.map(({ message }) => message).join(' '));
    default:
      return respond(409, 'The order was changed meanwhile. Look at it again.');
  }
}

const NOTHING_OWED = 'Nothing is to be paid any more: it was paid, let go, or corrected again meanwhile.';

export default function DifferencePage({
  loaderData: { orderNumber, open, totalPence, sendsMail, key },
  actionData,
}: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const errors = actionData?.errors ?? {};
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">
        To be paid after a correction
      </h1>
      {actionData?.message && (
        <p
          role="alert"
          className="mb-5 rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep"
        >
          {actionData.message}
        </p>
      )}
      {open === null ? (
        <p>Nothing is to be paid beside what was.</p>
      ) : (
        <div className="grid max-w-xl gap-5">
          <Card title={`${formatPounds(open.amountPence)} is to be paid`}>
            <p className="text-sm">
              The order costs {formatPounds(totalPence)} since it was corrected. It is neither packed nor sent
              until the rest is paid or let go.
            </p>
            <ul className="mt-2 text-sm text-ink-soft">
              {open.changes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Card>
          {open.link !== null && (
            <Card title="The link that pays it">
              <p className="text-sm [overflow-wrap:anywhere]">
                {open.isOver ? 'It ended ' : 'It pays until '}
                <Moment at={open.linkUntil} />.{' '}
                {!open.isOver && (
                  <a href={open.link} className="underline underline-offset-4">
                    Open it
                  </a>
                )}
              </p>
              {sendsMail && (
                <Form method="post" className="mt-3">
                  <Button
                    type="submit"
                    name="intent"
                    value="link"
                    variant="outline"
                    aria-disabled={isSubmitting}
                  >
                    Email the link again
                  </Button>
                </Form>
              )}
            </Card>
          )}
          <Card title="Let it go">
            <Form
              method="post"
              className="grid gap-3"
              onSubmit={(event) => isSubmitting && event.preventDefault()}
            >
              <InertEnter />
              <input type="hidden" name="key" value={key} />
              <p className="text-sm text-ink-soft">
                The sum is taken off the lines that the correction changed. The customer reads that the order
                costs less.
              </p>
              <TextField
                label="Reason"
                name="reason"
                maxLength={300}
                autoComplete="off"
                defaultValue={actionData?.submitted.reason ?? ''}
                error={errors.reason}
              />
              <Button
                type="submit"
                name="intent"
                value="let-go"
                variant="outline"
                aria-disabled={isSubmitting}
              >
                Let {formatPounds(open.amountPence)} go
              </Button>
            </Form>
          </Card>
          <Card title="Take the correction back">
            <p className="text-sm text-ink-soft">
              Goods, prices and delivery as they were before it. It is shown first, and needs its stock again.
            </p>
            <p className="mt-3">
              <Link to={cmsPaths.undoCorrection(orderNumber, open.correctionId)} className="btn btn-outline">
                Begin with what was before
              </Link>
            </p>
          </Card>
        </div>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="order" />;
}
