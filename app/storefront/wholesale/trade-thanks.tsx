import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Received } from '#app/ui/received.tsx';

export function TradeThanks() {
  const shop = useShop();
  return (
    <Received
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
    >
      <ButtonLink to={paths.landing('salon-tools')}>Salon Tools</ButtonLink>
      <ButtonLink to={paths.products()} variant="outline">
        All Products
      </ButtonLink>
    </Received>
  );
}
