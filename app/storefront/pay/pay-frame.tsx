import type { ReactNode } from 'react';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Wordmark } from '../layout/wordmark.tsx';

/** A quiet header and footer. Every link loads a document, so that the payment service's script ends with this one. */
export function PayFrame({ children }: { children: ReactNode }) {
  const { name, supportEmail, phone, phoneHref, legalLine } = useShop();
  return (
    <div className="pay-page">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className="border-b border-line bg-page">
        <div className="wrap flex h-[4.25rem] items-center justify-between gap-4">
          <a href={paths.home()} aria-label={`${name}, home`} className="min-w-0 py-2">
            <Wordmark className="h-6 w-auto max-w-full" />
          </a>
          <a href={paths.home()} className="detail-link inline-flex min-h-11 items-center text-sm">
            Back to the shop
          </a>
        </div>
      </header>
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
        </div>
      </footer>
    </div>
  );
}
