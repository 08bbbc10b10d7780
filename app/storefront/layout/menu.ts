import type { FooterPages } from '#database/queries/content/pages.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { Packaging } from '#domain/packaging/choose-packaging.ts';

/** With its picture, or how it is drawn until there is one, which is decided on the server. */
export type MenuCategory = NamedRef & { picture: MenuPicture };

export type MenuPicture = string | { packaging: Packaging; tone: string };

/** What the frame of every page needs to know. */
export type Menu = {
  categories: MenuCategory[];
  brands: NamedRef[];
  pages: FooterPages;
  isDemo: boolean;
  showsExamples: boolean;
};

export const NO_PAGES: FooterPages = { help: [], legal: [], hasArticles: false };

export const EMPTY_MENU: Menu = {
  categories: [],
  brands: [],
  pages: NO_PAGES,
  isDemo: false,
  showsExamples: false,
};
