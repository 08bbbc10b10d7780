import { useShop } from '#app/shop-settings.ts';
import { readPublicUrl } from '#app/storefront/layout/page-meta.ts';

/** Who the shop is, for search engines. */
export function OrganizationData({ matches }: { matches: Parameters<typeof readPublicUrl>[0] }) {
  const publicUrl = readPublicUrl(matches);
  const shop = useShop();
  const sameAs = Object.values(shop.social).filter(Boolean);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: shop.name,
    email: shop.supportEmail,
    telephone: shop.phone,
    address: { '@type': 'PostalAddress', addressLocality: shop.place.split(',')[0], addressCountry: 'GB' },
    ...(shop.legal.vatRegistered && shop.legal.vatNumber ? { vatID: shop.legal.vatNumber } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(publicUrl ? { url: `${publicUrl}/`, logo: `${publicUrl}/favicon.svg` } : {}),
  };
  const json = JSON.stringify(organization).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and '<' is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
