import type { MetaDescriptor } from 'react-router';
import { shopOf } from '#app/shop/use-shop.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** The picture for pages without their own; it bears the demo shop's name. */
const SHARED_PICTURE = '/social.jpg';
const SHARED_NAME = 'Zabelle';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address, and the preview for sites where the page is shared. */
export function pageMeta(
  matches: Matches,
  {
    title,
    description,
    path,
    image,
    type = 'website',
    robots,
  }: {
    /** Without the shop's name, which is appended; omitted, the shop's name alone. */
    title?: string;
    description: string;
    /** The page's canonical path, parameters included. */
    path: string;
    /** Path or address of a picture. */
    image?: string | null;
    type?: 'website' | 'product' | 'article';
    /** For pages search engines should not index, which get no canonical address. */
    robots?: 'noindex' | 'noindex, follow';
  },
): MetaDescriptor[] {
  const publicUrl = readPublicUrl(matches);
  const shop = shopOf(matches);
  const fullTitle = title ? titleInTab(title, shop.name) : `${shop.name} | Beauty, considered`;
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:title', content: title ?? shop.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'en_GB' },
  ];
  if (robots) return [...meta, { name: 'robots', content: robots }];
  // Without a public URL the path alone, which resolves to the same against the page's address.
  meta.push({ tagName: 'link', rel: 'canonical', href: publicUrl + path });
  if (!publicUrl) return meta;
  meta.push({ property: 'og:url', content: publicUrl + path });
  const shared = image || (shop.name === SHARED_NAME ? SHARED_PICTURE : null);
  if (shared) meta.push({ property: 'og:image', content: new URL(shared, publicUrl).href });
  return meta;
}

/** The shop's public URL from the root's loader, '' when it is not configured. */
export function readPublicUrl(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRecord(root) && typeof root.publicUrl === 'string' ? root.publicUrl : '';
}

export function titleInTab(title: string, shop: string): string {
  return `${title} | ${shop}`;
}
