import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { PageStatus } from '#domain/content/page.ts';
import { STATUS_NAMES } from './page-names.ts';

export function PageFlag({ status, isArchived }: { status: PageStatus; isArchived: boolean }) {
  if (isArchived) return <FlagBadge look="waiting">Archived</FlagBadge>;
  return <FlagBadge look={status === 'published' ? 'good' : 'waiting'}>{STATUS_NAMES[status]}</FlagBadge>;
}
