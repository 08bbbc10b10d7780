import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { PreparedConnection } from './prepared-connection.ts';
import { openToRead } from './sqlite-reader.ts';

// Runs in a thread of its own: reads the file for `SqliteReadingThread`, one query after the other.

// Lets shoppers' pages, which the main thread sends, go first. On Linux 0 is this thread alone; elsewhere the whole process.
if (process.platform === 'linux') setPriority(0, 10);
const connection = new PreparedConnection(openToRead(DatabaseSync, String(workerData)));

parentPort?.on('message', ({ id, sql, parameters }) => {
  try {
    parentPort?.postMessage({ id, rows: connection.run({ sql, parameters }).rows });
  } catch (error) {
    parentPort?.postMessage({ id, failure: failureOf(error) });
  }
});

/** An error's own fields, which a message to another thread leaves out, and by which an outage is known. */
function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return { ...error, message: error.message, stack: error.stack };
}
