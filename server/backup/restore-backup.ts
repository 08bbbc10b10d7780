import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countPostgresRows } from '#database/backup/postgres-tables.ts';
import { checkSqlite } from '#database/backup/sqlite-copy.ts';
import { makeFolder } from '#database/make-folder.ts';
import {
  type BackupManifest,
  KEYS_COPY,
  MANIFEST,
  POSTGRES_DUMP,
  SQLITE_COPY,
  verifyBackup,
} from './backup-manifest.ts';
import { BackupProblem } from './backup-problem.ts';
import type { BackupSettings } from './make-backup.ts';
import { loadPostgres } from './postgres-programs.ts';
import { TarProblem, tarEntries } from './tar-file.ts';

/**
 * Puts a backup in the place of a shop that is not there: into an empty DATA_DIR, and an empty database. The file is read whole and
 * compared with its manifest first; nothing that exists is overwritten. Throws a BackupProblem.
 */
export async function restoreBackup(settings: BackupSettings, file: string): Promise<BackupManifest> {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  const manifest = await verifyBackup(file).catch((error: unknown) => {
    throw error instanceof TarProblem
      ? new BackupProblem(`${file} cannot be restored: ${error.message}.`)
      : error;
  });
  await assertEmpty(settings, manifest);
  const { dataDir, database } = settings;
  makeFolder(dataDir);
  const work = await mkdtemp(join(dataDir, '.restoring-'));
  try {
    for await (const { name, read } of tarEntries(file))
      if (name !== MANIFEST) await extract(join(work, name), read());
    if (database.engine === 'postgres') await load(database.url, join(work, POSTGRES_DUMP), manifest);
    else assertRows(checkSqlite(join(work, SQLITE_COPY)), manifest);
    // The database last: with it the shop is there.
    for (const name of ['media', KEYS_COPY, ...(database.engine === 'sqlite' ? [SQLITE_COPY] : [])])
      if (existsSync(join(work, name))) await rename(join(work, name), join(dataDir, name));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return manifest;
}

async function assertEmpty({ dataDir, database }: BackupSettings, { engine }: BackupManifest): Promise<void> {
  if (engine !== database.engine)
    throw new BackupProblem(
      engine === 'postgres'
        ? 'This is the backup of a shop on PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This is the backup of a shop on SQLite: leave DATABASE_URL empty.',
    );
  const there = [SQLITE_COPY, `${SQLITE_COPY}-wal`, KEYS_COPY].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  const media = join(dataDir, 'media');
  if (existsSync(media) && readdirSync(media).length > 0) there.push('media');
  else await rm(media, { recursive: true, force: true });
  if (there.length > 0)
    throw new BackupProblem(
      `Nothing was restored: DATA_DIR (${dataDir}) holds a shop already (${there.join(', ')}). Choose an empty folder, or move these away first.`,
    );
  if (database.engine === 'postgres' && Object.keys(await countPostgresRows(database.url)).length > 0)
    throw new BackupProblem(
      'Nothing was restored: the database at DATABASE_URL holds tables already. Create an empty one.',
    );
}

async function load(url: string, dump: string, manifest: BackupManifest): Promise<void> {
  await loadPostgres(url, dump);
  assertRows(await countPostgresRows(url), manifest);
}

function assertRows(found: Record<string, number>, { tables }: BackupManifest): void {
  const wrong = Object.entries(tables).find(([name, rows]) => found[name] !== rows);
  if (wrong)
    throw new BackupProblem(
      `The table ${wrong[0]} has ${found[wrong[0]] ?? 'no'} rows, and ${wrong[1]} in the backup.`,
    );
}

async function extract(path: string, content: AsyncGenerator<Buffer>): Promise<void> {
  makeFolder(dirname(path));
  const target = await open(path, 'wx', 0o600);
  try {
    for await (const part of content) await target.write(part);
    await target.sync();
  } finally {
    await target.close();
  }
}
