import type { LandingCategory, Selection } from '#database/queries/catalogue/landing-products.ts';
import { meetsRule } from '#domain/search/name-rule.ts';
import type { LandingPageText, LandingTheme } from './landing-page-text.ts';

export function ownCategories(page: LandingPageText, all: LandingCategory[]): LandingCategory[] {
  return all.filter((category) => meetsRule(bothNames(category), page.categories));
}

/** Selects categories that match the theme as a whole, and matching products of the others. */
export function themeSelection(theme: LandingTheme, own: LandingCategory[]): Selection {
  return {
    wholeCategories: own.filter((category) => meetsRule(bothNames(category), theme.rule)).map(({ id }) => id),
    named: theme.rule,
    within: theme.everywhere ? null : own.map(({ id }) => id),
  };
}

export function wholeSelection(own: LandingCategory[]): Selection {
  return { wholeCategories: own.map(({ id }) => id), named: null, within: [] };
}

function bothNames({ name, slug }: LandingCategory): string {
  return `${name} , ${slug}`;
}
