import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { may, type Permission } from '#domain/people/permissions.ts';

export type Section = { label: string; path: string; permission: Permission };

export type SectionGroup = { title: string; sections: readonly Section[] };

/** The number of records that wait for somebody, by the path of their section. */
export type Waiting = Record<string, number>;

/** The menu, by work; what an errand most often needs stands first in its group. */
const GROUPS: readonly SectionGroup[] = [
  { title: '', sections: [{ label: 'Dashboard', path: paths.cms(), permission: 'dashboard.view' }] },
  {
    title: 'Sales',
    sections: [
      { label: 'Orders', path: cmsPaths.orders(), permission: 'orders.view' },
      { label: 'Packing', path: cmsPaths.dispatch(), permission: 'orders.change-status' },
      { label: 'Returns', path: cmsPaths.returns(), permission: 'returns.view' },
      { label: 'Customers', path: cmsPaths.customers(), permission: 'customers.view' },
      { label: 'Goods sold', path: cmsPaths.sales(), permission: 'costs.view' },
      { label: 'Papers and VAT', path: cmsPaths.papers(), permission: 'papers.view' },
    ],
  },
  {
    title: 'Goods',
    sections: [
      { label: 'Products', path: cmsPaths.products(), permission: 'products.view' },
      { label: 'Offers', path: cmsPaths.offers(), permission: 'offers.view' },
      { label: 'Dated prices', path: cmsPaths.datedPrices(), permission: 'products.view' },
      { label: 'Stock', path: cmsPaths.stock(), permission: 'stock.view' },
      { label: 'Categories', path: cmsPaths.categories(), permission: 'categories.view' },
      { label: 'Types', path: cmsPaths.types(), permission: 'types.view' },
      { label: 'Brands', path: cmsPaths.brands(), permission: 'brands.view' },
      { label: 'Pictures', path: cmsPaths.pictures(), permission: 'pictures.view' },
    ],
  },
  {
    title: 'Shop pages',
    sections: [
      { label: 'Hero slides', path: cmsPaths.slides(), permission: 'slides.view' },
      { label: 'Pages', path: cmsPaths.pages(), permission: 'content.view' },
      { label: 'Search', path: cmsPaths.searchRules(), permission: 'search.view' },
    ],
  },
  {
    title: 'Letters',
    sections: [
      { label: 'Reviews', path: cmsPaths.reviews(), permission: 'reviews.view' },
      { label: 'Messages', path: cmsPaths.messages(), permission: 'messages.view' },
      { label: 'Questions', path: cmsPaths.questions(), permission: 'questions.view' },
      { label: 'Requests', path: cmsPaths.tickets(), permission: 'tickets.view' },
      { label: 'Trade', path: cmsPaths.applications(), permission: 'applications.view' },
      { label: 'Newsletter', path: cmsPaths.newsletter(), permission: 'subscribers.view' },
      { label: 'Mails', path: cmsPaths.mails(), permission: 'mails.view' },
    ],
  },
  {
    title: 'Running it',
    sections: [
      { label: 'Delivery', path: cmsPaths.delivery(), permission: 'delivery.view' },
      { label: 'Settings', path: cmsPaths.settings(), permission: 'settings.view' },
      { label: 'People', path: cmsPaths.people(), permission: 'people.view' },
      { label: 'Audit log', path: cmsPaths.audit(), permission: 'audit.view' },
    ],
  },
];

const SECTIONS: readonly Section[] = GROUPS.flatMap(({ sections }) => sections);

/** The menu's word for an area of permissions: 'content' are the pages. */
export function areaLabel(area: string): string {
  return SECTIONS.find(({ permission }) => permission === `${area}.view`)?.label ?? area;
}

export function sectionsFor(role: string | null): Section[] {
  return SECTIONS.filter(({ permission }) => may(role, permission));
}

/** The groups of the menu with what the role may see; one without is left out. */
export function sectionGroupsFor(role: string | null): SectionGroup[] {
  return GROUPS.map(({ title, sections }) => ({
    title,
    sections: sections.filter(({ permission }) => may(role, permission)),
  })).filter(({ sections }) => sections.length > 0);
}
