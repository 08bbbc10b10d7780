import { readPublicUrl } from '#app/storefront/layout/page-meta.ts';
import { SHOP } from '#domain/shop.ts';

/** Who the shop is, for search engines. */
export function OrganizationData({ matches }: { matches: Parameters<typeof readPublicUrl>[0] }) {
  const publicUrl = readPublicUrl(matches);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: SHOP.name,
    email: SHOP.supportEmail,
    telephone: SHOP.phone,
    address: { '@type': 'PostalAddress', addressLocality: 'London', addressCountry: 'GB' },
    ...(publicUrl ? { url: `${publicUrl}/`, logo: `${publicUrl}/favicon.svg` } : {}),
  };
  const json = JSON.stringify(organization).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and '<' is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
