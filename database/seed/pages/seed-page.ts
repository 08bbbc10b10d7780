import { readFileSync } from 'node:fs';
import type { FooterPlace, PageKind } from '#domain/content/page.ts';

/** A seeded page; its text is in `{slug}.md` beside it. */
export type SeedPage = {
  slug: string;
  title: string;
  summary: string;
  kind?: PageKind;
  footer?: FooterPlace;
  footerLabel?: string;
  /** Slugs of products. */
  products?: string[];
};

export function readText(folder: 'pages' | 'articles', slug: string): string {
  return readFileSync(new URL(`../${folder}/${slug}.md`, import.meta.url), 'utf8').trim();
}
