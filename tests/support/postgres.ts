import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export interface ThrowawayPostgres {
  url: string;
  stop(): Promise<void>;
}

const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts an empty PostgreSQL server on a free loopback port. Null when PostgreSQL is not installed. `durable` leaves its
 * commits as safe as a real shop's, for measurements.
 */
export async function startPostgres({ durable = false } = {}): Promise<ThrowawayPostgres | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(parentFolder(durable), 'zabelle-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  try {
    createCluster(programs, folder, account);
    const settings = [...(durable ? [] : withoutDurability), 'max_connections=200', 'lc_messages=C'];
    const { server, port } = await startServer(join(programs, 'postgres'), folder, settings, account);
    const caretaker = startCaretaker(server, folder);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        caretaker.kill('SIGKILL');
        await stopServer(server);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the folder with `postgres` and `initdb`, or null. Debian leaves it out of PATH, and Homebrew may too. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((opt) => versionsIn(opt, 'postgresql'));
  const debian = versionsIn('/usr/lib/postgresql', '');
  for (const folder of [...onPath, ...debian, ...homebrew]) {
    const postgres = join(folder, 'postgres');
    if (!existsSync(postgres)) continue;
    const programs = dirname(realpathSync(postgres));
    if (existsSync(join(programs, 'initdb'))) return programs;
  }
  return null;
}

function versionsIn(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((name) => name.startsWith(prefix));
  const newestFirst = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst.map((version) => join(folder, version, 'bin'));
}

interface Account {
  uid: number;
  gid: number;
}

/** The account for a server started by root, since PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Not /tmp for a durable server: it may be in memory, where a commit costs nothing. */
function parentFolder(durable: boolean): string {
  if (durable && existsSync('/var/tmp')) return '/var/tmp';
  // root's own temporary folder may be closed to the account that PostgreSQL runs as.
  return process.getuid?.() === 0 ? '/tmp' : tmpdir();
}

function createCluster(programs: string, folder: string, account: Account | null) {
  const initdb = (locale: string) =>
    spawnSync(
      join(programs, 'initdb'),
      [
        `--pgdata=${join(folder, 'data')}`,
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--no-sync',
        locale,
      ],
      { ...account, cwd: folder, encoding: 'utf8' },
    );
  // C.UTF-8 knows the letters beyond ASCII, but not every system has it. initdb removes what it began.
  if (initdb('--locale=C.UTF-8').status === 0) return;
  const plain = initdb('--locale=C');
  if (plain.status !== 0) throw new Error(`initdb failed: ${plain.error?.message ?? plain.stderr}`);
}

/** Tries again when another process took the free port first. */
async function startServer(postgres: string, folder: string, settings: string[], account: Account | null) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const where = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
    const options = [...where, ...settings].flatMap((setting) => ['-c', setting]);
    const server = spawn(postgres, ['-D', join(folder, 'data'), ...options], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const problem = await problemStarting(server);
    if (problem === null) return { server, port };
    if (attempt === 3 || !problem.includes('Address already in use')) throw new Error(problem);
  }
}

/** Resolves to null when the server accepts connections, or to its output when it ended before. */
function problemStarting(server: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.once('error', reject);
    server.once('close', () => resolve(`PostgreSQL did not start:\n${output}`));
    server.stderr?.on('data', (text: Buffer) => {
      output = (output + text).slice(-4_000);
      if (output.includes('ready to accept connections')) resolve(null);
    });
  });
}

/**
 * Ends the server and deletes its folder when this process is gone, however it ended: the pipe that the caretaker reads
 * closes then. Neither of the two delays this process's exit.
 */
function startCaretaker(server: ChildProcess, folder: string): ChildProcess {
  const clearUp = `read -r _
    kill -INT "$1"
    for _ in 1 2 3 4 5 6 7 8 9 10; do [ ! -e "$2/data/postmaster.pid" ] || sleep 0.5; done
    rm -rf "$2"`;
  const quietly: SpawnOptions = { detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const caretaker = spawn('/bin/sh', ['-c', clearUp, 'sh', String(server.pid), folder], quietly);
  for (const child of [server, caretaker]) child.unref();
  for (const pipe of [server.stderr, caretaker.stdin]) if (pipe instanceof Socket) pipe.unref();
  return caretaker;
}

async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const ended = once(server, 'exit');
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
  server.kill('SIGINT');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback.');
  return address.port;
}
