import type { MetaDescriptor } from 'react-router';
import { shopOf } from '#app/shop-settings.ts';

/** The title of a page in /cms: 'Brands | Zabelle CMS'. */
export function cmsTitle(matches: Parameters<typeof shopOf>[0], title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${shopOf(matches).name} CMS` }];
}
