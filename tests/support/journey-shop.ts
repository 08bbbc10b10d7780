import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';

/** A shop as `npm start` runs it, on a new database; a fixture starts one for all journeys of a worker. */
export type JourneyShop = { url: string; ownerLink: string; stop(): Promise<void> };

export async function startJourneyShop(
  engine: 'sqlite' | 'postgres',
  settings: Record<string, string> = {},
): Promise<JourneyShop | null> {
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  if (engine === 'postgres' && !postgres) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'zabelle-journey-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? '',
      PUBLIC_URL: '',
      DEMO_SHOP: '',
      WORKERS: '1',
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await untilReady(server);
  return {
    url: `http://localhost:${port}`,
    ownerLink: /https?:\/\/\S+\/cms\/welcome\?token=\S+/.exec(output)?.[0] ?? '',
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function untilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Ready in')) resolve(output);
    });
    server.once('exit', () => reject(new Error(`The shop ended before it was ready:\n${output}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
