import { type Section, sectionsFor } from '#app/cms/layout/sections.ts';
import { paths } from '#app/paths.ts';
import type { JumpTargets } from '#database/queries/jump.ts';
import { may } from '#domain/permissions.ts';

export type JumpTarget = { label: string; note: string; to: string };

/** Where one can go by these letters, pages of /cms first; only what the role may see. */
export function jumpTargets(role: string | null, text: string, found: JumpTargets): JumpTarget[] {
  const pages = [...sectionsFor(role), ...newPages(role)].filter(({ label }) =>
    label.toLowerCase().includes(text.toLowerCase()),
  );
  const ifAllowed = <T>(permission: Section['permission'], targets: T[]) =>
    may(role, permission) ? targets : [];
  return [
    ...pages.map(({ label, path }) => ({ label, note: 'Page', to: path })),
    ...ifAllowed('orders.view', found.orders).map(({ orderNumber, customer }) => ({
      label: orderNumber,
      note: `Order · ${customer}`,
      to: paths.cmsOrder(orderNumber),
    })),
    ...ifAllowed('products.view', found.products).map(({ id, name, brand }) => ({
      label: name,
      note: `Product · ${brand}`,
      to: paths.cmsProduct(id),
    })),
    ...ifAllowed('brands.view', found.brands).map(({ id, name }) => ({
      label: name,
      note: 'Brand',
      to: paths.cmsBrand(id),
    })),
    ...ifAllowed('categories.view', found.categories).map(({ id, name }) => ({
      label: name,
      note: 'Category',
      to: paths.cmsCategory(id),
    })),
  ];
}

function newPages(role: string | null): Section[] {
  const pages: Section[] = [
    { label: 'New product', path: paths.cmsNewProduct(), permission: 'products.edit' },
    { label: 'New category', path: paths.cmsNewCategory(), permission: 'categories.edit' },
    { label: 'New brand', path: paths.cmsNewBrand(), permission: 'brands.edit' },
    { label: 'New hero slide', path: paths.cmsNewSlide(), permission: 'slides.edit' },
    { label: 'Delivery settings', path: paths.cmsSettings('delivery'), permission: 'settings.view' },
    { label: 'Legal settings', path: paths.cmsSettings('legal'), permission: 'settings.view' },
    { label: 'About page settings', path: paths.cmsSettings('about'), permission: 'settings.view' },
    { label: 'Social links', path: paths.cmsSettings('social'), permission: 'settings.view' },
    { label: 'End demo', path: paths.cmsDemo(), permission: 'demo.end' },
  ];
  return pages.filter(({ permission }) => may(role, permission));
}
