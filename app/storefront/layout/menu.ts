import type { NamedRef } from '#domain/product.ts';

/** What the frame of every page needs to know. */
export type Menu = { categories: NamedRef[]; brands: NamedRef[]; isDemo: boolean; showsExamples: boolean };

export const EMPTY_MENU: Menu = { categories: [], brands: [], isDemo: false, showsExamples: false };
