import { listUnmailedPapers, type Paper } from '#database/queries/paper/papers.ts';
import type { MailContent } from '#domain/mail/mail-content.ts';
import { paperFileName } from '#domain/paper/paper.ts';
import type { OutgoingMail } from '#operations/mail/mailer.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** The papers a mail brings: of a mail about an order, those that none has brought yet. */
export async function papersFor({ db }: Platform, { facts }: MailContent): Promise<Paper[]> {
  return 'order' in facts ? listUnmailedPapers(db, facts.order.id) : [];
}

/** Prints papers as attachments. */
export function attachmentsOf(
  { printPaper }: Platform,
  papers: readonly Paper[],
): Promise<OutgoingMail['attachments']> {
  return Promise.all(
    papers.map(async ({ facts }) => ({
      fileName: paperFileName(facts.number),
      content: await printPaper(facts),
      type: 'application/pdf',
    })),
  );
}
