import { setTimeout as wait } from 'node:timers/promises';
import {
  deleteRoughRendition,
  findRoughRendition,
  type RoughRendition,
} from '#database/queries/pictures/rough-renditions.ts';
import { takeTurn } from '#database/queries/shop/shop-facts.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { masterName, renditionName } from './picture-rendition.ts';

/** The load of the server by visitors: none, some that leave time for other work, or so many that they do not. */
export type VisitorLoad = 'none' | 'light' | 'heavy';

const PAUSE_MS = 15_000;
const PAUSE_WITHOUT_VISITORS_MS = 500;
/** Longer than one file takes; whoever ended in the middle of one holds the others up no longer than this. */
const TURN_MS = 2 * 60_000;

/**
 * Makes better files of pictures in the place of those made quickly, while the shop has time: one at a time, also among several
 * processes, and with long rests while anybody is there. What is left at the end is gone on with at the next start.
 */
export class PictureRefiner {
  readonly #platform: Platform;
  readonly #visitorLoad: () => VisitorLoad;
  readonly #ending = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(platform: Platform, visitorLoad: () => VisitorLoad) {
    this.#platform = platform;
    this.#visitorLoad = visitorLoad;
  }

  start(): void {
    this.#work = this.#refineWhenIdle();
  }

  /** A file that is being made is given up; the rest of the work is kept. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#work;
  }

  async #refineWhenIdle(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const load = this.#visitorLoad();
      const isRefined = load !== 'heavy' && (await this.#refineOne());
      await wait(isRefined && load === 'none' ? PAUSE_WITHOUT_VISITORS_MS : PAUSE_MS, undefined, {
        signal,
        ref: false,
      }).catch(() => {});
    }
  }

  async #refineOne(): Promise<boolean> {
    try {
      return await refineNext(this.#platform, this.#ending.signal);
    } catch (error) {
      this.#platform.log.warn({ err: error }, 'pictures could not be made better');
      return false;
    }
  }
}

/** False: there is nothing to make better, another process is at it, or it was given up. */
export async function refineNext(platform: Platform, signal: AbortSignal): Promise<boolean> {
  const { db, clock, log } = platform;
  const rough = await findRoughRendition(db);
  if (!rough) return false;
  const now = clock.now();
  if (!(await takeTurn(db, 'refining_until', { now: isoTime(now), until: isoTime(now + TURN_MS) })))
    return false;
  try {
    await refine(platform, rough, signal);
  } catch (error) {
    // What cannot be made better stays as it is and must not hold up the others.
    log.warn({ err: error, picture: rough }, 'a picture could not be made better');
  }
  if (signal.aborted) return false;
  await deleteRoughRendition(db, rough);
  await takeTurn(db, 'refining_until', { now: isoTime(now + TURN_MS + 1), until: isoTime(0) });
  return true;
}

/** Replaces the file where the better one is smaller; one that is not there is made before somebody waits for it. */
async function refine(
  { media, images }: Platform,
  rough: RoughRendition,
  signal: AbortSignal,
): Promise<void> {
  const { key, width, format } = rough;
  const name = renditionName(key, width, format);
  const [master, present] = await Promise.all([media.read(masterName(key)), media.read(name)]);
  if (!master) return;
  const better = await orAborted(images.render(master, { width, format, thorough: true }), signal);
  if (better && (!present || better.byteLength < present.byteLength)) await media.write(name, better);
}

/** Null as soon as it is aborted, however long the work goes on unseen. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work, aborted]);
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
