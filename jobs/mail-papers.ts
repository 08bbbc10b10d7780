import { listUnmailedPapers, type Paper } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import type { MailContent } from '#domain/mail/mail-content.ts';
import { paperFileName } from '#domain/paper/paper.ts';
import type { OutgoingMail } from '#operations/mail/mailer.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * The papers a mail brings: of a mail about an order, those that none has brought yet. The papers of a refund are left for the mail
 * about that refund: another refund's mail does not bring them, nor does one that comes before.
 */
export async function papersFor({ db }: Platform, { mail, facts }: MailContent): Promise<Paper[]> {
  if (!('order' in facts)) return [];
  const papers = await listUnmailedPapers(db, facts.order.id);
  const own = 'refund' in facts ? facts.refund.reference : null;
  if (own === null && mail !== 'order-confirmation' && mail !== 'order-cancelled') return papers;
  const ledger = await listLedger(db, facts.order.id);
  const refunds = ledger.filter(({ kind }) => kind === 'refunded').map(({ reference }) => reference);
  return papers.filter(({ reference }) => reference === own || !refunds.includes(reference));
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
