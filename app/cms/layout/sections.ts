import { paths } from '#app/paths.ts';
import { may, type Permission } from '#domain/permissions.ts';

export type Section = { label: string; path: string; permission: Permission };

/** How many of something wait to be seen, for the section of this path. */
export type Waiting = Record<string, number>;

/** The parts of /cms in the order of the sidebar; only what exists is listed, only what somebody may is shown. */
const SECTIONS: readonly Section[] = [
  { label: 'Dashboard', path: paths.cms(), permission: 'dashboard.view' },
  { label: 'Orders', path: paths.cmsOrders(), permission: 'orders.view' },
  { label: 'Products', path: paths.cmsProducts(), permission: 'products.view' },
  { label: 'Categories', path: paths.cmsCategories(), permission: 'categories.view' },
  { label: 'Brands', path: paths.cmsBrands(), permission: 'brands.view' },
  { label: 'Hero slides', path: paths.cmsSlides(), permission: 'slides.view' },
  { label: 'Pictures', path: paths.cmsPictures(), permission: 'pictures.view' },
  { label: 'Messages', path: paths.cmsMessages(), permission: 'messages.view' },
  { label: 'Newsletter', path: paths.cmsNewsletter(), permission: 'subscribers.view' },
  { label: 'People', path: paths.cmsPeople(), permission: 'people.view' },
  { label: 'Audit log', path: paths.cmsAudit(), permission: 'audit.view' },
  { label: 'Settings', path: paths.cmsSettings(), permission: 'settings.view' },
];

export function sectionsFor(role: string | null): Section[] {
  return SECTIONS.filter(({ permission }) => may(role, permission));
}
