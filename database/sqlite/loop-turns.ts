import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_MS = 4;

/** Gives others a turn of the event loop between two queries of one page, which on SQLite would all run in the same one. */
export class LoopTurns {
  #since: number | null = null;

  /** Waits for the next turn when this one has lasted long. */
  async leaveTime(): Promise<void> {
    if (this.#since === null) {
      this.#since = performance.now();
      setImmediate(() => {
        this.#since = null;
      });
    } else if (performance.now() - this.#since > LONGEST_MS) await nextTurn();
  }
}
