import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const binFolder = join(root, 'node_modules', '.bin');
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Replaces this command by a script of the shop on Node 24: its signals, its exit code. */
export async function handOverTo(script, extraEnvironment, nodeFlags = []) {
  const args = [...nodeFlags, join(root, script), ...process.argv.slice(2)];
  process.exit(await run(nodeBinary(), args, { env: shopEnvironment(extraEnvironment) }));
}

/** Runs a command and returns its exit code. Passes stop signals on to it, and ends it after its time limit. */
export function run(command, args, options = {}) {
  const { env = shopEnvironment(), stdio = 'inherit', timeLimitMs, onStart } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    const passOn = (signal) => child.kill(signal);
    for (const signal of stopSignals) process.on(signal, passOn);
    const ask = timeLimitMs && setTimeout(() => child.kill('SIGTERM'), timeLimitMs);
    const force = timeLimitMs && setTimeout(() => child.kill('SIGKILL'), timeLimitMs + 10_000);
    const finish = (code) => {
      clearTimeout(ask);
      clearTimeout(force);
      for (const signal of stopSignals) process.off(signal, passOn);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
    onStart?.(child);
  });
}

/** The environment for child processes: `node` and the installed commands come from node_modules. */
export function shopEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH}`, ...extra };
}

/** Returns Node 24: the one npm installed with the shop, or the one running now where the system has no package. */
export function nodeBinary() {
  const installed = join(binFolder, 'node');
  if (existsSync(installed)) {
    const alreadyOnIt = realpathSync(installed) === realpathSync(process.execPath);
    if (alreadyOnIt || nodeWorks(installed)) return installed;
  }
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error(
    `Zabelle runs on Node.js 24. This is ${process.version}, and npm has no Node 24 package for ` +
      `${process.platform}-${process.arch}: please install Node.js 24 and start again.`,
  );
  process.exit(1);
}

/** Returns false for a binary made for another system, such as the glibc build on Alpine. */
export function nodeWorks(binary) {
  return spawnSync(binary, ['--version']).status === 0;
}
