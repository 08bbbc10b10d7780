import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isRecord } from '#domain/text/is-record.ts';
import { TarProblem, tarEntries } from './tar-file.ts';

export const MANIFEST = 'manifest.json';
export const SQLITE_COPY = 'shop.db';
export const POSTGRES_DUMP = 'shop.sql';
export const KEYS_COPY = 'shop.key';
export const MEDIA_PREFIX = 'media/';

const manifestSchema = v.object({
  format: v.literal(1),
  engine: v.picklist(['sqlite', 'postgres']),
  /** UTC, ISO. */
  madeAt: v.string(),
  version: v.string(),
  pictures: v.picklist(['included', 'in a bucket']),
  /** Rows of each table. */
  tables: v.record(v.string(), v.number()),
  files: v.array(v.object({ name: v.string(), bytes: v.number(), sha256: v.string() })),
});

/** What a backup says of itself; its last entry. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads a backup whole and compares every byte with its manifest. Throws a TarProblem where one is missing, changed, or not named
 * in it.
 */
export async function verifyBackup(path: string): Promise<BackupManifest> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let manifest: BackupManifest | null = null;
  for await (const { name, bytes, read } of tarEntries(path)) {
    if (!isBackupName(name) || found.has(name))
      throw new TarProblem(`it holds what is no part of one: ${name}`);
    const hash = createHash('sha256');
    const kept: Buffer[] = [];
    for await (const part of read()) {
      hash.update(part);
      if (name === MANIFEST) kept.push(part);
    }
    if (name === MANIFEST) manifest = readManifest(Buffer.concat(kept).toString('utf8'));
    else found.set(name, { bytes, sha256: hash.digest('hex') });
  }
  if (!manifest) throw new TarProblem('it has no manifest');
  for (const { name, bytes, sha256 } of manifest.files) {
    const entry = found.get(name);
    if (!entry) throw new TarProblem(`${name} is missing`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256) throw new TarProblem(`${name} is damaged`);
    found.delete(name);
  }
  const [stray] = found.keys();
  if (stray !== undefined) throw new TarProblem(`its manifest does not name ${stray}`);
  return manifest;
}

/** The names a backup may hold: none leads out of the folder that it is restored to. */
export function isBackupName(name: string): boolean {
  if ([MANIFEST, SQLITE_COPY, POSTGRES_DUMP, KEYS_COPY].includes(name)) return true;
  return /^media(?:\/[a-z0-9][a-z0-9.-]*)+$/.test(name);
}

function readManifest(text: string): BackupManifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (parsed.success) return parsed.output;
  const format = formatOf(text);
  throw new TarProblem(
    format !== null && format !== 1
      ? `it was made by a newer version (format ${format})`
      : 'its manifest cannot be read',
  );
}

function formatOf(text: string): number | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value.format === 'number' ? value.format : null;
  } catch {
    return null;
  }
}
