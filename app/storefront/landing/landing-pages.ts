import { everydayPages } from './everyday-pages.ts';
import type { LandingPageText } from './landing-page-text.ts';
import { professionalPages } from './professional-pages.ts';

export const landingPages: LandingPageText[] = [...everydayPages, ...professionalPages];
