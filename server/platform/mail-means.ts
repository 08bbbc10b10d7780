import type { ServerBuild } from 'react-router';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { mailServerUrl } from '#domain/connections/mail-server.ts';
import type { WriteMail } from '#domain/mail/mail-content.ts';
import type { MailMeans } from '#jobs/send-mail.ts';
import type { Mailer } from '#operations/mail/mailer.ts';
import type { Connections } from '#operations/platform/connections.ts';
import type { Config } from './config.ts';

/**
 * Returns what mails are written and sent with; `port` stands in for PUBLIC_URL on this machine. Without SMTP_URL the server
 * entered in /cms counts, as it is when a mail is sent.
 */
export function mailMeans(
  build: ServerBuild,
  { smtpUrl, mailFrom, publicUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  port: number,
  connections: Pick<Connections, 'mail'> | null = null,
): MailMeans {
  const fixed = smtpUrl ? { mailer: smtpMailer(smtpUrl), sender: mailFrom } : null;
  let known: { url: string; mailer: Mailer } | null = null;
  return {
    write: writeMailOf(build),
    async findServer() {
      if (fixed) return fixed;
      const entered = await connections?.mail();
      if (entered?.from !== 'cms') return null;
      const url = mailServerUrl(entered.settings);
      if (known?.url !== url) known = { url, mailer: smtpMailer(url) };
      return { mailer: known.mailer, sender: entered.settings.from };
    },
    defaultSender: mailFrom,
    home: publicUrl || `http://localhost:${port}`,
  };
}

/** Mails are React components, and so part of the built app. */
export function writeMailOf(build: ServerBuild): WriteMail {
  const { writeMail } = build.entry.module as unknown as { writeMail: WriteMail };
  return writeMail;
}
