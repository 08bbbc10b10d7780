import { cmsPaths } from '#app/links/cms-paths.ts';
import type { JumpTargets } from '#database/queries/jump/jump.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { may } from '#domain/people/permissions.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { countText } from '#domain/text/count-text.ts';
import { type Section, sectionsFor } from './sections.ts';

export type JumpTarget = {
  label: string;
  note: string;
  to: string;
  /** Done by a form sent to the address. */
  isAction?: true;
};

/** For every member, whatever the role. */
const OWN: readonly JumpTarget[] = [
  { label: 'Your account', note: 'Page', to: cmsPaths.account() },
  { label: 'Second step', note: 'Your account', to: cmsPaths.account() },
  { label: 'Password', note: 'Your account', to: cmsPaths.account() },
  { label: 'Passkeys', note: 'Your account', to: cmsPaths.account() },
  { label: 'Sign out', note: 'Action', to: cmsPaths.signOut(), isAction: true },
];

/**
 * The pages and records whose words begin with these letters; only those the role may see. Those with exactly this name come
 * first, then pages of /cms.
 */
export function jumpTargets(role: string | null, text: string, found: JumpTargets): JumpTarget[] {
  const pages = [...sectionsFor(role), ...newPages(role)].filter(({ label }) => holdsWords(label, text));
  const ifAllowed = <T>(permission: Section['permission'], targets: T[]) =>
    may(role, permission) ? targets : [];
  const targets: JumpTarget[] = [
    ...pages.map(({ label, path }) => ({ label, note: 'Page', to: path })),
    ...OWN.filter(({ label }) => holdsWords(label, text)),
    ...ifAllowed('orders.view', found.orders).map(({ orderNumber, customer }) => ({
      label: orderNumber,
      note: `Order · ${customer}`,
      to: cmsPaths.order(orderNumber),
    })),
    ...ifAllowed('products.view', found.codes).map(({ id, name, code }) => ({
      label: name,
      note: `Product · ${code}`,
      to: cmsPaths.product(id),
    })),
    ...ifAllowed('products.view', found.products).map(({ id, name, brand }) => ({
      label: name,
      note: `Product · ${brand}`,
      to: cmsPaths.product(id),
    })),
    ...ifAllowed('brands.view', found.brands).map(({ id, name }) => ({
      label: name,
      note: 'Brand',
      to: cmsPaths.brand(id),
    })),
    ...ifAllowed('categories.view', found.categories).map(({ id, name }) => ({
      label: name,
      note: 'Category',
      to: cmsPaths.category(id),
    })),
    ...ifAllowed('customers.view', found.customers).map(({ id, name, orders }) => ({
      label: name,
      note: `Customer · ${countText(orders, 'order')}`,
      to: cmsPaths.customer(id),
    })),
    ...ifAllowed('messages.view', found.messages).map(({ id, name, subject }) => ({
      label: name,
      note: `Message · ${subjectLabel(subject)}`,
      to: cmsPaths.message(id),
    })),
    ...ifAllowed('content.view', found.pages).map(({ id, title, kind }) => ({
      label: title,
      note: kind === 'article' ? 'Article' : 'Written page',
      to: cmsPaths.page(id),
    })),
  ];
  const distinct = targets.filter(({ to }, place) => targets.findIndex((other) => other.to === to) === place);
  const name = foldText(text);
  const [named = [], others = []] = [true, false].map((isNamed) =>
    distinct.filter(({ label }) => (foldText(label) === name) === isNamed),
  );
  return [...named, ...others];
}

/** True where each word of the text begins a word of the label; a text without words matches all. */
export function holdsWords(label: string, text: string): boolean {
  const words = foldText(label).split(' ');
  return searchTerms(text).every((term) => words.some((word) => word.startsWith(term)));
}

function newPages(role: string | null): Section[] {
  const pages: Section[] = [
    { label: 'New order', path: cmsPaths.newOrder(), permission: 'orders.enter' },
    { label: 'New product', path: cmsPaths.newProduct(), permission: 'products.edit' },
    { label: 'Delivery in', path: cmsPaths.enterStock('delivery'), permission: 'stock.edit' },
    { label: 'Count stock', path: cmsPaths.enterStock('count'), permission: 'stock.edit' },
    { label: 'Take out stock', path: cmsPaths.enterStock('take-out'), permission: 'stock.edit' },
    { label: 'New category', path: cmsPaths.newCategory(), permission: 'categories.edit' },
    { label: 'New type', path: cmsPaths.newType(), permission: 'types.edit' },
    { label: 'New brand', path: cmsPaths.newBrand(), permission: 'brands.edit' },
    { label: 'New page', path: cmsPaths.newPage(), permission: 'content.edit' },
    { label: 'New article', path: cmsPaths.newArticle(), permission: 'content.edit' },
    { label: 'New offer', path: cmsPaths.newOffer(), permission: 'offers.edit' },
    { label: 'New search rule', path: cmsPaths.newSearchRule(), permission: 'search.edit' },
    { label: 'New hero slide', path: cmsPaths.newSlide(), permission: 'slides.edit' },
    { label: 'Delivery settings', path: cmsPaths.settings('delivery'), permission: 'settings.view' },
    { label: 'Bank transfer settings', path: cmsPaths.settings('transfer'), permission: 'settings.view' },
    { label: 'Review settings', path: cmsPaths.settings('reviews'), permission: 'settings.view' },
    { label: 'Legal settings', path: cmsPaths.settings('legal'), permission: 'settings.view' },
    { label: 'About page settings', path: cmsPaths.settings('about'), permission: 'settings.view' },
    { label: 'Social links', path: cmsPaths.settings('social'), permission: 'settings.view' },
    { label: 'How long things are kept', path: cmsPaths.retention(), permission: 'settings.view' },
    { label: 'Price settings', path: cmsPaths.settings('prices'), permission: 'settings.view' },
    { label: 'Card payments (Stripe)', path: cmsPaths.stripe(), permission: 'connections.edit' },
    { label: 'Backups', path: cmsPaths.backups(), permission: 'backups.make' },
    { label: 'Mail server', path: cmsPaths.mailServer(), permission: 'connections.edit' },
    { label: 'Demo settings', path: cmsPaths.demo(), permission: 'demo.end' },
    { label: 'End demo', path: cmsPaths.demo(), permission: 'demo.end' },
  ];
  return pages.filter(({ permission }) => may(role, permission));
}
