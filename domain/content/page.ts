/** 'questions' is a page whose third headings fold open. */
export const PAGE_KINDS = ['page', 'questions', 'article'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const PAGE_STATUSES = ['draft', 'published'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Where every page's footer links to a written one. */
export const FOOTER_PLACES = ['none', 'help', 'legal'] as const;
export type FooterPlace = (typeof FOOTER_PLACES)[number];

/** Pages every shop has, at addresses of their own (spec §2). */
export const STANDING_PAGES = [
  'shipping',
  'returns',
  'faq',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
] as const;

/** Where visitors read it. */
export function pageAddress({ kind, slug }: { kind: PageKind; slug: string }): string {
  if (kind === 'article') return `/beauty-tips/${encodeURIComponent(slug)}`;
  const isStanding = STANDING_PAGES.some((standing) => standing === slug);
  return isStanding ? `/${slug}` : `/pages/${encodeURIComponent(slug)}`;
}

/** What it is called where one word must do: 'Are you sure you want to delete this article?' */
export function pageNoun(kind: PageKind): 'page' | 'article' {
  return kind === 'article' ? 'article' : 'page';
}
