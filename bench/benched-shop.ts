import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchedServer, startServer } from './benched-server.ts';

export type BenchedShop = BenchedServer & { dataDir: string };

/** Starts a shop as it runs in production, in its own process on a new stocked database: of these sources, or of those in `folder`. */
export async function startShop(folder?: string): Promise<BenchedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zabelle-bench-'));
  const server = await startServer((port) => ({
    script: 'server/main.ts',
    ...(folder && { folder }),
    env: { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off' },
  }));
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
