import { data, redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { formatPounds } from '#domain/money/money.ts';
import { answerDemoBank, findAtDemoBank } from '#operations/payment/answer-demo-bank.ts';
import type { Route } from './+types/demo-bank-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Demo bank',
    description: 'Stands for the bank of a demo shop’s test card.',
    path: paths.pay(),
    robots: 'noindex',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { secret, back } = askedOf(request);
  const found = await findAtDemoBank(context.get(platformContext), secret);
  if (!found) return data({ payment: null, back: paths.home() }, { status: 404 });
  const { order, amountPence, isWaiting, last4 } = found;
  const { orderNumber } = order;
  return data({
    payment: { total: formatPounds(amountPence), last4, isWaiting },
    back: back ?? paths.payOrder(orderNumber),
  });
}

/** Leads back to the shop, which asks the test card what became of the payment. */
export async function action({ context, request }: Route.ActionArgs) {
  const { secret, back } = askedOf(request);
  const form = await readForm(request);
  const order = await answerDemoBank(context.get(platformContext), secret, form.get('reply') === 'confirm');
  return redirect(order ? (back ?? paths.payOrder(order.orderNumber)) : paths.home());
}

function askedOf(request: Request): { secret: string; back: string | null } {
  const { searchParams } = new URL(request.url);
  const link = searchParams.get('link');
  return { secret: searchParams.get('payment') ?? '', back: link && paths.payOrderByLink(link) };
}

/** Plain forms and links, as another company's page would have. */
export default function DemoBankPage({ loaderData: { payment, back } }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <main id="main" className="demo-bank">
      <div className="demo-bank-card">
        <p className="demo-bank-mark">Demo bank</p>
        {payment?.isWaiting ? (
          <>
            <h1 className="text-2xl font-semibold">Is it you who is paying?</h1>
            <dl className="demo-bank-facts">
              <div>
                <dt>To</dt>
                <dd>{name}</dd>
              </div>
              <div>
                <dt>Amount</dt>
                <dd>{payment.total}</dd>
              </div>
              {payment.last4 && (
                <div>
                  <dt>Card</dt>
                  <dd>{`ending ${payment.last4}`}</dd>
                </div>
              )}
            </dl>
            <form method="post" className="grid gap-3">
              <button type="submit" name="reply" value="confirm" className="btn btn-large demo-bank-confirm">
                Confirm payment
              </button>
              <button type="submit" name="reply" value="refuse" className="btn btn-large demo-bank-refuse">
                No, it is not me
              </button>
            </form>
          </>
        ) : (
          <>
            <h1 className="text-2xl font-semibold">There is nothing to confirm</h1>
            <p>{payment ? 'This payment has already been answered.' : 'We could not find this payment.'}</p>
            <a href={back} className="btn btn-large demo-bank-refuse">
              Back to {name}
            </a>
          </>
        )}
        <p className="text-sm">
          A real bank asks you here to confirm in its app, or by a code. This page stands in for one in a demo
          shop: no money moves.
        </p>
      </div>
    </main>
  );
}
