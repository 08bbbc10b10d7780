import type { DatabaseSync } from 'node:sqlite';

/** Opens and closes SQLite's transactions; statements between go through the driver as usual. */
export type GroupedWriter = Pick<DatabaseSync, 'exec' | 'isTransaction'>;

/** The right to write, until it is ended. Ending waits for the commit: nothing may be reported before. */
export type WriteTurn = { end(how: 'commit' | 'rollback'): Promise<void> };

type Member = {
  turn: PromiseWithResolvers<WriteTurn>;
  ended: PromiseWithResolvers<'commit' | 'rollback'>;
  committed: PromiseWithResolvers<void>;
};

/** Limits after which the file is released for other processes and the event loop for other requests. */
const LARGEST_GROUP = 64;
const LONGEST_GROUP_MS = 20;
/** Longest wait for another process that holds the file. */
const LONGEST_WAIT_MS = 8000;

/**
 * Lets transactions take turns on the one connection that writes; those waiting at the same moment share one commit, the
 * only step that has to reach the disk. Each writes behind a savepoint of its own, so that its rollback takes nothing
 * from the others; none learns of success or refusal before the commit they all depend on.
 * See docs/decisions/013-orders-share-a-commit.md.
 */
export class CommitGroups {
  readonly #writer: GroupedWriter;
  readonly #waiting: Member[] = [];
  readonly #beforeCommit: () => void;
  #isWriting = false;

  /** `beforeCommit` throws where a commit would be in vain: the group fails then. */
  constructor(writer: GroupedWriter, beforeCommit: () => void = () => {}) {
    this.#writer = writer;
    this.#beforeCommit = beforeCommit;
  }

  /** Resolves inside an open transaction when no other member writes. */
  take(): Promise<WriteTurn> {
    const member: Member = {
      turn: Promise.withResolvers(),
      ended: Promise.withResolvers(),
      committed: Promise.withResolvers(),
    };
    // A member that never got a turn does not wait for the commit.
    member.committed.promise.catch(() => {});
    this.#waiting.push(member);
    if (!this.#isWriting) void this.#writeGroups();
    return member.turn.promise;
  }

  async #writeGroups(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // Requests that have arrived are read first and join the group; the file is not held meanwhile.
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
      this.#beforeCommit();
      this.#writer.exec('commit');
    } catch (error) {
      this.#fail(members.length > 0 ? members : this.#waiting.splice(0), error);
      return;
    }
    for (const { committed } of members) committed.resolve();
  }

  /** Waits for another process without blocking: SQLite's own busy timeout would hold up every request. */
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
    // On a full disk, for example, SQLite drops the whole transaction, not the one statement.
    if (!this.#writer.isTransaction) throw new Error('SQLite rolled the transaction back');
    if (how === 'rollback') this.#writer.exec('rollback to turn');
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
