import { createTransport } from 'nodemailer';
import type { Mailer } from '#operations/mail/mailer.ts';
import { mailServerOptions } from './mail-server-options.ts';
import { isRefusal, smtpFailure } from './smtp-failure.ts';
import { offersOtherScripts } from './smtp-scripts.ts';

const TIMEOUT_MS = 30_000;

/**
 * Sends mails by an SMTP server (`smtp://` or `smtps://user:password@host:port`). A final reply to this mail (5xx) is a result;
 * anything else that fails is thrown in words for staff, to be tried again.
 */
export function smtpMailer(url: string, timeoutMs = TIMEOUT_MS): Mailer {
  const server = mailServerOptions(url, timeoutMs);
  const transport = createTransport({ ...server, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ id, from, to, replyTo, subject, html, text, leaveLink, automatic, attachments }) {
      try {
        const takesAll = isPlain(to) && isPlain(replyTo) ? true : await offersOtherScripts(server);
        if (!takesAll && !isPlain(to))
          return {
            ok: false,
            reason: 'it takes no addresses with letters such as ö or 李 before the @ (SMTPUTF8)',
          };
        await transport.sendMail({
          messageId: `<${id}@${domainOf(from.address)}>`,
          from,
          to: { name: '', address: to },
          ...(replyTo && (takesAll || isPlain(replyTo)) && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          headers: {
            ...(leaveLink && leavingHeaders(leaveLink)),
            ...(automatic && { 'Auto-Submitted': automatic }),
          },
          attachments: attachments.map(({ fileName, content, type }) => ({
            filename: fileName,
            content: Buffer.from(content),
            contentType: type,
          })),
        });
        return { ok: true };
      } catch (error) {
        if (isRefusal(error)) return { ok: false, reason: error.response ?? error.message };
        throw smtpFailure(error);
      }
    },
  };
}

/** False where the part before the @ asks for SMTPUTF8 (RFC 6531); domains are sent in punycode. */
function isPlain(address: string): boolean {
  return !/[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));
}

/** One click leaves, without a page in between (RFC 8058). */
function leavingHeaders(link: string) {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? 'localhost';
}
