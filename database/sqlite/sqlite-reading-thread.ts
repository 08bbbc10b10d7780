import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';

type Reply = { id: number; rows?: unknown[]; failure?: { message: string } };

/**
 * Reads an SQLite file in a thread of its own, so that a query of any length leaves the event loop to others. The thread
 * begins with the first query and does not keep the process alive.
 */
export class SqliteReadingThread {
  readonly #file: string;
  readonly #open = new Map<number, PromiseWithResolvers<unknown[]>>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#worker ??= this.#start();
    this.#worker.ref();
    const id = ++this.#lastId;
    const reply = Promise.withResolvers<unknown[]>();
    this.#open.set(id, reply);
    this.#worker.postMessage({ id, sql, parameters });
    return { rows: (await reply.promise) as R[] };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-read-thread.ts', import.meta.url), {
      workerData: this.#file,
    });
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The reading thread ended')));
    return worker;
  }

  #settle({ id, rows, failure }: Reply): void {
    const reply = this.#open.get(id);
    this.#open.delete(id);
    if (this.#open.size === 0) this.#worker?.unref();
    if (failure) reply?.reject(Object.assign(new Error(failure.message), failure));
    else reply?.resolve(rows ?? []);
  }

  /** The next query starts another thread. */
  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const reply of this.#open.values()) reply.reject(error);
    this.#open.clear();
  }
}
