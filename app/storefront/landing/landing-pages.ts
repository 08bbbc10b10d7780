import { everydayPages } from './everyday-pages.ts';
import type { LandingPageText } from './landing-page-text.ts';
import { professionalPages } from './professional-pages.ts';

/** The one table of the curated landing pages. */
export const landingPages: LandingPageText[] = [...everydayPages, ...professionalPages];
