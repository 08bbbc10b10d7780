import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '#database/transaction.ts';
import { outageLog } from '#database/watch/outage-log.ts';
import { JOB_LANE_NAMES, JOB_LANES } from '#domain/jobs/job-lanes.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { bringBackJobs } from './bring-back-jobs.ts';
import type { JobHandlers } from './job-handler.ts';
import { LaneRunner } from './lane-runner.ts';
import { ensureSchedule } from './schedule.ts';

const RETRY_MS = 1000;
const PLAN_AGAIN_MS = 60 * 60 * 1000;
const LONGEST_STOP_MS = 2500;

/** Runs due jobs while the process serves, by lanes. Every process has one; the database gives each job to one of them. */
export class JobWorker {
  readonly #platform: Platform;
  readonly #lanes: LaneRunner[];
  #timer: NodeJS.Timeout | undefined;
  #scheduling: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(platform: Platform, handlers: JobHandlers) {
    this.#platform = platform;
    this.#lanes = JOB_LANE_NAMES.flatMap((lane) =>
      Array.from({ length: JOB_LANES[lane].atOnce }, () => new LaneRunner(platform, handlers, lane)),
    );
  }

  start(): void {
    const outage = outageLog(this.#platform.log, 'planning recurring jobs');
    const plan = async () => {
      try {
        await this.#schedule();
        outage.succeeded();
        if (!this.#isStopping) this.#timer = setTimeout(go, PLAN_AGAIN_MS).unref();
      } catch (error) {
        outage.failed(error);
        if (!this.#isStopping) this.#timer = setTimeout(go, RETRY_MS).unref();
      }
    };
    const go = () => {
      this.#scheduling = plan();
    };
    go();
    for (const lane of this.#lanes) lane.start();
  }

  /** Runs everything that is due, also what that makes due, and returns how many attempts that were. */
  async runDueJobs(): Promise<number> {
    let total = 0;
    for (let count = -1; count !== 0; total += count) {
      count = 0;
      for (const lane of this.#lanes) count += await lane.runDueJobs();
    }
    return total;
  }

  /**
   * Lets the present jobs finish. One that is not done in time, because a server outside does not respond, is left to be tried
   * again when its claim runs out, as after a crash.
   */
  async stop(longestMs = LONGEST_STOP_MS): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const ended = Promise.all([this.#scheduling, ...this.#lanes.map((lane) => lane.stop())]);
    const inTime = await Promise.race([ended.then(() => true), wait(longestMs, false, { ref: false })]);
    if (!inTime) this.#platform.log.warn({}, 'a job was left unfinished; it is tried again');
  }

  async #schedule(): Promise<void> {
    const { db, clock, random } = this.#platform;
    const stamp = { now: nowIso(clock), newId: () => random.id() };
    const broughtBack = await inTransaction(db, async (trx) => {
      await ensureSchedule(trx, stamp);
      return bringBackJobs(trx, stamp.now);
    });
    if (broughtBack > 0)
      this.#platform.log.warn(
        { jobs: broughtBack },
        'jobs written while the clock was wrong were brought back to now',
      );
  }
}
