import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { BenchedServer } from './benched-server.ts';

export type Load = {
  path: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  script?: { file: string; args: string[] };
};

export type LoadResult = { perSecond: number; cpuPerRequest: number };

export const WRK_MISSING = 'left out, because wrk is not installed (Debian package wrk)';

export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

const run = promisify(execFile);

/** Sends as many requests as one thread of wrk can; throws when one failed. CPU is the server's, in microseconds. */
export async function loadByWrk(server: BenchedServer, load: Load): Promise<LoadResult> {
  const { connections, seconds, headers = {}, script } = load;
  const cpuBefore = await server.cpuMicroseconds();
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...(script ? ['--script', script.file] : []),
    server.url + load.path,
    ...(script ? ['--', ...script.args] : []),
  ]);
  const cpu = (await server.cpuMicroseconds()) - cpuBefore;
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (failures) throw new Error(`${server.url}${load.path}: ${failures[0]}`);
  return {
    perSecond: figure(stdout, /Requests\/sec:\s+([\d.]+)/),
    cpuPerRequest: cpu / figure(stdout, /(\d+) requests in/),
  };
}

function figure(report: string, pattern: RegExp): number {
  const found = pattern.exec(report)?.[1];
  if (found === undefined) throw new Error(`wrk reported something else:\n${report}`);
  return Number(found);
}
