import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A server in a process of its own, which reports its CPU time. */
export type BenchedServer = {
  url: string;
  /** User and system time since its start, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts a script as a server; `command` gets the port to listen on. Resolves when the server responds. */
export async function startServer(
  command: (port: number) => { script: string; args?: string[]; env?: NodeJS.ProcessEnv },
): Promise<BenchedServer> {
  const port = await freePort();
  const { script, args = [], env = {} } = command(port);
  const child = spawn(process.execPath, ['--import', './bench/report-cpu.ts', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(url, child);
  return {
    url,
    cpuMicroseconds: () => cpuMicrosecondsOf(child),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function cpuMicrosecondsOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ user, system }: NodeJS.CpuUsage) => resolve(user + system));
    child.send('cpu', (error) => error && reject(error));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function untilResponding(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error('The server ended before it responded');
    const response = await fetch(url).catch(() => null);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not respond`);
}
