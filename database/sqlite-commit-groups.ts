import type { DatabaseSync } from 'node:sqlite';

/** Where SQLite's transactions are opened and closed; what is written between goes the usual way. */
export type GroupedWriter = Pick<DatabaseSync, 'exec' | 'isTransaction'>;

/** The right to write, until it is ended. Ending waits for the commit: only then may anybody be told. */
export type WriteTurn = { end(how: 'keep' | 'undo'): Promise<void> };

type Member = {
  turn: PromiseWithResolvers<WriteTurn>;
  ended: PromiseWithResolvers<'keep' | 'undo'>;
  committed: PromiseWithResolvers<void>;
};

/** However many wait, the file is given free for other processes and the event loop for other requests. */
const LARGEST_GROUP = 64;
const LONGEST_GROUP_MS = 20;
/** For another process to give the file free */
const LONGEST_WAIT_MS = 8000;

/**
 * Writers take turns on the one connection that writes, and those who wait at the same moment share one commit, the
 * only thing that has to reach the disk. Each writes behind a savepoint of its own, so that one who gives up takes
 * nothing from the others; nobody hears of success or refusal before the commit they all depend on.
 */
export class CommitGroups {
  readonly #writer: GroupedWriter;
  readonly #waiting: Member[] = [];
  #isWriting = false;

  constructor(writer: GroupedWriter) {
    this.#writer = writer;
  }

  /** Resolves when nobody else writes, inside an open transaction. */
  take(): Promise<WriteTurn> {
    const member: Member = {
      turn: Promise.withResolvers(),
      ended: Promise.withResolvers(),
      committed: Promise.withResolvers(),
    };
    // Who never got a turn waits for no commit.
    member.committed.promise.catch(() => {});
    this.#waiting.push(member);
    if (!this.#isWriting) void this.#writeGroups();
    return member.turn.promise;
  }

  async #writeGroups(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // Every request that has arrived by now is read first and joins; the file is not held meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#writeGroup();
    }
    this.#isWriting = false;
  }

  async #writeGroup(): Promise<void> {
    const members: Member[] = [];
    try {
      await this.#begin();
      const until = performance.now() + LONGEST_GROUP_MS;
      do {
        const member = this.#waiting.shift();
        if (!member) break;
        members.push(member);
        await this.#letWrite(member);
      } while (members.length < LARGEST_GROUP && performance.now() < until);
      this.#writer.exec('commit');
    } catch (error) {
      this.#fail(members.length > 0 ? members : this.#waiting.splice(0), error);
      return;
    }
    for (const { committed } of members) committed.resolve();
  }

  /** While another process writes, this one's other requests go on: SQLite's own waiting would hold them all up. */
  async #begin(): Promise<void> {
    const until = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      try {
        this.#writer.exec('pragma busy_timeout = 0; begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  async #letWrite(member: Member): Promise<void> {
    this.#writer.exec('savepoint turn');
    member.turn.resolve({
      end: (how) => {
        member.ended.resolve(how);
        return member.committed.promise;
      },
    });
    const how = await member.ended.promise;
    // A full disk and the like make SQLite drop the whole transaction, not the one statement.
    if (!this.#writer.isTransaction) throw new Error('SQLite rolled the transaction back');
    if (how === 'undo') this.#writer.exec('rollback to turn');
    this.#writer.exec('release turn');
  }

  #fail(members: Member[], error: unknown): void {
    if (this.#writer.isTransaction) this.#writer.exec('rollback');
    for (const { turn, committed } of members) {
      turn.reject(error);
      committed.reject(error);
    }
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;
}
