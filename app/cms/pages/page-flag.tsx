import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { PageStatus } from '#domain/content/page.ts';
import { STATUS_NAMES } from './page-names.ts';

export function PageFlag({ status }: { status: PageStatus }) {
  return <FlagBadge look={status === 'published' ? 'good' : 'waiting'}>{STATUS_NAMES[status]}</FlagBadge>;
}
