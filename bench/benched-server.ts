import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { smallMemory } from '../tools/small-memory.mjs';

/** A server in a process of its own, which reports its CPU time. */
export type BenchedServer = {
  url: string;
  /** User and system time since its start, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
};

const REPORT_CPU = fileURLToPath(new URL('report-cpu.ts', import.meta.url));

type Command = { script: string; args?: string[]; env?: NodeJS.ProcessEnv; folder?: string };

/** Starts a script as a server, with the memory settings of `npm start`. Resolves when it responds. */
export async function startServer(command: (port: number) => Command): Promise<BenchedServer> {
  const port = await freePort();
  const { script, args = [], env = {}, folder } = command(port);
  const nodeFlags = [...smallMemory.flags, '--import', REPORT_CPU];
  const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
    cwd: folder,
    env: { ...process.env, ...smallMemory.environment, ...env },
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
    // The shop itself reports that it is ready, as a text.
    const take = (message: NodeJS.CpuUsage | string) => {
      if (typeof message === 'string') return;
      child.off('message', take);
      resolve(message.user + message.system);
    };
    child.on('message', take);
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
