/** Slugs of pages that the shop writes from its settings; the owner's own paragraphs stand below. */
export const NOTICE_SLUGS = ['privacy', 'cookies'] as const;

export type NoticeSlug = (typeof NOTICE_SLUGS)[number];

export function isNotice(slug: string): slug is NoticeSlug {
  return NOTICE_SLUGS.some((known) => known === slug);
}
