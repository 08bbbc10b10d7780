import { expect, test } from 'vitest';
import { insertJob, reviveJob } from '#database/queries/jobs/job-rows.ts';
import { SCHEDULE } from '#domain/jobs/job-kinds.ts';
import { MOST_ATTEMPTS } from '#domain/jobs/retry-pause.ts';
import { cleanUp } from '#jobs/clean-up.ts';
import { HopelessJob, type JobHandlers } from '#jobs/job-handler.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { ensureSchedule } from '#jobs/schedule.ts';
import { MailServerAway } from '#operations/mail/mailer.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const nothing = async () => async () => {};
const NO_MAIL: Omit<JobHandlers, 'clean-up'> = {
  'check-stock': nothing,
  'apply-retention': nothing,
  'watch-tickets': nothing,
  'ask-for-reviews': nothing,
  'end-returns': nothing,
  'send-mail': nothing,
  'send-test-mail': nothing,
  'ask-cash-orders': nothing,
  'ask-to-pay': nothing,
  'remind-transfer': nothing,
  'end-payment': nothing,
  'expire-order': nothing,
  'reconcile-payments': nothing,
  'settle-payment': nothing,
  'refund-payment': nothing,
  'move-orders': nothing,
  'fetch-pictures': nothing,
  'tell-of-stock': nothing,
  'alert-staff': nothing,
  'gather-alerts': nothing,
  'count-buyers': nothing,
  'renew-pages': nothing,
  'make-backup': nothing,
  'plan-backup': nothing,
  'correct-vat': nothing,
  'turn-by-time': nothing,
};
const jobHandlers: JobHandlers = { ...NO_MAIL, 'clean-up': cleanUp };

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('jobs', (shop) => {
  const at = (offsetMs: number): Platform => ({
    ...shop().platform,
    clock: { now: () => shop().platform.clock.now() + offsetMs },
  });
  const add = (platform: Platform) =>
    insertJob(platform.db, { kind: 'clean-up', payload: {} }, stampOf(platform));
  const stampOf = ({ clock, random }: Platform) => ({ now: nowIso(clock), newId: () => random.id() });
  const rows = () => shop().platform.db.selectFrom('jobs').selectAll().orderBy('created_at').execute();
  const forget = () => shop().platform.db.deleteFrom('jobs').execute();
  const note = (platform: Platform, question: string) =>
    platform.db
      .insertInto('search_misses')
      .values({ question, times: 1, last_at: nowIso(platform.clock) })
      .onConflict((conflict) =>
        conflict.column('question').doUpdateSet((eb) => ({ times: eb('search_misses.times', '+', 1) })),
      )
      .execute();
  const effects = async (question: string) =>
    (
      await shop()
        .platform.db.selectFrom('search_misses')
        .select('times')
        .where('question', '=', question)
        .executeTakeFirst()
    )?.times ?? 0;

  test('of many workers one runs each job, and its effect is written once', async () => {
    await forget();
    const platform = shop().platform;
    for (let count = 0; count < 20; count += 1) await add(platform);
    const handlers: JobHandlers = {
      ...NO_MAIL,
      'clean-up': async () => async (trx) => void (await note({ ...platform, db: trx }, 'once')),
    };
    const workers = ['a', 'b', 'c', 'd'];
    const run = async (worker: string) => {
      while (await runDueJob(platform, handlers, { worker }));
    };
    await Promise.all(workers.map(run));
    expect(await effects('once')).toBe(20);
    // The last of them scheduled the next run.
    expect((await rows()).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  test('a failed attempt is tried again after its pause, and keeps nothing it wrote', async () => {
    await forget();
    const platform = shop().platform;
    await add(platform);
    let isBroken = true;
    const handlers: JobHandlers = {
      ...NO_MAIL,
      'clean-up': async () => async (trx) => {
        await note({ ...platform, db: trx }, 'retried');
        if (isBroken) throw new Error('the network is down');
      },
    };
    expect(await runDueJob(platform, handlers, { worker: 'a' })).toBe('failed');
    expect(await runDueJob(platform, handlers, { worker: 'a' })).toBe(null);
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: 'the network is down' },
    ]);
    expect(await effects('retried')).toBe(0);
    isBroken = false;
    expect(await runDueJob(at(60_000), handlers, { worker: 'a' })).toBe('done');
    expect(await effects('retried')).toBe(1);
  });

  test('a job whose process ended is taken over once its claim ran out, and the late one writes nothing', async () => {
    await forget();
    const platform = shop().platform;
    await add(platform);
    const handlers: JobHandlers = {
      ...NO_MAIL,
      'clean-up': async () => {
        // Meanwhile the claim runs out and another worker does the job.
        await runDueJob(
          at(10 * 60_000),
          { ...NO_MAIL, 'clean-up': async () => async () => {} },
          { worker: 'b' },
        );
        return async (trx) => void (await note({ ...platform, db: trx }, 'late'));
      },
    };
    await runDueJob(platform, handlers, { worker: 'a' });
    expect(await effects('late')).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'done' }, { state: 'waiting' }]);
  });

  test('after its last attempt a job waits for staff, who can start it again', async () => {
    await forget();
    const platform = shop().platform;
    await add(platform);
    const failing: JobHandlers = { ...NO_MAIL, 'clean-up': async () => Promise.reject(new Error('refused')) };
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1)
      await runDueJob(at(attempt * DAY_MS), failing, { worker: 'a' });
    const [job] = await rows();
    expect(job).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS, last_error: 'refused' });
    expect(await reviveJob(platform.db, job?.id ?? '', nowIso(platform.clock))).toBe(true);
    expect(await reviveJob(platform.db, job?.id ?? '', nowIso(platform.clock))).toBe(false);
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('a hopeless job is not tried again, nor one of another version', async () => {
    await forget();
    const platform = shop().platform;
    await add(platform);
    await runDueJob(
      platform,
      { ...NO_MAIL, 'clean-up': () => Promise.reject(new HopelessJob('no such order')) },
      { worker: 'a' },
    );
    expect((await rows())[0]).toMatchObject({ state: 'failed', last_error: 'no such order' });
    await forget();
    await add(platform);
    await platform.db.updateTable('jobs').set({ kind: 'teleport' }).execute();
    await runDueJob(platform, jobHandlers, { worker: 'a' });
    expect((await rows())[0]).toMatchObject({ state: 'failed' });
  });

  test('a recurring job waits once however many processes start', async () => {
    await forget();
    const platform = shop().platform;
    for (let process = 0; process < 3; process += 1) await ensureSchedule(platform.db, stampOf(platform));
    expect(await rows()).toHaveLength(SCHEDULE.length);
    await platform.db.deleteFrom('jobs').where('kind', '!=', 'clean-up').execute();
    const worker = new JobWorker(platform, jobHandlers);
    expect(await worker.runDueJobs()).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'done' }, { state: 'waiting', unique_key: 'clean-up' }]);
    // Done jobs are deleted after a fortnight.
    await new JobWorker(at(15 * DAY_MS), jobHandlers).runDueJobs();
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['done', 'waiting']);
  });

  const addMail = (platform: Platform) =>
    insertJob(
      platform.db,
      { kind: 'send-mail', payload: { mail: 'newsletter-welcome', subscriberId: '1' } },
      stampOf(platform),
    );

  test('a mail server that takes mails and says nothing keeps no payment waiting', async () => {
    await forget();
    const platform = shop().platform;
    const silence = Promise.withResolvers<void>();
    let open = 0;
    let mostOpen = 0;
    let settled = 0;
    const worker = new JobWorker(platform, {
      ...jobHandlers,
      'send-mail': async () => {
        open += 1;
        mostOpen = Math.max(mostOpen, open);
        await silence.promise;
        open -= 1;
        return async () => {};
      },
      'settle-payment': async () => {
        settled += 1;
        return async () => {};
      },
    });
    for (let count = 0; count < 3; count += 1) await addMail(at(-60_000));
    worker.start();
    try {
      await expect.poll(() => open).toBe(1);
      const payload = { reference: 'pi_1', key: null };
      await insertJob(platform.db, { kind: 'settle-payment', payload }, stampOf(platform));
      await expect.poll(() => settled).toBe(1);
      expect(open).toBe(1);
    } finally {
      silence.resolve();
      await expect.poll(async () => (await rows()).filter(isOpenMail)).toEqual([]);
      await worker.stop();
    }
    expect(mostOpen).toBe(1);
  });

  test('a mail server that is away is asked ever less often, and one cut connection delays others by a second', async () => {
    await forget();
    let offsetMs = 0;
    let isAway = true;
    const { clock, ...others } = shop().platform;
    // Time passes by the offset alone, however long the test itself takes.
    const beganAt = clock.now();
    const platform = { ...others, clock: { now: () => beganAt + offsetMs } };
    for (let count = 0; count < 12; count += 1) await addMail(platform);
    const askedAt: number[] = [];
    const worker = new JobWorker(platform, {
      ...jobHandlers,
      'send-mail': async () => {
        askedAt.push(offsetMs);
        if (isAway) throw new MailServerAway('The mail server did not respond in time.');
        return async () => {};
      },
    });
    const until = async (ms: number) => {
      for (; offsetMs <= ms; offsetMs += 500) await worker.runDueJobs();
    };
    await until(400_000);
    const pauses = askedAt.slice(1).map((at, place) => at - (askedAt[place] ?? 0));
    for (const [place, wanted] of [1, 2, 4, 8, 16, 32, 60, 60].entries())
      expect(Math.abs((pauses[place] ?? 0) - wanted * 1000), `pause ${place}`).toBeLessThanOrEqual(1000);
    // No other lane waits with it.
    await add(platform);
    expect(await worker.runDueJobs()).toBe(1);
    isAway = false;
    await until(480_000);
    await forget();
    isAway = true;
    for (let count = 0; count < 4; count += 1) await addMail(platform);
    askedAt.length = 0;
    await worker.runDueJobs();
    isAway = false;
    const cutAt = offsetMs;
    await until(cutAt + 2000);
    expect(askedAt).toHaveLength(4);
  });
});

function isOpenMail({ kind, state }: { kind: string; state: string }): boolean {
  return kind === 'send-mail' && state === 'waiting';
}
