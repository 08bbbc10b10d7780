import type { LandingSlug } from '#domain/listing/landing-slug.ts';
import type { NameRule } from '#domain/search/name-rule.ts';

/** A part of a landing page: its words, and which products they stand over. */
export type LandingTheme = {
  /** Its anchor. */
  id: string;
  title: string;
  text: string;
  rule: NameRule;
  /** Also products of other categories than the page's own. */
  everywhere?: true;
};

/** One curated landing page (spec §2). The rules speak of names, so that they fit whatever a shop sells. */
export type LandingPageText = {
  slug: LandingSlug;
  title: string;
  eyebrow: string;
  headline: string;
  intro: string;
  /** For search engines. */
  description: string;
  /** Which categories are its own, by their names. */
  categories: NameRule;
  /** The drawing for a page whose category has no picture. */
  drawnAs: string;
  themes: LandingTheme[];
  /** Over what is in its categories and in no theme. */
  more: { title: string; text: string };
  /** What a salon or professional is told; left out on pages for everybody. */
  trade?: string;
};
