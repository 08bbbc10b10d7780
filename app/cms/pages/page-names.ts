import type { FooterPlace, PageKind, PageStatus } from '#domain/content/page.ts';

export const KIND_NAMES: Record<PageKind, string> = {
  page: 'Page',
  questions: 'Questions and answers',
  article: 'Article',
};

export const STATUS_NAMES: Record<PageStatus, string> = { draft: 'Draft', published: 'Published' };

export const FOOTER_NAMES: Record<FooterPlace, string> = {
  none: 'Not in the footer',
  help: 'Help',
  legal: 'Legal line',
};
