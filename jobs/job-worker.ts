import { isJobDue } from '#database/queries/jobs/job-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import { outageLog } from '#database/watch/outage-log.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { JobHandlers } from './job-handler.ts';
import { runDueJob } from './run-job.ts';
import { ensureSchedule } from './schedule.ts';

const POLL_MS = 1000;

/**
 * Runs due jobs, one at a time, while the process serves. Every process has one; the database gives each job to one of
 * them. While the database is away it waits, and the log says so once.
 */
export class JobWorker {
  readonly #platform: Platform;
  readonly #handlers: JobHandlers;
  readonly #name: string;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(platform: Platform, handlers: JobHandlers) {
    this.#platform = platform;
    this.#handlers = handlers;
    this.#name = platform.random.id();
  }

  start(): void {
    const outage = outageLog(this.#platform.log, 'running jobs');
    let isScheduled = false;
    const turn = async () => {
      try {
        if (!isScheduled) await this.#schedule();
        isScheduled = true;
        await this.runDueJobs();
        outage.succeeded();
      } catch (error) {
        outage.failed(error);
      }
      if (!this.#isStopping) this.#timer = setTimeout(go, POLL_MS).unref();
    };
    const go = () => {
      this.#running = turn();
    };
    go();
  }

  /** Runs everything that is due, and returns how many attempts that were. */
  async runDueJobs(): Promise<number> {
    let count = 0;
    while (!this.#isStopping && (await isJobDue(this.#platform.db, nowIso(this.#platform.clock)))) {
      if (!(await runDueJob(this.#platform, this.#handlers, this.#name))) break;
      count += 1;
    }
    return count;
  }

  /** Lets the present job finish. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #schedule(): Promise<void> {
    const { db, clock, random } = this.#platform;
    const stamp = { now: nowIso(clock), newId: () => random.id() };
    await inTransaction(db, (trx) => ensureSchedule(trx, stamp));
  }
}
