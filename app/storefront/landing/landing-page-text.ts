import type { LandingSlug } from '#domain/listing/landing-slug.ts';
import type { NameRule } from '#domain/search/name-rule.ts';

/** A section of a landing page: its words, and the rule that selects its products. */
export type LandingTheme = {
  /** Anchor of the section. */
  id: string;
  title: string;
  text: string;
  rule: NameRule;
  /** True: products of any category, not only of the page's own. */
  everywhere?: true;
};

/** A landing page. Its rules match names, so that they fit any catalogue (docs/decisions/022-landing-pages-by-words.md). */
export type LandingPageText = {
  slug: LandingSlug;
  title: string;
  eyebrow: string;
  headline: string;
  intro: string;
  /** Description for search engines. */
  description: string;
  /** Selects the page's own categories by name. */
  categories: NameRule;
  /** Drawing of a page whose category has no picture. */
  drawnAs: string;
  themes: LandingTheme[];
  /** Heading over products of its categories that fit no theme. */
  more: { title: string; text: string };
  /** Text for salons; absent on pages for everybody. */
  trade?: string;
};
