import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupProblem } from './backup-problem.ts';

type Program = 'pg_dump' | 'psql';

/** Writes the database as SQL, the state of one moment, and returns the rows of each table that it holds. */
export async function dumpPostgres(url: string, file: string): Promise<Record<string, number>> {
  await runProgram('pg_dump', url, ['--no-owner', '--no-privileges', '--encoding=UTF8', `--file=${file}`]);
  return countDumpedRows(file);
}

/** Runs the SQL of a dump in one transaction: all of it or nothing. */
export async function loadPostgres(url: string, file: string): Promise<void> {
  await runProgram('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--single-transaction',
    '--output=/dev/null',
    `--file=${file}`,
  ]);
}

/** Counts the rows of each COPY of a dump. Throws where its last line is missing. */
async function countDumpedRows(file: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let table: string | null = null;
  let isComplete = false;
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (table !== null) {
      if (line === '\\.') table = null;
      else counts[table] = (counts[table] ?? 0) + 1;
      continue;
    }
    const [, name] =
      /^COPY public\.(?:"([^"]+)"|(\w+)) .*FROM stdin;$/.exec(line)?.filter((part) => part !== undefined) ??
      [];
    if (name !== undefined) {
      table = name;
      counts[name] = 0;
    }
    if (line === '-- PostgreSQL database dump complete') isComplete = true;
  }
  if (!isComplete) throw new BackupProblem('pg_dump did not write the whole database.');
  return counts;
}

/** The password goes by the environment: other users of the machine can read the words of a command. */
async function runProgram(program: Program, url: string, args: string[]): Promise<void> {
  const command = findProgram(program);
  if (!command)
    throw new BackupProblem(
      `${program} is not installed on this machine: install PostgreSQL's client programs, of the server's version or newer.`,
    );
  const { address, password } = withoutPassword(url);
  const child = spawn(command, [`--dbname=${address}`, ...args], {
    env: {
      ...process.env,
      ...(password && { PGPASSWORD: password }),
      PGAPPNAME: 'zabelle backup',
      LC_ALL: 'C',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (bytes: Buffer) => {
    words = `${words}${bytes}`.slice(-2000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupProblem(`${program} failed: ${words.trim() || `exit code ${code}`}`);
}

function findProgram(program: Program): string | null {
  const { PATH = '' } = process.env;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...PATH.split(delimiter)];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
