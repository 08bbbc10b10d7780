import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { findLinkedOrder } from '#operations/order/order-account.ts';
import { loadOwnReturn } from '#operations/returns/own-returns.ts';
import type { Route } from './+types/return-slip-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Return slip',
    description: 'Print it and put it in the parcel.',
    path: paths.orders(),
    robots: 'noindex',
  });

/** The address opens the order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** A slip is there while the goods are to be sent. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const link = searchParams.get('link') ?? '';
  const order = await findLinkedOrder(platform, link);
  const given = order && (await loadOwnReturn(platform, order, searchParams.get('number') ?? ''));
  if (!given?.sendTo) return data({ slip: null, link }, { status: 404 });
  const { number, orderNumber, sendTo, goods } = given;
  return data({ slip: { number, orderNumber, sendTo, goods }, link });
}

export default function ReturnSlipPage({ loaderData: { slip, link } }: Route.ComponentProps) {
  const shop = useShop();
  if (!slip)
    return (
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16">
        <h1 className="heading-1">There is no slip to print</h1>
        <p>
          <a href={link ? paths.viewOrder(link) : paths.orders()} className="detail-link">
            Your order
          </a>
        </p>
      </main>
    );
  return (
    <main className="mx-auto grid max-w-2xl gap-8 px-6 py-10 print:max-w-none print:p-0">
      <p className="flex flex-wrap items-center gap-4 print:hidden">
        <Button onClick={() => window.print()}>Print it</Button>
        <a href={paths.ownReturn(link, slip.number)} className="detail-link">
          Back to the return
        </a>
      </p>
      <header className="grid gap-2">
        <p className="font-display text-2xl">{shop.name}</p>
        <h1 className="heading-2">Return {slip.number}</h1>
        <p>Order {slip.orderNumber}. Please put this slip in the parcel.</p>
      </header>
      <section aria-labelledby="slip-to" className="grid gap-2 rounded-lg border border-ink p-6">
        <h2 id="slip-to" className="text-sm font-semibold">
          Send it to
        </h2>
        <address className="text-xl whitespace-pre-line not-italic [overflow-wrap:anywhere]">
          {slip.sendTo}
        </address>
      </section>
      <section aria-labelledby="slip-goods" className="grid gap-2">
        <h2 id="slip-goods" className="heading-3">
          In the parcel
        </h2>
        <ul className="grid gap-1.5 [overflow-wrap:anywhere]">
          {slip.goods.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <p className="text-sm">Keep the proof of posting until the money is back.</p>
    </main>
  );
}
