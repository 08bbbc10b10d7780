import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_KINDS } from '#domain/mail/mail-request.ts';

const QUEUES = /\bqueue\w*Mail\w*\(|kind: 'send-mail'/;
/** Kinds whose name is put together of a state, by the text that does so. */
const BY_STATE: Record<string, string> = {
  'order-shipped': '`order-$',
  'order-delivered': '`order-$',
  'order-cancelled': '`order-$',
  'trade-approved': '`trade-$',
  'trade-declined': '`trade-$',
};

const queueing = ['operations', 'jobs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => QUEUES.test(text)),
);

test.each(MAIL_KINDS)('the mail %s is queued by an operation or a job', (kind) => {
  const names = BY_STATE[kind] ?? `'${kind}'`;
  expect(queueing.filter((text) => text.includes(names)).length).toBeGreaterThan(0);
});
