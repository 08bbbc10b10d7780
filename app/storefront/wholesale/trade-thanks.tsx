import { useEffect, useRef } from 'react';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export function TradeThanks() {
  const shop = useShop();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    words.current?.focus();
    words.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={words} tabIndex={-1} role="status" className="section-gap outline-none">
      <EmptyState
        heading="h1"
        title="Thank you, we have your application"
        text={
          <>
            We will read it and reply to the email you gave us. If something has changed meanwhile, write to{' '}
            <a href={`mailto:${shop.enquiriesEmail}`} className="detail-link [overflow-wrap:anywhere]">
              {shop.enquiriesEmail}
            </a>
            .
          </>
        }
        picture="box"
      >
        <ButtonLink to={paths.landing('salon-tools')}>Salon Tools</ButtonLink>
        <ButtonLink to={paths.products()} variant="outline">
          All Products
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
