import { useEffect } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { paths } from '#app/links/paths.ts';
import { useConfirmations } from '#app/storefront/order-sending/confirmation-store.ts';
import { AskForOrder } from './ask-for-order.tsx';
import type { OrderToPay } from './order-to-pay.ts';
import type { PayResult } from './pay-result.ts';
import { PaySkeleton } from './pay-skeleton.tsx';
import { PayView } from './pay-view.tsx';
import { leaveStripeParameters } from './tidy-address.ts';

type Loaded = { order: OrderToPay | null; isLinkOver: boolean };

/** Shows the order of the link or of the sent form; otherwise that of this tab, or asks for it. */
export function PayPart({ loaded, submitted }: { loaded: Loaded; submitted: PayResult | undefined }) {
  useEffect(leaveStripeParameters, []);
  const order = loaded.order ?? (submitted?.ok ? submitted.order : null);
  if (order) return <PayView first={order} />;
  return <OrderOfThisTab isLinkOver={loaded.isLinkOver} refused={submitted?.ok ? undefined : submitted} />;
}

function OrderOfThisTab({
  isLinkOver,
  refused,
}: {
  isLinkOver: boolean;
  refused: Extract<PayResult, { ok: false }> | undefined;
}) {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const orderNumber = params.get('order') ?? '';
  const known = useConfirmations().find((order) => order.orderNumber === orderNumber);
  const email = known?.customerInfo?.email;
  const { submit, data } = useFetcher<PayResult>();
  useEffect(() => {
    if (email) void submit({ orderNumber, email }, { method: 'post', action: paths.pay() });
  }, [orderNumber, email, submit]);
  if (data?.ok) return <PayView first={data.order} />;
  const form = (
    <AskForOrder
      orderNumber={orderNumber}
      email={email}
      isLinkOver={isLinkOver}
      refused={refused ?? (data?.ok === false ? data : undefined)}
    />
  );
  const isAsking = !hydrated || (email !== undefined && data === undefined);
  return refused || !isAsking ? form : <PaySkeleton>{form}</PaySkeleton>;
}
