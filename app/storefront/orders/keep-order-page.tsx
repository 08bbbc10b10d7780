import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { awaitsPacking, type CashQuestion } from '#domain/order/cash-question.ts';
import type { Order } from '#domain/order/order.ts';
import { CUSTOMER, cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { confirmCashOrder, findAskedOrder } from '#operations/order/confirm-cash-order.ts';
import type { Route } from './+types/keep-order-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Do you still want your order?',
    description: 'Confirm or cancel an order you pay in cash.',
    path: paths.orders(),
    robots: 'noindex',
  });

/** The address decides about the order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = await findAskedOrder(context.get(platformContext), tokenOf(request));
  if (!asked) return data({ order: null }, { status: 404 });
  const { order, question } = asked;
  const { orderNumber, totalPence } = order;
  return data({
    order: {
      orderNumber,
      totalPence,
      lines: order.lines.map(({ name, quantity }) => `${quantity} × ${name}`),
      state: stateOf(order, question),
    },
  });
}

function stateOf(order: Order, { confirmedAt }: CashQuestion): keyof typeof TITLES {
  if (order.orderStatus === 'cancelled') return 'cancelled';
  if (confirmedAt !== null) return 'confirmed';
  return awaitsPacking(order) ? 'open' : 'sent';
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const asked = await findAskedOrder(platform, tokenOf(request));
  if (!asked) return data(null, { status: 404 });
  const isDone =
    (await readForm(request)).get('intent') === 'cancel'
      ? await cancelOwnOrder(platform, asked.order.orderNumber)
      : await confirmCashOrder(platform, CUSTOMER, asked.order.id);
  return data(null, { status: isDone ? 200 : 409 });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('link') ?? '';
}

const TITLES = {
  open: 'Do you still want your order?',
  confirmed: 'Thank you, your order is confirmed',
  cancelled: 'Your order is cancelled',
  sent: 'We are already sending your order',
} as const;

export default function KeepOrderPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-5 py-16 md:py-24">
      <h1 className="heading-1">{order ? TITLES[order.state] : 'This link no longer works'}</h1>
      {order ? (
        <div className="grid gap-3 text-lg text-ink-soft">
          <p>
            Order {order.orderNumber}, {formatPounds(order.totalPence)} in cash on delivery
          </p>
          <ul>
            {order.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-lg text-ink-soft">
          You can find your order with its number and your email address.
        </p>
      )}
      {order?.state === 'open' && (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="confirm">
            Yes, please send it
          </Button>
          <Button type="submit" name="intent" value="cancel" variant="outline">
            No, cancel the order
          </Button>
        </Form>
      )}
      {order?.state === 'cancelled' && (
        <p className="text-ink-soft">Nothing is owed. You are welcome to order again.</p>
      )}
      <ButtonLink to={paths.orders()} variant="quiet">
        Find an order
      </ButtonLink>
    </div>
  );
}
