import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { KnownShop } from '#app/known-shop.ts';
import { paths } from '#app/paths.ts';
import { useShop } from '#app/shop-settings.ts';
import { NewsletterForm } from '#app/storefront/newsletter/newsletter-form.tsx';
import type { Menu } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

/** Links only to pages that exist (decision 14), the newsletter box and how to reach the shop. */
export default function SiteFooter({ menu }: { menu: Menu }) {
  const shop = useShop();
  return (
    <footer className="site-footer">
      <div className="wrap grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 md:py-20 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div className="grid max-w-md content-start gap-5 sm:col-span-2 lg:col-span-1">
          <Wordmark className="h-9 w-auto justify-self-start text-white" />
          <p className="text-white/75">{shop.description}</p>
          <NewsletterForm source="footer" onDark />
        </div>
        <Column title="Shop">
          <FooterLink to={paths.products()}>All Products</FooterLink>
          <FooterLink to={paths.categories()}>Categories</FooterLink>
          {menu.categories.slice(0, 7).map(({ slug, name }) => (
            <FooterLink key={slug} to={paths.category(slug)}>
              {name}
            </FooterLink>
          ))}
        </Column>
        <Column title={shop.name}>
          <FooterLink to={paths.brands()}>Brands</FooterLink>
          <FooterLink to={paths.about()}>About</FooterLink>
          <FooterLink to={paths.contact()}>Contact</FooterLink>
          <FooterLink to={paths.cart()}>Cart</FooterLink>
          <li>
            <a href={paths.cms()} rel="nofollow" className="footer-link">
              CMS
            </a>
          </li>
        </Column>
        <Column title="Talk to us">
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
          <li className="py-1.5 text-white/75">{shop.place}</li>
        </Column>
      </div>
      <p className="wrap border-t border-white/15 py-6 text-sm text-white/70">
        {shop.deliveryOffer}.{shop.legal.vatRegistered && ' All prices include VAT.'}
        {shop.legalLine && <span className="mt-1 block">{shop.legalLine}</span>}
      </p>
      <SocialLine social={shop.social} />
    </footer>
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="eyebrow mb-3 text-[#f3cfcd]">{title}</h2>
      <ul>{children}</ul>
    </div>
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
