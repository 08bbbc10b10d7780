import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProcessSettings, Task } from './tasks-in-process.ts';

const PROGRAM = fileURLToPath(new URL('tasks-in-process.ts', import.meta.url));

/** A process that does tasks of the shop until it is killed. */
export class KillableProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  readonly #ended: Promise<NodeJS.Signals | null>;

  constructor(settings: ProcessSettings) {
    this.#child = fork(PROGRAM, [JSON.stringify(settings)], {
      execArgv: [],
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: settings.dataDir, ...process.env },
    });
    this.#ready = once(this.#child, 'message');
    this.#ended = new Promise((resolve) =>
      this.#child.once('exit', (_code, signal: NodeJS.Signals | null) => resolve(signal)),
    );
  }

  /** Returns how the task ended: done, or the process by a signal. */
  async run(task: Task): Promise<'done' | NodeJS.Signals | null> {
    await Promise.race([this.#ready, this.#ended]);
    const done = once(this.#child, 'message').then(() => 'done' as const);
    this.#child.send(task);
    return Promise.race([done, this.#ended]);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
