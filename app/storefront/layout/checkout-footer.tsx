import { Link } from 'react-router';
import { useShop } from '#app/shop/use-shop.ts';
import type { Menu } from '#app/storefront/menu/menu.ts';

/** What a shopper may want to read before ordering; links of a footer elsewhere would lead away. */
const SHOWN: readonly string[] = ['terms', 'privacy', 'returns', 'shipping'];

export default function CheckoutFooter({ pages }: { pages: Menu['pages'] }) {
  const { deliveryOffer, showsVat, legalLine } = useShop();
  const links = [...pages.legal, ...pages.help].filter(({ to }) => SHOWN.includes(to.slice(1)));
  return (
    <footer className="checkout-footer">
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <p>
          {deliveryOffer}.{showsVat && ' All prices include VAT.'}
          {legalLine && <span className="mt-1 block">{legalLine}</span>}
        </p>
        <ul aria-label="Legal" className="flex flex-wrap gap-x-6">
          {links.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className="detail-link inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
