import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { MessageStatus } from '#domain/inbox/message-list.ts';

const LOOKS = { new: 'bad', read: 'waiting', answered: 'good', archived: 'quiet' } as const;

export function MessageStatusFlag({ status }: { status: MessageStatus }) {
  return <FlagBadge look={LOOKS[status]}>{status}</FlagBadge>;
}
