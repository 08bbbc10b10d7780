import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { loadEnvFile } from 'node:process';
import { migrate } from '#database/migrate.ts';
import { openDatabase, patiently } from '#database/open.ts';
import { REVIEW_SYSTEMS, type ReviewSystem, reviewSystem } from '#domain/foreign-exports/foreign-reviews.ts';
import { type ColumnPlan, type PlannedColumns, planColumns } from '#domain/import/import-columns.ts';
import type { Finding } from '#domain/import/import-finding.ts';
import { type ImportMap, parseImportMap } from '#domain/import/import-map.ts';
import { importCatalogue } from '#operations/import/import-catalogue.ts';
import { type CsvFile, inspectCsv, readRows, UnreadableFile } from '#operations/import/import-file.ts';
import { FindingTally } from '#operations/import/import-tally.ts';
import { type KnownExport, knownExport } from '#operations/import/known-exports.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Clock, Platform, Random } from '#operations/platform/platform.ts';
import { importReviews } from '#operations/reviews/import-reviews.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { prepareDataDir } from '#server/platform/data-dir.ts';
import { startProblem } from '#server/start/start-problem.ts';
import { type ImportArguments, parseImportArguments, USAGE } from './import-arguments.ts';
import { type Progress, showProgress } from './import-progress.ts';
import { openReport, reportPathFor } from './import-report.ts';
import { fileText, reviewSummary, summaryText } from './import-summary.ts';

/** A mistake the owner can correct; the message is printed as it is. */
class ImportRefusal extends Error {}

const FAILED = 1;
const SOME_REFUSED = 2;
/** The actor of `npm run import` in the audit log: somebody with access to the server. */
const IMPORT_COMMAND = { id: 'import-command', name: 'Import command' };

const INTERRUPTED = 130;
const clock: Clock = { now: () => Date.now() };
const random: Random = { id: randomUUID, fraction: () => randomBytes(4).readUInt32BE() / 2 ** 32 };

