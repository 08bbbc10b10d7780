import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const patienceMs = 10 * 60_000;

/** Runs one task of a kind at a time in a folder, so that two commands do not install or build over each other. */
export async function oneAtATime(activity, work) {
  // The lock is elsewhere, because installing empties node_modules and building replaces build.
  const folderName = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const lock = join(tmpdir(), `zabelle-${activity}-${folderName}`);
  const until = Date.now() + patienceMs;
  for (let isReported = false; !take(lock); isReported = true) {
    if (!isReported) console.log(`Waiting for another command that is ${activity} here …`);
    if (Date.now() > until) throw new Error(`${lock} has been held for ten minutes: delete it if nobody is.`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  const ours = `${lock}.${process.pid}`;
  writeFileSync(ours, String(process.pid));
  try {
    // A link appears together with its content, so nobody reads a lock that does not name its holder yet.
    linkSync(ours, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (holderLives(lock)) return false;
    rmSync(lock, { force: true });
    return take(lock);
  } finally {
    rmSync(ours, { force: true });
  }
}

function holderLives(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Our own number in somebody's lock: left by a killed container that numbered its processes the same.
    if (holder === process.pid) return false;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
