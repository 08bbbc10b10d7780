import type { Packaging } from '#app/ui/packaging.ts';
import type { NamedRef } from '#domain/product.ts';

/** With how it is drawn, which is decided on the server. */
export type MenuCategory = NamedRef & { drawing: { packaging: Packaging; tone: string } };

/** What the frame of every page needs to know. */
export type Menu = {
  categories: MenuCategory[];
  brands: NamedRef[];
  isDemo: boolean;
  showsExamples: boolean;
};

export const EMPTY_MENU: Menu = { categories: [], brands: [], isDemo: false, showsExamples: false };
