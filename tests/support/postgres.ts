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
 * Starts a PostgreSQL server of our own on a free loopback port, with nothing in it. Null where PostgreSQL is
 * not installed. `durable` keeps it as careful with every commit as a real shop's, for measurements.
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

/** The folder with `postgres` and `initdb`, or null. Debian keeps it out of PATH, and Homebrew may too. */
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

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** /tmp may live in memory, where waiting for the disk costs nothing: a durable server would look too good. */
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

/** Another process may take the free port before PostgreSQL does, so a lost race is run again. */
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

/** Null as soon as the server accepts connections, otherwise what it said before it ended. */
function problemStarting(server: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('close', () => resolve(`PostgreSQL did not start:\n${said}`));
    server.stderr?.on('data', (words: Buffer) => {
      said = (said + words).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve(null);
    });
  });
}

/**
 * Ends the server and deletes its folder when this process is gone, however it ended: what the caretaker reads
 * closes then. Neither of the two keeps this process alive.
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
