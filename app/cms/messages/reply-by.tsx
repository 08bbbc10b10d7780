import { useHydrated } from '#app/browser/use-hydrated.ts';
import { isOverdue } from '#domain/inbox/complaint.ts';
import { longDay } from '#domain/text/london-day.ts';

/** The day by which a complaint is replied to in full; nothing for other messages. */
export function ReplyBy({ message }: { message: { replyBy: string | null; status: string } }) {
  const isHydrated = useHydrated();
  if (!message.replyBy) return null;
  // The day in the browser: the server's page says when, and not whether it is late.
  const isLate = isHydrated && isOverdue(message, new Date().toISOString());
  return (
    <span className={`mt-1 block text-sm ${isLate ? 'font-semibold text-rose-deep' : 'text-ink-soft'}`}>
      {isLate ? 'Reply was due by ' : 'Reply in full by '}
      <time dateTime={message.replyBy}>{longDay(message.replyBy)}</time>
    </span>
  );
}
