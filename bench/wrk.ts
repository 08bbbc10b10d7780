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

export type LoadResult = { perSecond: number; cpuPerRequest: number; p50: number; p99: number };

export const WRK_MISSING = 'left out, because wrk is not installed (Debian package wrk)';

export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

const run = promisify(execFile);

/** Sends as many requests as one thread of wrk can; throws when one failed. CPU is the server's, in microseconds, latency in milliseconds. */
export async function loadByWrk(server: BenchedServer, load: Load): Promise<LoadResult> {
  const { connections, seconds, headers = {}, script } = load;
  const cpuBefore = await server.cpuMicroseconds();
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    '--latency',
    ...['--timeout', '30s'],
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
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
  };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(report: string, share: string): number {
  const [, amount, unit] = new RegExp(`\\s${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(report) ?? [];
  const factor = unit === undefined ? undefined : UNITS[unit];
  if (factor === undefined) throw new Error(`wrk reported something else:\n${report}`);
  return Number(amount) * factor;
}

function figure(report: string, pattern: RegExp): number {
  const found = pattern.exec(report)?.[1];
  if (found === undefined) throw new Error(`wrk reported something else:\n${report}`);
  return Number(found);
}
