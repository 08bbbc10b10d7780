import { createTransport } from 'nodemailer';
import type { Mailer } from '#operations/mail/mailer.ts';

const TIMEOUT_MS = 30_000;

/**
 * Sends mails by an SMTP server (`smtp://` or `smtps://user:password@host:port`). Refused by a final reply (5xx) is a
 * result; anything else that fails is thrown, to be tried again.
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, replyTo, subject, html, text, leaveLink, attachments }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domainOf(from.address)}>`,
          from,
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          ...(leaveLink && { headers: leavingHeaders(leaveLink) }),
          attachments: attachments.map(({ fileName, content, type }) => ({
            filename: fileName,
            content: Buffer.from(content),
            contentType: type,
          })),
        });
        return { ok: true };
      } catch (error) {
        if (!isFinal(error)) throw error;
        return { ok: false, reason: error.response ?? error.message };
      }
    },
  };
}

/** One click leaves, without a page in between (RFC 8058). */
function leavingHeaders(link: string) {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type FinalReply = Error & { response?: string };

/** True for a reply that will not change: 5xx to this mail. Refused credentials (535) may be put right. */
function isFinal(error: unknown): error is FinalReply {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code < 600 && code !== 535;
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? 'localhost';
}
