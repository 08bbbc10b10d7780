import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { exampleContent } from '#domain/mail/example-content.ts';
import type { JobHandler } from './job-handler.ts';
import { deliver, type MailMeans } from './send-mail.ts';

/** Sends a mail with invented facts; its subject says that it is a test. */
export function sendTestMail(means: MailMeans): JobHandler<'send-test-mail'> {
  return async (platform, { mail, to, subject, introduction }, jobId) => {
    const shop = await readSettings(platform.db);
    const text = { subject: `Test: ${subject}`, introduction };
    return deliver(platform, means, exampleContent(mail, text, { to, shop, home: means.home }), jobId);
  };
}
