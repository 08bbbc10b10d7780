import { isJobDue } from '#database/queries/jobs/job-rows.ts';
import { outageLog } from '#database/watch/outage-log.ts';
import type { JobLane } from '#domain/jobs/job-lanes.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { JobHandlers } from './job-handler.ts';
import { restWhileBusy } from './rest-while-busy.ts';
import { runDueJob } from './run-job.ts';

/** A mail leaves within a second of its cause, also one that an alert to staff asks for first. */
const POLL_MS = 400;
/** No further job of the lane asks a server that was away before this is over, doubled as long as it stays away. */
const FIRST_AWAY_PAUSE_MS = 1000;
const LONGEST_AWAY_PAUSE_MS = 60_000;

/**
 * One place in a lane: runs its due jobs, one at a time. While the database is away it waits, and the log says so once. Where a job found
 * the server it needs away, the lane pauses, the longer the more attempts in a row did: one connection that was cut delays the others
 * by a second, and a server that is away is soon asked once a minute.
 */
export class LaneRunner {
  readonly #platform: Platform;
  readonly #handlers: JobHandlers;
  readonly #lane: JobLane;
  readonly #worker: string;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;
  #resumeAtMs = 0;
  #awayInARow = 0;

  constructor(platform: Platform, handlers: JobHandlers, lane: JobLane) {
    this.#platform = platform;
    this.#handlers = handlers;
    this.#lane = lane;
    this.#worker = platform.random.id();
  }

  start(): void {
    const outage = outageLog(this.#platform.log, `running jobs (${this.#lane})`);
    const turn = async () => {
      try {
        await this.#runDueJobs(restWhileBusy);
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
  runDueJobs(): Promise<number> {
    return this.#runDueJobs(async () => {});
  }

  async #runDueJobs(rest: () => Promise<void>): Promise<number> {
    const { db, clock } = this.#platform;
    let count = 0;
    while (!this.#isStopping && clock.now() >= this.#resumeAtMs) {
      if (!(await isJobDue(db, { now: nowIso(clock), lane: this.#lane }))) break;
      const attempt = { worker: this.#worker, lane: this.#lane };
      const outcome = await runDueJob(this.#platform, this.#handlers, attempt);
      if (!outcome) break;
      this.#awayInARow = outcome === 'server-away' ? this.#awayInARow + 1 : 0;
      if (this.#awayInARow > 0) this.#resumeAtMs = clock.now() + awayPauseMs(this.#awayInARow);
      count += 1;
      await rest();
    }
    return count;
  }

  /** Lets the present job finish. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}

function awayPauseMs(inARow: number): number {
  return Math.min(LONGEST_AWAY_PAUSE_MS, FIRST_AWAY_PAUSE_MS * 2 ** (inARow - 1));
}
