import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseFault, findDatabaseFault } from '#database/check-database.ts';
import type { OpenDatabase } from '#database/open.ts';

export type Fault = DatabaseFault | 'data-folder';

const LONGEST_CHECK_MS = 2000;
/** Anybody may ask: a result serves everybody for this long. */
const VALID_FOR_MS = 1000;

/**
 * Returns a function that finds what keeps this process from serving, or null. It takes two seconds at most: a check without a
 * result by then is the fault. Requests at the same time share one check.
 */
export function readiness(database: OpenDatabase, dataDir: string): () => Promise<Fault | null> {
  const checks: [Fault, () => Promise<Fault | null>][] = [
    ['database', () => findDatabaseFault(database)],
    ['data-folder', async () => ((await isWritable(dataDir)) ? null : 'data-folder')],
  ];
  let running: Promise<Fault | null> | null = null;
  const find = async () => {
    const faults = await Promise.all(checks.map(([name, check]) => within(name, check())));
    return faults.find((fault) => fault !== null) ?? null;
  };
  return () => {
    running ??= find().finally(() => {
      setTimeout(() => {
        running = null;
      }, VALID_FOR_MS).unref();
    });
    return running;
  };
}

async function within(name: Fault, check: Promise<Fault | null>): Promise<Fault | null> {
  const stop = new AbortController();
  const timeout = wait(LONGEST_CHECK_MS, name, { signal: stop.signal, ref: false }).catch(() => null);
  const fault = await Promise.race([check, timeout]);
  stop.abort();
  return fault;
}

/** Writes a file: a full disk and a folder without rights show only then. */
async function isWritable(folder: string): Promise<boolean> {
  const file = join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(file, 'ready\n');
    return true;
  } catch {
    return false;
  } finally {
    // A full disk leaves the file behind, empty. Without rights there is none to remove.
    await rm(file, { force: true }).catch(() => {});
  }
}
