import type { Db } from '#database/open.ts';
import { deleteStockRequest } from '#database/queries/inbox/stock-requests.ts';
import { writeMailRow } from '#database/queries/mail/mail-rows.ts';
import { writePaperMail } from '#database/queries/paper/papers.ts';
import { mailAbout } from '#domain/mail/mail-about.ts';
import type { MailContent, WriteMail } from '#domain/mail/mail-content.ts';
import { paperLabel } from '#domain/paper/paper.ts';
import { loadMail } from '#operations/mail/load-mail.ts';
import { mailText } from '#operations/mail/mail-text.ts';
import type { Mailer } from '#operations/mail/mailer.ts';
import { waitsForUndo } from '#operations/mail/waits-for-undo.ts';
import { withoutSecret } from '#operations/mail/without-secret.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { EarlyJob, HopelessJob, type JobHandler } from './job-handler.ts';
import { attachmentsOf, papersFor } from './mail-papers.ts';

const UNDO_WAIT_MS = 30_000;

export type MailMeans = {
  write: WriteMail;
  /** The server of this moment; null where none is set up: mails are stored and read in /cms. `sender` '' is the shop's own address. */
  findServer(): Promise<{ mailer: Mailer; sender: string } | null>;
  /** The sender's address where there is no server; '' for the shop's own. */
  defaultSender: string;
  /** The shop's address for links, without a slash at the end. */
  home: string;
};

/**
 * Writes a mail, sends it and stores it. A refusal of the server is final; a failure is tried again. A request to be told of
 * stock ends with its mail, and the address with it.
 */
export function sendMail(means: MailMeans): JobHandler<'send-mail'> {
  return async (platform, request, jobId) => {
    if (await waitsForUndo(platform, request)) throw new EarlyJob(UNDO_WAIT_MS);
    const content = await loadMail(platform, request, means.home);
    // Without an address the person was erased.
    if (!content || content.to === '') return async () => {};
    const store = await deliver(platform, means, content, jobId);
    return async (trx) => {
      await store(trx);
      if (request.mail === 'back-in-stock') await deleteStockRequest(trx, request.requestId);
    };
  };
}

/** Sends a mail with the papers it brings, and returns what stores the shop's copy: without an address that waits for stock. */
export async function deliver(
  platform: Platform,
  { write, findServer, defaultSender }: MailMeans,
  content: MailContent,
  jobId: string,
): Promise<(trx: Db) => Promise<void>> {
  const papers = await papersFor(platform, content);
  const server = await findServer();
  const mailer = server?.mailer ?? null;
  const { subject, html, leaveLink } = write({
    ...content,
    papers: papers.map(({ facts }) => paperLabel(facts)),
  });
  const { to, replyTo, shop } = content;
  const address = (server ? server.sender : defaultSender) || shop.shop.supportEmail;
  const text = mailText(html);
  const mail = { id: jobId, from: { name: shop.shop.name, address }, to, replyTo, subject, html, text };
  const attachments = mailer ? await attachmentsOf(platform, papers) : [];
  const sent = await mailer?.send({ ...mail, leaveLink, automatic: automaticOf(content), attachments });
  const isStored = !isPassing(content);
  if (sent?.ok === false) {
    const message = `The mail server refused ${to}: ${sent.reason}`;
    throw new HopelessJob(isStored ? message : message.replaceAll(to, 'the address'));
  }
  const copy = withoutSecret(html, content);
  return async (trx) => {
    await writeMailRow(trx, {
      id: jobId,
      about: mailAbout(content),
      kind: content.mail,
      recipient: isStored ? to : '',
      sender: address,
      replyTo,
      subject,
      html: copy,
      body: mailText(copy),
      state: mailer ? 'sent' : 'outbox',
      createdAt: nowIso(platform.clock),
    });
    await writePaperMail(
      trx,
      papers.map(({ id }) => id),
      jobId,
    );
  };
}

/** What a person wrote is not automatic; a message or an application that has arrived is replied to. */
function automaticOf({ mail }: MailContent): 'auto-generated' | 'auto-replied' | null {
  if (mail === 'contact-reply' || mail === 'contact-message') return null;
  const isReply = mail === 'contact-acknowledgement' || mail === 'trade-acknowledgement';
  return isReply ? 'auto-replied' : 'auto-generated';
}

/** True for mails to an address that is deleted once it has served. */
function isPassing({ mail }: MailContent): boolean {
  return mail === 'stock-confirmation' || mail === 'back-in-stock';
}
