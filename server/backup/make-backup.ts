import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSqlite, copySqlite } from '#database/backup/sqlite-copy.ts';
import { makeFolder } from '#database/make-folder.ts';
import { openDatabase, patiently } from '#database/open.ts';
import { writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { backupName, type MadeBackup } from '#domain/backup/backup.ts';
import type { Config } from '#server/platform/config.ts';
import {
  type BackupManifest,
  KEYS_COPY,
  MANIFEST,
  MEDIA_PREFIX,
  POSTGRES_DUMP,
  SQLITE_COPY,
  verifyBackup,
} from './backup-manifest.ts';
import { BackupProblem } from './backup-problem.ts';
import { dumpPostgres } from './postgres-programs.ts';
import { TarWriter } from './tar-file.ts';

export type BackupSettings = Pick<Config, 'dataDir' | 'database' | 'mediaBucket'>;

const UNFINISHED = '.unfinished-';
const ABANDONED_MS = 24 * 60 * 60 * 1000;

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Writes database, pictures and the file of the shop's key into one file while the shop runs, reads it again whole, and notes in the
 * database that it was made. Blocks the event loop: it belongs into a process of its own. Throws a BackupProblem.
 */
export async function makeBackup(
  settings: BackupSettings,
  { planned, now }: { planned: boolean; now: Date },
): Promise<MadeBackup & { path: string }> {
  const folder = backupFolder(settings.dataDir);
  makeFolder(folder);
  await chmod(folder, 0o700);
  await removeAbandoned(folder, now);
  const work = await mkdtemp(join(folder, UNFINISHED));
  try {
    const name = backupName(now, { planned });
    const path = join(folder, name);
    if (existsSync(path)) throw new BackupProblem(`${path} exists already.`);
    const unfinished = join(work, name);
    await writeArchive(settings, { work, path: unfinished, now });
    await verifyBackup(unfinished);
    await rename(unfinished, path);
    await flushFolder(folder);
    const made = { name, at: now.toISOString(), bytes: (await stat(path)).size, planned };
    await noteBackup(settings, made);
    return { ...made, path };
  } catch (error) {
    throw wordsFor(error, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function writeArchive(
  settings: BackupSettings,
  { work, path, now }: { work: string; path: string; now: Date },
): Promise<void> {
  const { database, dataDir, mediaBucket } = settings;
  const copy = join(work, database.engine === 'sqlite' ? SQLITE_COPY : POSTGRES_DUMP);
  // The database first: every picture that it names is stored by then.
  const tables = await copyDatabase(settings, copy);
  const archive = await TarWriter.create(path);
  try {
    await archive.addFile(database.engine === 'sqlite' ? SQLITE_COPY : POSTGRES_DUMP, copy);
    const key = join(dataDir, KEYS_COPY);
    if (existsSync(key)) await archive.addFile(KEYS_COPY, key);
    if (!mediaBucket) await addPictures(archive, join(dataDir, 'media'));
    const manifest: BackupManifest = {
      format: 1,
      engine: database.engine,
      madeAt: now.toISOString(),
      version: readVersion(),
      pictures: mediaBucket ? 'in a bucket' : 'included',
      tables,
      files: archive.entries,
    };
    await archive.addText(MANIFEST, JSON.stringify(manifest), now.getTime());
    await archive.finish();
  } finally {
    await archive.close();
  }
}

async function copyDatabase({ database }: BackupSettings, copy: string): Promise<Record<string, number>> {
  if (database.engine === 'postgres') return dumpPostgres(database.url, copy);
  if (!existsSync(database.file))
    throw new BackupProblem(`There is no shop here: ${database.file} is missing.`);
  copySqlite(database.file, copy);
  return checkSqlite(copy);
}

/** A picture that is deleted meanwhile is left out; one that is still being written has another name until it is whole. */
async function addPictures(archive: TarWriter, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !/\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name))
    .sort();
  for (const name of files) {
    try {
      await archive.addFile(`${MEDIA_PREFIX}${name}`, join(folder, name), 0o644);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String(JSON.parse(text).version);
}

async function noteBackup({ database }: BackupSettings, made: MadeBackup): Promise<void> {
  const opened = openDatabase(patiently(database));
  try {
    await writeShopFact(opened.db, 'backup_made', JSON.stringify(made));
  } finally {
    await opened.close();
  }
}

/** Left by processes that were killed. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    if (now.getTime() - (await stat(path)).mtimeMs > ABANDONED_MS)
      await rm(path, { recursive: true, force: true });
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function wordsFor(error: unknown, folder: string): Error {
  const code = codeOf(error);
  if (code === 'ENOSPC' || (error instanceof Error && /database or disk is full/.test(error.message)))
    return new BackupProblem(`The disk of ${folder} is full. Delete old backups, or make room.`);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new BackupProblem(`The shop may not write to ${folder}.`);
  return error instanceof Error ? error : new Error(String(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
