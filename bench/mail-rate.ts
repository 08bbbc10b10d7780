import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { exampleContent } from '#domain/mail/example-content.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { mailText } from '#operations/mail/mail-text.ts';
import { writeMailOf } from '#server/platform/mail-means.ts';
import { median } from './median.ts';

const MAILS = 20;
const ROUNDS = 3;

/**
 * Measures mails per second through a mail server on this machine: written and sent by the shop, and sent by bare nodemailer. The
 * server waits a tenth of a second before it greets, as many do; each mail has a connection of its own.
 */
export async function measureMails(): Promise<string[]> {
  const write = writeMailOf(await import(new URL('../build/server/index.js', import.meta.url).href));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, reply) {
      stream.on('end', () => reply());
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const kind = 'order-confirmation';
  const to = 'ann@example.com';
  const content = exampleContent(kind, MAIL_TEXTS[kind], {
    to,
    shop: settingsAt(DEFAULT_SETTINGS, new Date().toISOString()),
    home: 'https://shop.example',
  });
  const written = write(content);
  const fixed = { subject: written.subject, html: written.html, text: mailText(written.html) };
  const from = { name: 'Zabelle', address: 'orders@shop.example' };
  const mailer = smtpMailer(url);
  const bare = createTransport({ url });
  const rates: { shop: number[]; bare: number[] } = { shop: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await perSecond(() => bare.sendMail({ from, to, ...fixed })));
    rates.shop.push(
      await perSecond(async () => {
        const { subject, html, leaveLink } = write(content);
        const mail = { id: randomUUID(), from, to, replyTo: '', subject, html, leaveLink, attachments: [] };
        await mailer.send({ ...mail, automatic: 'auto-generated', text: mailText(html) });
      }),
    );
  }
  await new Promise<void>((resolve) => server.close(resolve));
  const [shop, baseline] = [median(rates.shop), median(rates.bare)];
  return [
    `mails: ${shop.toFixed(0)} a second, written and sent one after the other; bare nodemailer with a finished mail ` +
      `${baseline.toFixed(0)}, ratio ${(shop / baseline).toFixed(2)}`,
  ];
}

async function perSecond(send: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < MAILS; count++) await send();
  return MAILS / ((performance.now() - began) / 1000);
}
