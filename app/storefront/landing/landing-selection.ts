import type { LandingCategory, Selection } from '#database/queries/catalogue/landing-products.ts';
import { meetsRule } from '#domain/search/name-rule.ts';
import type { LandingPageText, LandingTheme } from './landing-page-text.ts';

/** The categories of this catalogue that are the page's own. */
export function ownCategories(page: LandingPageText, all: LandingCategory[]): LandingCategory[] {
  return all.filter((category) => meetsRule(bothNames(category), page.categories));
}

/** A category of the theme's name belongs to it as a whole; of the others the products of such a name. */
export function themeSelection(theme: LandingTheme, own: LandingCategory[]): Selection {
  return {
    wholeCategories: own.filter((category) => meetsRule(bothNames(category), theme.rule)).map(({ id }) => id),
    named: theme.rule,
    within: theme.everywhere ? null : own.map(({ id }) => id),
  };
}

/** Everything in the page's own categories. */
export function wholeSelection(own: LandingCategory[]): Selection {
  return { wholeCategories: own.map(({ id }) => id), named: null, within: [] };
}

function bothNames({ name, slug }: LandingCategory): string {
  return `${name} , ${slug}`;
}
