import type { ServerBuild } from 'react-router';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import type { WriteMail } from '#domain/mail/mail-content.ts';
import type { MailMeans } from '#jobs/send-mail.ts';
import type { Config } from './config.ts';

/** Returns what mails are written and sent with; `port` stands in for PUBLIC_URL on this machine. */
export function mailMeans(
  build: ServerBuild,
  { smtpUrl, mailFrom, publicUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  port: number,
): MailMeans {
  return {
    write: writeMailOf(build),
    mailer: smtpUrl ? smtpMailer(smtpUrl) : null,
    sender: mailFrom,
    home: publicUrl || `http://localhost:${port}`,
  };
}

/** Mails are React components, and so part of the built app. */
export function writeMailOf(build: ServerBuild): WriteMail {
  const { writeMail } = build.entry.module as unknown as { writeMail: WriteMail };
  return writeMail;
}
