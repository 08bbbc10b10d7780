import { readFileSync } from 'node:fs';
import type { FooterPlace, PageKind } from '#domain/content/page.ts';

/** A page as the seed brings it; its text stands beside it in `{slug}.md`. */
export type SeedPage = {
  slug: string;
  title: string;
  summary: string;
  kind?: PageKind;
  footer?: FooterPlace;
  footerLabel?: string;
  /** Slugs. */
  products?: string[];
};

export function readText(folder: 'pages' | 'articles', slug: string): string {
  return readFileSync(new URL(`../${folder}/${slug}.md`, import.meta.url), 'utf8').trim();
}
