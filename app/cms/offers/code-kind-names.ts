import type { CodeKind } from '#domain/promotions/promotion.ts';

export const CODE_KIND_NAMES: Record<CodeKind, string> = {
  none: 'Without a code: it works by itself',
  shared: 'One code that many may use',
  single: 'Many codes of one use each',
};
