import type { MetaDescriptor } from 'react-router';
import { shopOf } from '#app/shop/use-shop.ts';

/** The title of a page in /cms: 'Brands | Zabelle CMS'. */
export function cmsTitle(matches: Parameters<typeof shopOf>[0], title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${shopOf(matches).name} CMS` }];
}
