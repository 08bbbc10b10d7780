import type { ReplyMail } from '#database/queries/mail/reply-mails.ts';

/** How the mail of a reply stands, in words for staff. */
export function ReplyMailNote({ mail: { state, error } }: { mail: ReplyMail }) {
  const isBad = state === 'failed' || (state === 'waiting' && error !== null);
  return (
    <p className={`text-sm [overflow-wrap:anywhere] ${isBad ? 'text-rose-deep' : 'text-ink-soft'}`}>
      {WORDS[state]}
      {isBad && ` ${error}`}
    </p>
  );
}

const WORDS: Record<ReplyMail['state'], string> = {
  sent: 'Mailed.',
  unsent: 'Not mailed: no mail server was set up.',
  waiting: 'On its way, not sent yet.',
  failed: 'Could not be mailed; it waits under Mails, Failed jobs.',
};
