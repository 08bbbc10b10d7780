import { setTimeout as pause } from 'node:timers/promises';
import { addAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { insertTypeName } from '#database/queries/attributes/type-names.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { writeAppliedStock } from '#database/queries/catalogue-editing/export-stock.ts';
import { insertBrand, insertCategory } from '#database/queries/catalogue-editing/import-rows.ts';
import { insertProducts, updateProduct } from '#database/queries/catalogue-editing/write-product.ts';
import { writeNewShopFact } from '#database/queries/shop/shop-facts.ts';
import type { ColumnPlan } from '#domain/import/import-columns.ts';
import type { ImportField } from '#domain/import/import-fields.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { ALIKE, identityOf, likeKey, nameKey, numberedKey } from '#domain/import/import-identity.ts';
import type { ImportMap } from '#domain/import/import-map.ts';
import { type BlankWord, readDefaults, readRow } from '#domain/import/import-row.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import {
  type Actor,
  type RecordChange,
  type StaffWrite,
  staffWrite,
} from '#operations/platform/staff-write.ts';
import { htmlText } from './html-text.ts';
import { newProductFields } from './import-audit.ts';
import { type FileRow, inBatches, setsLast } from './import-batches.ts';
import {
  type BatchPlan,
  type Candidate,
  newImportMemory,
  planBatch,
  type RowFinding,
} from './import-plan.ts';
import { SeenRows } from './import-seen.ts';

type ImportRequest = {
  rows: AsyncIterable<FileRow>;
  columns: ColumnPlan;
  map: ImportMap | null;
  /** Keeps its ids from those of other sources; '' for a plain file. */
  source: string;
  /** Bytes that are no letters are reported by cell. */
  isDamaged: boolean;
  /** Named in the audit log. */
  fileName: string;
  actor: Actor;
  /** Reads and plans, writes nothing. */
  dryRun: boolean;
  /** Stops after the present batch; batches before stay written. */
  signal?: AbortSignal;
};

export type ImportCounts = {
  /** Rows of the file, and the products they stand for. */
  rows: number;
  products: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  duplicates: number;
  brandsCreated: number;
  categoriesCreated: number;
  typesCreated: number;
};

type ImportListener = {
  finding(rowNumber: number, finding: Finding): void;
  blankWord(word: BlankWord): void;
  progress(counts: Readonly<ImportCounts>): void;
};

/**
 * Between two transactions that wrote. A shop serving from the same SQLite file asks for its turn at most 25 ms apart at
 * first, so a customer's order always gets in.
 */
const PAUSE_FOR_ORDERS_MS = 25;

/**
 * Loads products from the rows of a file: adds new ones, updates known ones, writes nothing where a row changes nothing. A
 * refused row is reported to the listener and stops nothing. Each batch is a transaction of its own that moves the
 * catalogue's revision when it wrote, so a stopped import may simply be run again. The audit log has one entry of the import, which
 * each batch brings up to date, with every product it made or changed behind it.
 */
export async function importCatalogue(
  platform: Pick<Platform, 'db' | 'clock' | 'random'>,
  request: ImportRequest,
  listener: ImportListener,
): Promise<ImportCounts> {
  const counts = noCounts();
  const memory = newImportMemory(readDefaults(request.map), () => platform.random.id());
  const seen = new SeenRows();
  const entryId = platform.random.id();
  let hasWritten = false;
  const countsWith = (plan: BatchPlan) => ({
    created: counts.created + plan.creates.length,
    updated: counts.updated + plan.updates.length,
    unchanged: counts.unchanged + plan.unchanged,
    refused: counts.refused + plan.refused,
    brandsCreated: memory.brands.addedCount,
    categoriesCreated: memory.categories.addedCount,
    typesCreated: memory.types.addedCount,
  });
  const entryOf = (after: ImportCounts) => ({
    action: 'import.run' as const,
    subjectId: entryId,
    subject: request.fileName,
    before: null,
    after,
    entryId,
  });
  const takeBatch = async (rows: FileRow[]) => {
    const findings: RowFinding[] = [];
    const collecting = {
      ...listener,
      finding: (rowNumber: number, found: Finding) => findings.push({ rowNumber, finding: found }),
    };
    const candidates = rows.flatMap((row) => toCandidate(row, request, seen, counts, collecting) ?? []);
    const plan = await (request.dryRun
      ? planBatch(platform.db, candidates, memory, { lock: false, now: nowIso(platform.clock) })
      : staffWrite(
          platform,
          request.actor,
          async (write) => {
            const planned = await planBatch(write.trx, candidates, memory, { lock: true, now: write.now });
            const made = await writeBatch(write, planned, request.fileName);
            if (!isWriting(planned)) return planned;
            write.record(entryOf({ ...counts, ...countsWith(planned) }));
            write.recordBehind(entryId, [...made, ...planned.updates.map(changeOf)]);
            return planned;
          },
          // The plan remembers rows of earlier batches and would take its own for such.
          { tries: 1 },
        ));
    Object.assign(counts, countsWith(plan));
    hasWritten ||= !request.dryRun && isWriting(plan);
    for (const { rowNumber, finding } of inRowOrder([...findings, ...plan.findings]))
      listener.finding(rowNumber, { ...finding, column: headerOf(finding.column, request.columns) });
    listener.progress(counts);
    if (!request.dryRun && isWriting(plan)) await pause(PAUSE_FOR_ORDERS_MS);
  };
  for await (const batch of inBatches(setsLast(request))) {
    await takeBatch(batch);
    if (request.signal?.aborted) break;
  }
  if (hasWritten)
    await staffWrite(platform, request.actor, async ({ record }) => record(entryOf({ ...counts })));
  return counts;
}

