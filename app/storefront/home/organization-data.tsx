import type { KnownShop } from '#app/shop/known-shop.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { readPublicUrl } from '#app/storefront/page/page-meta.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';

/** The shop's identity for search engines. */
export function OrganizationData({ matches }: { matches: Parameters<typeof readPublicUrl>[0] }) {
  const shop = useShop();
  return <JsonLd facts={import.meta.env.SSR && organization(shop, readPublicUrl(matches))} />;
}

function organization(shop: KnownShop, publicUrl: string): object {
  const sameAs = Object.values(shop.social).filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: shop.name,
    email: shop.supportEmail,
    telephone: shop.phone,
    address: { '@type': 'PostalAddress', addressLocality: shop.place.split(',')[0], addressCountry: 'GB' },
    ...(shop.vatNumber ? { vatID: shop.vatNumber } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
  };
}
