import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { KnownShop } from '#app/shop/known-shop.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Wordmark } from '#app/shop/wordmark.tsx';
import type { Menu } from '#app/storefront/menu/menu.ts';
import { NewsletterForm } from '#app/storefront/newsletter/newsletter-form.tsx';
import { ORDER_LINKS, PROFESSIONAL_LINKS, SHOP_LINKS } from './footer-links.ts';

export default function SiteFooter({ pages }: { pages: Menu['pages'] }) {
  const shop = useShop();
  return (
    <footer className="site-footer">
      <div className="wrap footer-main">
        <div className="footer-brand">
          <div className="grid content-start gap-4">
            <Wordmark className="h-9 w-auto max-w-full justify-self-start text-white" />
            <p className="text-white/75">{shop.description}</p>
          </div>
          <div className="footer-newsletter">
            <NewsletterForm source="footer" onDark />
          </div>
        </div>
        <div className="footer-columns">
          <Column title="Shop">
            {SHOP_LINKS.map(footerLink)}
            <FooterLink to={paths.products()}>All Products</FooterLink>
          </Column>
          <Column title="Professional">{PROFESSIONAL_LINKS.map(footerLink)}</Column>
          <Column title="Your order">
            {ORDER_LINKS.map(footerLink)}
            <FooterLink to={paths.cart()}>Cart</FooterLink>
          </Column>
          <Column title={shop.name}>
            <FooterLink to={paths.brands()}>Brands</FooterLink>
            <FooterLink to={paths.categories()}>Categories</FooterLink>
            <FooterLink to={paths.about()}>About</FooterLink>
            {pages.hasArticles && <FooterLink to={paths.beautyTips()}>Beauty Tips</FooterLink>}
            <FooterLink to={paths.contact()}>Contact</FooterLink>
            <li>
              <a href={paths.cms()} rel="nofollow" className="footer-link">
                CMS
              </a>
            </li>
          </Column>
          {pages.help.length > 0 && <Column title="Help">{pages.help.map(pageLink)}</Column>}
        </div>
      </div>
      <ReachUs shop={shop} />
      <div className="border-t border-white/15">
        <div className="wrap flex flex-wrap items-start justify-between gap-x-10 gap-y-2 py-5 text-sm text-white/70">
          <p>
            {shop.deliveryOffer}.{shop.showsVat && ' All prices include VAT.'}
            {shop.legalLine && <span className="mt-1 block">{shop.legalLine}</span>}
          </p>
          {pages.legal.length > 0 && (
            <ul aria-label="Legal" className="-my-1.5 flex flex-wrap gap-x-6">
              {pages.legal.map(pageLink)}
            </ul>
          )}
        </div>
      </div>
      <SocialLine social={shop.social} />
    </footer>
  );
}

function pageLink({ title, to }: Menu['pages']['help'][number]) {
  return (
    <FooterLink key={to} to={to}>
      {title}
    </FooterLink>
  );
}

function ReachUs({ shop }: { shop: KnownShop }) {
  return (
    <div className="wrap footer-reach">
      <h2 className="eyebrow text-[#f3cfcd]">Talk to us</h2>
      <ul>
        <li>
          <a href={`mailto:${shop.supportEmail}`} className="footer-link">
            {shop.supportEmail}
          </a>
        </li>
        <li>
          <a href={`mailto:${shop.enquiriesEmail}`} className="footer-link">
            {shop.enquiriesEmail}
          </a>
        </li>
        <li>
          <a href={shop.phoneHref} className="footer-link">
            {shop.phone}
          </a>
        </li>
        <li className="flex min-h-11 items-center leading-[1.3] text-white/75">{shop.place}</li>
      </ul>
    </div>
  );
}

function SocialLine({ social }: Pick<KnownShop, 'social'>) {
  const links = Object.entries(social).filter(([, address]) => address !== '');
  if (links.length === 0) return null;
  return (
    <ul className="wrap flex flex-wrap gap-x-6 pb-6 text-sm">
      {links.map(([site, address]) => (
        <li key={site}>
          <a href={address} rel="noopener" className="footer-link first-letter:uppercase">
            {site}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Collapsed on a phone, a plain column from 768 px on. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <details className="footer-fold fold">
        <summary>
          <h2 className="eyebrow text-[#f3cfcd]">{title}</h2>
          <span aria-hidden="true" className="fold-mark" />
        </summary>
        <ul>{children}</ul>
      </details>
      <div className="max-sm:hidden">
        <h2 className="eyebrow mb-3 text-[#f3cfcd]">{title}</h2>
        <ul>{children}</ul>
      </div>
    </>
  );
}

function footerLink([name, to]: readonly [name: string, to: string]) {
  return (
    <FooterLink key={to} to={to}>
      {name}
    </FooterLink>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {children}
      </Link>
    </li>
  );
}
