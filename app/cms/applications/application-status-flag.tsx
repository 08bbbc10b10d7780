import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { ApplicationStatus } from '#domain/inbox/application-list.ts';

const LOOKS = { received: 'bad', contacted: 'waiting', approved: 'good', declined: 'quiet' } as const;

export function ApplicationStatusFlag({
  status,
  isArchived,
}: {
  status: ApplicationStatus;
  isArchived: boolean;
}) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <FlagBadge look={LOOKS[status]}>{status}</FlagBadge>
      {isArchived && <FlagBadge look="quiet">archived</FlagBadge>}
    </span>
  );
}
