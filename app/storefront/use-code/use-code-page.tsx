import { useEffect, useState } from 'react';
import { paths } from '#app/links/paths.ts';
import { addCode } from '#app/storefront/offer-choice/offer-choice-store.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { foldCode } from '#domain/promotions/promotion-code.ts';
import type { Route } from './+types/use-code-page';

/** The code of the address as it is compared. An address without one is none. */
export function loader({ params }: Route.LoaderArgs) {
  const code = foldCode(params.code);
  if (code === '') throw new Response(null, { status: 404 });
  return { code };
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Use a code',
    description: 'A code for your next order.',
    path: paths.applyCode(params.code ?? ''),
    robots: 'noindex',
  });

/** The page of a link with a code, as in a letter. Its script keeps the code; without one the cart is told. */
export default function UseCodePage({ loaderData: { code } }: Route.ComponentProps) {
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(addCode(code)), [code]);
  return (
    <div className="wrap grid max-w-xl justify-items-start gap-5 py-16 sm:py-24">
      <h1 className="heading-1 [overflow-wrap:anywhere]">Use the code {code}</h1>
      <p role="status" className="text-lg text-ink-soft">
        {isKept
          ? 'We keep it for you on this device. Your cart says what it takes off.'
          : 'Your cart says what it takes off.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={isKept ? paths.cart() : paths.cartWithCode(code)}>Go to my cart</ButtonLink>
        <ButtonLink to={paths.products()} variant="outline">
          See all products
        </ButtonLink>
      </div>
    </div>
  );
}
