import type { FooterPages } from '#database/queries/content/pages.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { Packaging } from '#domain/packaging/choose-packaging.ts';

/** A category with its product types. */
export type MenuCategory = NamedRef & { picture: MenuPicture; types: MenuTypes[] };

/** One type, or several of one group: 'Lips'. Without slugs: the whole category. */
export type MenuTypes = { name: string; slugs: string[] };

/** A picture's address, or the drawing for an entry without one, chosen on the server. */
export type MenuPicture = string | { packaging: Packaging; tone: string };

export type MenuBrand = NamedRef & { logoUrl: string | null };

export type Menu = {
  categories: MenuCategory[];
  /** From A to Z. */
  brands: MenuBrand[];
  /** False where the brands are the first of many. */
  hasAllBrands: boolean;
  pages: FooterPages;
  isDemo: boolean;
  showsExamples: boolean;
};

export const NO_PAGES: FooterPages = { help: [], legal: [], hasArticles: false };

export const EMPTY_MENU: Menu = {
  categories: [],
  brands: [],
  hasAllBrands: true,
  pages: NO_PAGES,
  isDemo: false,
  showsExamples: false,
};