try {
  if (existsSync('.env')) loadEnvFile('.env');
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function run(words: string[]): Promise<number> {
  const parsed = parseImportArguments(words);
  if (!parsed.ok) throw new ImportRefusal(`${parsed.message}\n\n${USAGE}`);
  if (parsed.wants === 'help') {
    console.log(USAGE);
    return 0;
  }
  const { given } = parsed;
  const config = readConfig(process.env);
  const map = given.mapFile === null ? null : readMap(given.mapFile);
  const file = await inspectCsv(given.file);
  const system = map === null ? reviewSystem(file.header) : null;
  if (system) return importReviewFile(given, config, file, system);
  const source = sourceOf(file, map, given);
  console.log(fileText(file, source.columns));
  return importFile(given, config, source);
}

type Source = { map: ImportMap | null; file: CsvFile; columns: ColumnPlan; known: KnownExport | null };

/** A map wins: with one, the file is read as it says. */
function sourceOf(file: CsvFile, map: ImportMap | null, given: ImportArguments): Source {
  const known = map === null ? knownExport(file.header) : null;
  const columns = plannedColumns(planColumns(known?.header ?? file.header, map), file, given);
  if (!known) return { map, file, columns, known };
  console.log(`This is a product export of ${known.system}: rows of one product are joined.`);
  return { map, file, known, columns: { ...columns, unknown: known.unusedColumns(file.header) } };
}

async function importFile(given: ImportArguments, config: Config, source: Source): Promise<number> {
  const { counts, seconds, ...run } = await inShop(given, config, source.file, (platform, tools) =>
    importCatalogue(
      platform,
      {
        ...source,
        rows: rowsOf(source),
        isDamaged: source.file.isDamaged,
        source: source.map?.name ?? source.known?.source ?? '',
        fileName: basename(given.file),
        actor: IMPORT_COMMAND,
        dryRun: given.dryRun,
        signal: tools.signal,
      },
      {
        finding: tools.take,
        blankWord: (word) => tools.tally.addBlankWord(word),
        progress: ({ rows }) => tools.progress.show(rows),
      },
    ),
  );
  console.log(`\n${summaryText(counts, run.tally, { dryRun: given.dryRun, seconds })}`);
  return endOf(run, { refused: counts.refused, all: counts.products });
}

/** A file of reviews of another system. */
async function importReviewFile(
  given: ImportArguments,
  config: Config,
  file: CsvFile,
  system: ReviewSystem,
): Promise<number> {
  console.log(`This is a file of reviews of ${REVIEW_SYSTEMS[system]}.`);
  const { counts, ...run } = await inShop(given, config, file, (platform, tools) =>
    importReviews(
      platform,
      {
        ...{ system, header: file.header, rows: readRows(file), fileName: basename(given.file) },
        ...{ actor: IMPORT_COMMAND, dryRun: given.dryRun, signal: tools.signal },
      },
      { finding: tools.take, progress: ({ rows }) => tools.progress.show(rows) },
    ),
  );
  console.log(`\n${reviewSummary(counts, run.tally, given)}`);
  return endOf(run, { refused: counts.refused, all: counts.rows });
}

type Tools = {
  take(rowNumber: number, finding: Finding): void;
  tally: FindingTally;
  progress: Progress;
  signal: AbortSignal;
};

/** Does the work of a file in the shop's database, with its report and progress. */
async function inShop<Counts>(
  given: ImportArguments,
  config: Config,
  file: CsvFile,
  work: (platform: Pick<Platform, 'db' | 'clock' | 'random'>, tools: Tools) => Promise<Counts>,
) {
  prepareDataDir(config);
  const report = await reportFor(given, config);
  const database = openDatabase(patiently(config.database));
  const signal = stopOnSignal();
  const tally = new FindingTally();
  const progress = showProgress(process.stdout, file.rowCount);
  const take = (rowNumber: number, finding: Finding) => {
    tally.add(rowNumber, finding);
    report.add(rowNumber, finding);
  };
  for (const found of file.findings) take(1, found);
  const startedAt = performance.now();
  let counts: Counts;
  try {
    await migrate(database);
    counts = await work({ db: database.db, clock, random }, { take, tally, progress, signal });
  } finally {
    progress.end();
    await report.close();
    await database.close();
  }
  return { counts, tally, report, signal, seconds: (performance.now() - startedAt) / 1000 };
}

function endOf(
  { tally, report, signal }: { tally: FindingTally; report: { path: string }; signal: AbortSignal },
  { refused, all }: { refused: number; all: number },
): number {
  console.log(`\nThe whole report (${tally.count.toLocaleString('en-GB')} lines): ${report.path}`);
  if (signal.aborted) {
    console.error('Stopped before the end of the file. Run the same command again to go on.');
    return INTERRUPTED;
  }
  if (refused === 0) return 0;
  console.error(
    refused === all
      ? 'Nothing was imported: every row was refused. The first reasons stand above.'
      : `Not all of it was imported: ${refused.toLocaleString('en-GB')} refused. The report names each row with its reason.`,
  );
  return refused === all ? FAILED : SOME_REFUSED;
}

function rowsOf({ file, known }: Source) {
  return known ? known.join(() => readRows(file), file.header, nowIso(clock)) : readRows(file);
}

function readMap(path: string): ImportMap {
  let json: string;
  try {
    json = readFileSync(path, 'utf8');
  } catch {
    throw new ImportRefusal(`The map ${path} cannot be read.`);
  }
  const parsed = parseImportMap(json);
  if (!parsed.ok) throw new ImportRefusal(`The map ${path} cannot be used. ${parsed.message}`);
  return parsed.map;
}

function plannedColumns(planned: PlannedColumns, file: CsvFile, given: ImportArguments): ColumnPlan {
  if (planned.ok) return planned.plan;
  const there = `Its columns are: ${file.header.map((name) => name.trim()).join(', ')}.`;
  if (planned.problem === 'no-identifying-column')
    throw new ImportRefusal(`The map identifies products by ${planned.columns.join(', ')}. ${there}`);
  const advice = given.mapFile ? '' : ' A map (--map) can say which column is which.';
  throw new ImportRefusal(`The file has no column for ${planned.fields.join(' and ')}. ${there}${advice}`);
}

async function reportFor(given: ImportArguments, config: Config) {
  const path = given.reportFile ?? reportPathFor(given.file, config.dataDir);
  if (existsSync(path) && realpathSync(path) === realpathSync(given.file))
    throw new ImportRefusal('The report would overwrite the file. Name another with --report.');
  try {
    return await openReport(path);
  } catch {
    throw new ImportRefusal(`The report ${path} cannot be written. Name another file with --report.`);
  }
}

/** Aborts on a signal. The current batch is finished first, so that every product is whole. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

function explain(error: unknown): string {
  if (error instanceof ImportRefusal || error instanceof UnreadableFile) return error.message;
  const problem = startProblem(error);
  if (problem) return problem;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped. What it had taken stays; the same command goes on from there.\n${detail}`;
}
