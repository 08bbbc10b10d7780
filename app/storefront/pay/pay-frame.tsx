import type { ReactNode } from 'react';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { CheckoutHeader } from '#app/storefront/layout/checkout-header.tsx';
import type { Menu } from '#app/storefront/menu/menu.ts';

const SHOWN: readonly string[] = ['terms', 'privacy', 'returns'];

const BACK_TO_SHOP = { to: paths.home(), name: 'Back to the shop' };

/** A quiet header and footer. Every link loads a document, so that the payment service's script ends with this one. */
export function PayFrame({ pages, children }: { pages?: Menu['pages'] | undefined; children: ReactNode }) {
  const { supportEmail, phone, phoneHref, legalLine } = useShop();
  const links = pages ? [...pages.legal, ...pages.help].filter(({ to }) => SHOWN.includes(to.slice(1))) : [];
  return (
    <div className="pay-page">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <CheckoutHeader back={BACK_TO_SHOP} reloadDocument />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="border-t border-line py-6 text-sm text-ink-soft">
        <div className="wrap grid gap-1">
          <p>
            Questions? Write to{' '}
            <a href={`mailto:${supportEmail}`} className="detail-link [overflow-wrap:anywhere]">
              {supportEmail}
            </a>
            {phone && (
              <>
                {' '}
                or call{' '}
                <a href={phoneHref} className="detail-link">
                  {phone}
                </a>
              </>
            )}
            .
          </p>
          {legalLine && <p>{legalLine}</p>}
          {links.length > 0 && (
            <ul aria-label="Legal" className="flex flex-wrap gap-x-6">
              {links.map(({ title, to }) => (
                <li key={to}>
                  <a href={to} className="detail-link inline-flex min-h-11 items-center">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </footer>
    </div>
  );
}
