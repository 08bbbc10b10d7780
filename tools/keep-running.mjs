import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { restartPauses, WRONG_SETTINGS } from '../server/start/restart-pause.mjs';
import { nodeBinary, root, run, shopEnvironment, stopSignals } from './run.mjs';

/**
 * Runs the shop until it is stopped, and starts it again when it dies, after a pause that grows. A start that fails by itself
 * is not tried again, unless the shop has run before; wrong settings never are. Returns the exit code.
 */
export async function keepRunning(script, extraEnvironment, nodeFlags) {
  const stopping = new AbortController();
  for (const signal of stopSignals) process.on(signal, () => stopping.abort());
  const pauseAfter = restartPauses();
  let hasRun = false;
  for (;;) {
    const startedAt = performance.now();
    const code = await run(nodeBinary(), [...nodeFlags, join(root, script)], {
      env: shopEnvironment(extraEnvironment),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      onStart: (child) => child.on('message', (message) => (hasRun ||= message === 'ready')),
    });
    const wasKilled = code > 128;
    if (code === 0 || stopping.signal.aborted || code === WRONG_SETTINGS || !(hasRun || wasKilled))
      return code;
    const pauseMs = pauseAfter(performance.now() - startedAt);
    console.error(`The shop ended unexpectedly (${reason(code)}). Starting it again in ${pauseMs / 1000} s.`);
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 0;
  }
}

function reason(code) {
  const [signal] = Object.entries(constants.signals).find(([, number]) => number === code - 128) ?? [];
  return signal ?? `exit code ${code}`;
}
