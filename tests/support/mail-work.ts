import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import type { MailMeans } from '#jobs/send-mail.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { TestShop } from './shop.ts';

/** The address of the shop in its mails. */
export const HOME = 'https://shop.example';
/** Longer than the pause before mails of changes that staff may take back. */
export const MINUTE = 61_000;

/** Gives the tests of a file a mail server and the shop's worker; each test begins without jobs and mails. */
export function useMailWork(shop: () => TestShop) {
  let server: MailServer;
  let build: ServerBuild;
  beforeAll(async () => {
    server = await startMailServer();
    build = await import(new URL('../../build/server/index.js', import.meta.url).href);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.received.length = 0;
    await shop().platform.db.deleteFrom('jobs').execute();
    await shop().platform.db.deleteFrom('mails').execute();
  });
  const means = (smtpUrl: string | null, mailFrom = 'orders@shop.example'): MailMeans =>
    mailMeans(build, { smtpUrl, mailFrom, publicUrl: HOME }, 0);
  const handlers = (smtpUrl: string | null = server.url) => jobHandlers(means(smtpUrl));
  return {
    server: () => server,
    handlers,
    /** Does everything that is due in `laterMs`; without an address of a mail server, mails stay in the outbox. */
    async work(laterMs = 0, smtpUrl: string | null = server.url) {
      const platform = { ...shop().platform, clock: { now: () => Date.now() + laterMs } };
      while (await runDueJob(platform, handlers(smtpUrl), { worker: 'test' }));
    },
    /** Does everything that is due, by these means. */
    async workWith(means: MailMeans) {
      while (await runDueJob(shop().platform, jobHandlers(means), { worker: 'test' }));
    },
    jobs: () => shop().platform.db.selectFrom('jobs').selectAll().orderBy('created_at').execute(),
    mails: () =>
      shop().platform.db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('kind').execute(),
  };
}

/** Returns the path of the first link in a mail that begins with `path`. */
export function linkIn(html: string | undefined, path: string): string {
  const href = new RegExp(`href="${HOME}(${path}[^"]*)"`).exec(html ?? '')?.[1];
  if (!href) throw new Error(`The mail has no link to ${path}`);
  return href.replaceAll('&amp;', '&');
}
