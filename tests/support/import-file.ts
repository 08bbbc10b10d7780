import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#database/open.ts';
import { planColumns } from '#domain/import/import-columns.ts';
import type { Finding } from '#domain/import/import-finding.ts';
import { type ImportMap, parseImportMap } from '#domain/import/import-map.ts';
import { type ImportCounts, importCatalogue } from '#operations/import/import-catalogue.ts';
import { inspectCsv, readRows } from '#operations/import/import-file.ts';
import { knownExport } from '#operations/import/known-exports.ts';
import { TEST_NOW, testStamp } from './test-stamp.ts';

export type Imported = { counts: ImportCounts; findings: (Finding & { rowNumber: number })[] };

type Options = { map?: ImportMap | null; dryRun?: boolean; now?: number };

/** Imports a file as the command does, at the test's own time. */
async function importFrom(db: Db, path: string, options: Options = {}): Promise<Imported> {
  const { map = null, dryRun = false, now = TEST_NOW } = options;
  const file = await inspectCsv(path);
  const known = map === null ? knownExport(file.header) : null;
  const columns = planColumns(known?.header ?? file.header, map);
  if (!columns.ok) throw new Error(columns.problem);
  const findings: Imported['findings'] = file.findings.map((found) => ({ rowNumber: 1, ...found }));
  const at = new Date(now).toISOString();
  const platform = { db, clock: { now: () => now }, random: { id: testStamp().newId, fraction: () => 0 } };
  const counts = await importCatalogue(
    platform,
    {
      fileName: 'catalogue.csv',
      actor: { id: 'test', name: 'The test' },
      rows: known ? known.join(() => readRows(file), file.header, at) : readRows(file),
      columns: columns.plan,
      map,
      dryRun,
      source: map?.name ?? known?.source ?? '',
      isDamaged: file.isDamaged,
    },
    {
      finding: (rowNumber, finding) => findings.push({ rowNumber, ...finding }),
      blankWord: () => {},
      progress: () => {},
    },
  );
  return { counts, findings };
}

/** Imports the text, or the bytes, of a file. */
export async function importText(db: Db, csv: string | Uint8Array, options: Options = {}): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-import-'));
  try {
    const path = join(folder, 'catalogue.csv');
    writeFileSync(path, csv);
    return await importFrom(db, path, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function mapFrom(settings: string | object): ImportMap {
  const parsed = parseImportMap(typeof settings === 'string' ? settings : JSON.stringify(settings));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.map;
}
