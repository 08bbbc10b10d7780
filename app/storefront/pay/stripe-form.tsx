import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConfirmations } from '#app/storefront/order-sending/confirmation-store.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { statementSuffix } from '#domain/payment/statement-suffix.ts';
import { PROCESSING } from '#domain/words/messages.ts';
import { billingDetailsOf } from './billing-details.ts';
import { openStripe } from './open-stripe.ts';
import { dueOf, type OrderToPay } from './order-to-pay.ts';
import { lastFailureText, PaymentProblem } from './payment-problem.tsx';
import { STRIPE_APPEARANCE } from './stripe-appearance.ts';
import { stripeErrorText } from './stripe-error-text.ts';

type Means = Extract<OrderToPay['means'], { by: 'stripe' }>;
type Loaded = { stripe: Stripe; elements: StripeElements };

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection and try again.';

/** Stripe's Payment Element: what is entered there goes to Stripe alone. */
export function StripeForm({
  means: { clientSecret, publishableKey },
  order,
  lastFailure,
  onTried,
}: {
  means: Means;
  order: OrderToPay;
  lastFailure: string | null;
  onTried: () => Promise<void>;
}) {
  // What this browser's shopper entered: an order that is opened by a link shows nobody's particulars.
  const known = useConfirmations().find(({ orderNumber }) => orderNumber === order.orderNumber);
  const suffix = statementSuffix(order.orderNumber);
  const place = useRef<HTMLDivElement>(null);
  const problemPlace = useRef<HTMLDivElement>(null);
  const loaded = useRef<Loaded | null>(null);
  const [loads, setLoads] = useState(1);
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState(lastFailureText(lastFailure));

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once more when the shopper asks for it
  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    openStripe(publishableKey).then(
      (stripe) => {
        if (isGone || !place.current) return;
        const elements = stripe.elements({ clientSecret, locale: 'en-GB', appearance: STRIPE_APPEARANCE });
        const element = elements.create('payment', {
          layout: 'accordion',
          ...(known?.customerInfo && {
            defaultValues: { billingDetails: billingDetailsOf(known.customerInfo, known.billing) },
          }),
        });
        element.on('ready', () => setReady(true));
        element.on('loaderror', () => setProblem(NOT_LOADED));
        element.mount(place.current);
        loaded.current = { stripe, elements };
        unmount = () => element.destroy();
      },
      () => setProblem(NOT_LOADED),
    );
    return () => {
      isGone = true;
      unmount();
    };
  }, [clientSecret, publishableKey, loads]);

  function loadAgain() {
    setProblem(null);
    setLoads((times) => times + 1);
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (isPaying || !loaded.current) return;
    setPaying(true);
    setProblem(null);
    const { stripe, elements } = loaded.current;
    // Methods that lead to a bank leave the page here, and come back to its address.
    const { error } = await stripe
      .confirmPayment({
        elements,
        confirmParams: { return_url: window.location.href },
        redirect: 'if_required',
      })
      .catch(() => ({ error: { type: 'api_connection_error' } }));
    // The shop asks Stripe: an error may also mean that another tab has paid.
    await onTried();
    setPaying(false);
    if (!error) return;
    setProblem(stripeErrorText(error));
    if (error.type !== 'validation_error') requestAnimationFrame(() => problemPlace.current?.focus());
  }

  return (
    <form method="post" onSubmit={pay} className="mt-8 grid gap-5">
      <noscript>
        <p className="rounded-card bg-blush-soft p-5">
          Paying needs JavaScript: please switch it on and reload this page.
        </p>
      </noscript>
      <div className="needs-script grid min-h-72 content-start">
        <div ref={place} className="col-start-1 row-start-1" />
        {!isReady && problem !== NOT_LOADED && (
          <div aria-hidden="true" className="col-start-1 row-start-1 grid content-start gap-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
      </div>
      <PaymentProblem text={problem} place={problemPlace} />
      {problem === NOT_LOADED ? (
        <Button variant="dark" size="large" onClick={loadAgain} className="w-full">
          Try again
        </Button>
      ) : (
        <Button type="submit" size="large" disabled={!isReady || isPaying} className="needs-script w-full">
          {isPaying ? PROCESSING : `Pay ${formatPounds(dueOf(order))}`}
        </Button>
      )}
      <p className="text-sm text-ink-soft">
        Your payment is handled by Stripe. The shop never sees the details of your card.
        {suffix && ` Your statement will show our name, followed by ${suffix}.`}
      </p>
    </form>
  );
}
