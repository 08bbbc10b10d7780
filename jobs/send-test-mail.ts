import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { exampleContent } from '#domain/mail/example-content.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { JobHandler } from './job-handler.ts';
import { deliver, type MailMeans } from './send-mail.ts';

/** Sends a mail with invented facts; its subject says that it is a test. */
export function sendTestMail(means: MailMeans): JobHandler<'send-test-mail'> {
  return async (platform, { mail, to, subject, introduction }, jobId) => {
    const shop = settingsAt(await readSettings(platform.db), nowIso(platform.clock));
    const text = { subject: `Test: ${subject}`, introduction };
    return deliver(platform, means, exampleContent(mail, text, { to, shop, home: means.home }), jobId);
  };
}
