import { setTimeout as wait } from 'node:timers/promises';
import {
  deleteRoughRendition,
  findRoughRendition,
  type RoughRendition,
} from '#database/queries/pictures/rough-renditions.ts';
import { takeTurn } from '#database/queries/shop/shop-facts.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { readMaster, renditionName } from './picture-rendition.ts';

/** The load of the server by visitors: none, some that leave time for other work, or so many that they do not. */
export type VisitorLoad = 'none' | 'light' | 'heavy';

const PAUSE_MS = 15_000;
const PAUSE_WITHOUT_VISITORS_MS = 500;
/** Longer than one file takes; whoever ended in the middle of one holds the others up no longer than this. */
const TURN_MS = 2 * 60_000;

/**
 * Replaces quickly made renditions of pictures by smaller files while the shop is idle: one at a time, also among several
 * processes, with long pauses while anybody is there. The rest continues at the next start.
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

  /** Abandons the file being made; the rest of the queue stays stored. */
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
      this.#platform.log.warn({ err: error }, 'pictures could not be refined');
      return false;
    }
  }
}

/** False where nothing is left to refine, another process does it, or it was aborted. */
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
    // A picture that cannot be refined stays as it is and must not delay the others.
    log.warn({ err: error, picture: rough }, 'a picture could not be refined');
  }
  if (signal.aborted) return false;
  await deleteRoughRendition(db, rough);
  await takeTurn(db, 'refining_until', { now: isoTime(now + TURN_MS + 1), until: isoTime(0) });
  return true;
}

/** Replaces the file where the better one is smaller; makes a missing one before somebody waits for it. */
async function refine(platform: Platform, rough: RoughRendition, signal: AbortSignal): Promise<void> {
  const { key, width, format } = rough;
  const name = renditionName(key, width, format);
  const [master, present] = await Promise.all([readMaster(platform, key), platform.media.read(name)]);
  if (!master) return;
  const better = await orAborted(platform.images.render(master, { width, format, thorough: true }), signal);
  if (better && (!present || better.byteLength < present.byteLength))
    await platform.media.write(name, better);
}

/** Null as soon as it is aborted; the work itself may go on in the background. */
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
