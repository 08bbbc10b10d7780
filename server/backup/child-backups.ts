import { fork } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBackupName } from '#domain/backup/backup.ts';
import type { Backups } from '#operations/platform/backups.ts';
import type { BackupReport } from './backup-command.ts';
import { type BackupSettings, backupFolder } from './make-backup.ts';

const COMMAND = fileURLToPath(new URL('backup-command.ts', import.meta.url));

/** Makes backups in a process of its own: copying blocks, and whoever shops meanwhile waits for nothing. */
export function childBackups({ dataDir, database }: BackupSettings): Backups {
  const folder = backupFolder(dataDir);
  const pathOf = (name: string) => (readBackupName(name) ? join(folder, name) : null);
  return {
    make({ planned }) {
      const child = fork(COMMAND, planned ? ['--planned'] : [], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          DATABASE_URL: database.engine === 'postgres' ? database.url : '',
        },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      return new Promise((resolve) => {
        let report: BackupReport | null = null;
        child.on('message', (message: BackupReport) => {
          report = message;
        });
        child.once('error', ({ message }) => resolve(`The backup could not be started: ${message}`));
        child.once('close', () => {
          if (!report) resolve('The process that makes backups ended before it was done.');
          else resolve(report.ok ? null : report.problem);
        });
      });
    },

    async list() {
      const names = await readdir(folder).catch(nothing);
      const known = names.filter((name) => readBackupName(name));
      const rows = await Promise.all(
        known.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      );
      return rows.toSorted((one, other) => (one.name < other.name ? 1 : -1));
    },

    async remove(name) {
      const path = pathOf(name);
      if (path) await rm(path, { force: true });
    },

    async read(name) {
      const path = pathOf(name);
      const found = path && (await stat(path).catch(() => null));
      if (!path || !found) return null;
      return { bytes: found.size, content: streamOf(path) };
    },
  };
}

function streamOf(path: string): ReadableStream<Uint8Array> {
  const source = createReadStream(path)[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: async () => void (await source.return?.()),
  });
}

/** A folder that is not there holds nothing. */
function nothing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