async function writeBatch(
  { trx, now, newId, author }: StaffWrite,
  plan: BatchPlan,
  file: string,
): Promise<RecordChange[]> {
  if (!isWriting(plan)) return [];
  const stock = { kind: 'imported', actor: author, file } as const;
  const stamp = { now, newId, stock };
  // A shop stocked by an import is not new: the demo catalogue must not be added to it.
  await writeNewShopFact(trx, 'stocked_at', stamp.now);
  for (const brand of plan.newBrands) await insertBrand(trx, brand, stamp.now);
  for (const category of plan.newCategories) await insertCategory(trx, category, stamp.now);
  for (const type of plan.newTypes) await insertTypeName(trx, type, stamp.now);
  await addAttributeValues(trx, plan.values);
  const ids = await insertProducts(trx, plan.creates, stamp);
  for (const { id, record } of plan.updates) await updateProduct(trx, id, record, stamp);
  await writeAppliedStock(trx, plan.appliedStock, stamp.now);
  await moveCatalogueRevision(trx);
  return plan.creates.map((record, place) => ({
    subjectId: ids[place] ?? '',
    subject: record.name,
    before: null,
    after: newProductFields(record),
  }));
}

function changeOf({ id, record, change }: BatchPlan['updates'][number]): RecordChange {
  return { subjectId: id, subject: record.name, ...change };
}

function isWriting(plan: BatchPlan): boolean {
  return plan.creates.length + plan.updates.length + plan.appliedStock.length > 0;
}

function toCandidate(
  { rowNumber, record, rowsJoined = 1, findings: ofReader = [], unsaid = [] }: FileRow,
  { columns, map, source, isDamaged }: ImportRequest,
  seen: SeenRows,
  counts: ImportCounts,
  listener: ImportListener,
): Candidate | null {
  const report = (found: Finding) => listener.finding(rowNumber, found);
  const refuse = (found: Finding) => {
    counts.refused += 1;
    report(found);
    return null;
  };
  counts.rows += rowsJoined;
  counts.products += 1;
  const read = readRow(record, withoutFields(columns, unsaid), map, { htmlText, isDamaged });
  const isRefused = !read.ok || ofReader.some(({ kind }) => kind === 'refused');
  for (const found of [...ofReader, ...read.findings])
    if (!isRefused || found.kind === 'refused') report(found);
  if (!read.ok || isRefused) {
    counts.refused += 1;
    return null;
  }
  for (const word of read.blankWords) listener.blankWord(word);
  const { row } = read;
  const identity = identityOf(record, row, columns, source);
  if (!identity) return refuse(finding('refused', '', '', 'has nothing usable in the identifying columns'));
  const seenRow = seen.see(identity.key, record, rowNumber);
  if (seenRow.as === 'duplicate') {
    counts.duplicates += 1;
    report(
      finding(
        'note',
        '',
        row.name,
        'is the same as an earlier row in every cell: taken once',
        at(seenRow.ofRow),
      ),
    );
    return null;
  }
  if (seenRow.as === 'repeated' && map?.sameIdentity !== 'separate')
    return refuse(
      finding(
        'refused',
        '',
        identity.id || row.name,
        'means the same product as an earlier row and says other things',
        at(seenRow.ofRow),
      ),
    );
  if (seenRow.as === 'repeated')
    report(
      finding(
        'note',
        '',
        row.name,
        'is identified like an earlier row: taken as a product of its own',
        at(seenRow.ofRow),
      ),
    );
  const key = seenRow.as === 'repeated' ? numberedKey(identity.key, seenRow.occurrence) : identity.key;
  for (const found of nameSharing(rowNumber, { rowNumber, row, identity }, seenRow.as === 'repeated', seen))
    report(found);
  return { rowNumber, row, identity: { ...identity, key } };
}

function withoutFields(columns: ColumnPlan, unsaid: readonly ImportField[]): ColumnPlan {
  if (unsaid.length === 0) return columns;
  return {
    ...columns,
    columnsOf: new Map([...columns.columnsOf].filter(([field]) => !unsaid.includes(field))),
  };
}

/** Reports one id for several products, and several products of one name: shoppers may confuse them. */
function nameSharing(
  rowNumber: number,
  { row, identity }: Candidate,
  isReported: boolean,
  seen: SeenRows,
): Finding[] {
  const findings: Finding[] = [];
  const idRow = identity.id ? seen.firstRowOf('id', identity.id, rowNumber) : null;
  const nameRow = seen.firstRowOf('name', nameKey(row.brand ?? '', row.name), rowNumber);
  const likeRow = seen.firstRowOf('like', likeKey(row.brand ?? '', row.name), rowNumber);
  if (likeRow !== null && nameRow === null)
    findings.push(finding('note', 'name', row.name, ALIKE, at(likeRow)));
  if (idRow !== null && !isReported)
    findings.push(
      finding(
        'note',
        'id',
        identity.id,
        'is the id of another product too: taken as a product of its own',
        at(idRow),
      ),
    );
  if (nameRow !== null && !isReported)
    findings.push(
      finding(
        'note',
        'name',
        row.name,
        'is the name of another product of the brand too: its address differs',
        at(nameRow),
      ),
    );
  return findings;
}

/** The column's header in the file. */
function headerOf(column: string, { columnsOf }: ColumnPlan): string {
  for (const [field, columns] of columnsOf) if (field === column) return columns[0]?.header ?? column;
  return column;
}

function noCounts(): ImportCounts {
  return {
    rows: 0,
    products: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    duplicates: 0,
    brandsCreated: 0,
    categoriesCreated: 0,
    typesCreated: 0,
  };
}

function inRowOrder(findings: RowFinding[]): RowFinding[] {
  return findings.toSorted((a, b) => a.rowNumber - b.rowNumber);
}

function at(row: number): string {
  return `row ${row}`;
}
