import type { DatabaseLog } from '#database/database-log.ts';
import type { OpenDatabase } from '#database/open.ts';
import { unavailableReason } from '#database/outage/unavailable.ts';
import { listStockChanges, readCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { type CatalogueChange, CHANGE_COLUMNS, foldChanges } from './catalogue-change.ts';
import { outageLog } from './outage-log.ts';
import { listenOnChannel } from './postgres-channel.ts';
import { readChanges } from './read-changes.ts';

export type CatalogueListener = {
  /** The catalogue was written: no cached page that the change concerns may be sent any more. Null: it concerns all. */
  catalogueChanged(change: CatalogueChange | null): void;
  /** Orders or returns moved the stock of these products. */
  stockChanged(slugs: string[]): void;
};

export type CatalogueWatch = {
  /** Reports at once what any process committed before, where the engine can tell (SQLite). Never throws. */
  check(): void;
  /** Notifies the other nodes of stock that moved here; call after the commit. */
  announceStock(slugs: string[]): void;
  close(): Promise<void>;
};

const POLL_MS = 250;

const NO_CHANGE: CatalogueChange = { products: new Set(), topics: new Set() };

const TASK = 'watching the catalogue';

/**
 * Notifies a listener of every change that pages depend on: exact at `check()` on SQLite, within a second on PostgreSQL.
 * While the database cannot be read, every page counts as changed, and the log says so once; a PostgreSQL server that is away
 * changes pages once it is back.
 */
export async function watchCatalogue(
  database: OpenDatabase,
  listener: CatalogueListener,
  log: DatabaseLog = console,
): Promise<CatalogueWatch> {
  return database.engine === 'sqlite'
    ? watchSqlite(database, listener, log)
    : watchPostgres(database, listener, log);
}

/**
 * The reading connection never writes, so its data_version moves with every commit of anybody: the writer of this
 * process, another process, a database tool. The rows themselves then say which products moved.
 */
function watchSqlite(
  { connections: { reader } }: Extract<OpenDatabase, { engine: 'sqlite' }>,
  listener: CatalogueListener,
  log: DatabaseLog,
): CatalogueWatch {
  const outage = outageLog(log, TASK);
  const version = reader.prepare('pragma data_version');
  const revision = reader.prepare("select revision from revisions where name = 'catalogue'");
  const changes = reader.prepare(
    `select ${CHANGE_COLUMNS} from catalogue_changes where revision > ? and revision <= ?`,
  );
  const moves = reader.prepare(
    `select stock_log.id, stock_log.slug, products.id as product from stock_log
    left join products on products.slug = stock_log.slug where stock_log.id > ? order by stock_log.id`,
  );
  const span = reader.prepare(
    // Two selects: SQLite looks each up in the index, and would read the whole log for both in one.
    'select (select min(id) from stock_log) as oldest, (select max(id) from stock_log) as newest',
  );
  let seenVersion = version.get()?.data_version;
  let seenRevision = revision.get()?.revision;
  let seenMove = Number(span.get()?.newest ?? 0);

  const notice = () => {
    const versionNow = version.get()?.data_version;
    if (versionNow === seenVersion) return;
    seenVersion = versionNow;
    const { oldest, newest } = span.get() ?? {};
    const revisionNow = revision.get()?.revision;
    // The log is pruned: a process that missed more than it holds begins anew.
    const hasMissed = oldest != null && Number(oldest) > seenMove + 1;
    const [from, to] = [Number(seenRevision), Number(revisionNow)];
    const change = from === to ? NO_CHANGE : foldChanges(changes.all(from, to), from, to);
    seenRevision = revisionNow;
    if (!change || hasMissed) {
      seenMove = Number(newest ?? seenMove);
      listener.catalogueChanged(null);
      return;
    }
    if (change !== NO_CHANGE) listener.catalogueChanged(change);
    const moved = moves.all(seenMove);
    seenMove = Number(moved.at(-1)?.id ?? seenMove);
    // A stock that was entered is part of the change.
    const ordered = moved.filter(({ product }) => !change.products.has(String(product)));
    if (ordered.length > 0) listener.stockChanged(ordered.map((row) => String(row.slug)));
  };
  const check = () => {
    try {
      notice();
      outage.succeeded();
    } catch (error) {
      outage.failed(error);
      seenVersion = undefined;
      listener.catalogueChanged(null);
    }
  };
  const timer = setInterval(check, POLL_MS).unref();
  return {
    check,
    announceStock: () => {},
    close: async () => clearInterval(timer),
  };
}

const CHANNEL = 'zabelle_catalogue';
/** Longest time between the timestamp of a transaction and its commit for polling still to notice it. */
const LATE_COMMIT_MS = 5000;

/**
 * Listens, and polls for what LISTEN misses. Orders announce themselves after their commit, not by NOTIFY inside it:
 * that would make all commits of the server wait for each other.
 */
async function watchPostgres(
  { db, pool }: Extract<OpenDatabase, { engine: 'postgres' }>,
  listener: CatalogueListener,
  log: DatabaseLog,
): Promise<CatalogueWatch> {
  const outage = outageLog(log, TASK);
  const notifyOutage = outageLog(log, `NOTIFY ${CHANNEL}`);
  let seenRevision = await readCatalogueRevision(db);
  const reported = new Map<string, string>();
  let hasMissed = false;
  let closed = false;

  const poll = async () => {
    const revision = await readCatalogueRevision(db);
    let entered: CatalogueChange['products'] = new Set();
    if (revision !== seenRevision || hasMissed) {
      const change = hasMissed ? null : await readChanges(db, seenRevision, revision);
      seenRevision = revision;
      hasMissed = false;
      listener.catalogueChanged(change);
      entered = change?.products ?? entered;
    }
    const since = new Date(Date.now() - LATE_COMMIT_MS).toISOString();
    const recent = await listStockChanges(db, since);
    const moved = recent.filter((change) => reported.get(change.slug) !== change.changedAt);
    for (const slug of reported.keys())
      if (!recent.some((change) => change.slug === slug)) reported.delete(slug);
    for (const { slug, changedAt } of moved) reported.set(slug, changedAt);
    // A stock that was entered is part of the change.
    const ordered = moved.filter(({ id }) => !entered.has(id));
    if (ordered.length > 0) listener.stockChanged(ordered.map(({ slug }) => slug));
  };

  let polling = Promise.resolve();
  const pollOnce = () => {
    polling = polling
      .then(() => (closed ? undefined : poll()))
      .then(outage.succeeded, (error) => {
        outage.failed(error);
        // Cached pages are better than none, as long as no other can be made (docs/decisions/050-cached-pages-in-an-outage.md).
        if (unavailableReason(error)) hasMissed = true;
        else listener.catalogueChanged(null);
      });
  };
  const timer = setInterval(pollOnce, POLL_MS).unref();
  const onPayload = (payload: string) => {
    const slugs = readSlugs(payload);
    if (slugs) listener.stockChanged(slugs);
    else log.warn({ payload: payload.slice(0, 200) }, `a foreign NOTIFY on ${CHANNEL} was ignored`);
  };
  const channel = await listenOnChannel(pool, CHANNEL, onPayload, log);
  return {
    check: () => {},
    announceStock: (slugs) => {
      listener.stockChanged(slugs);
      pool
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(slugs)])
        .then(notifyOutage.succeeded, notifyOutage.failed);
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await polling;
      channel.close();
    },
  };
}

/** Null when it is no JSON list of strings: any client of the database may send on the channel. */
function readSlugs(payload: string): string[] | null {
  try {
    const slugs: unknown = JSON.parse(payload);
    return Array.isArray(slugs) && slugs.every((slug) => typeof slug === 'string') ? slugs : null;
  } catch {
    return null;
  }
}
