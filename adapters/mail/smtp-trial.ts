import { createTransport } from 'nodemailer';
import { type MailServer, mailServerUrl } from '#domain/connections/mail-server.ts';
import type { TestMail } from '#operations/platform/connections.ts';
import { mailServerOptions } from './mail-server-options.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Somebody waits for it on a page. */
const TIMEOUT_MS = 8_000;

/** Signs in at a mail server and sends one mail by it; returns the problem in words for staff, null where both worked. */
export async function smtpTrial(
  server: MailServer,
  { id, from, to, subject, text }: TestMail,
): Promise<string | null> {
  const transport = createTransport({
    ...mailServerOptions(mailServerUrl(server), TIMEOUT_MS),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    await transport.sendMail({
      messageId: `<${id}@${from.address.split('@').at(-1) ?? 'localhost'}>`,
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return null;
  } catch (error) {
    return withoutPassword(smtpFailure(error).message, server);
  } finally {
    transport.close();
  }
}

/** Servers may repeat what they were sent. */
function withoutPassword(words: string, { password }: MailServer): string {
  if (password === '') return words;
  const forms = [password, encodeURIComponent(password), Buffer.from(password).toString('base64')];
  return forms.reduce((text, form) => text.replaceAll(form, '…'), words).slice(0, 400);
}
