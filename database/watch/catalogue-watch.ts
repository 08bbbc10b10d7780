import type { OpenDatabase } from '#database/open.ts';
import { listStockChanges, readCatalogueRevision } from '#database/queries/catalogue/revision.ts';

export type CatalogueListener = {
  /** Something of the catalogue was written: nothing kept may be shown any more. */
  catalogueChanged(): void;
  /** Orders or returns moved the stock of these products. */
  stockChanged(slugs: string[]): void;
};

export type CatalogueWatch = {
  /** Notices at once what was committed before, by any process, where the engine can tell (SQLite). */
  check(): void;
  /** Tells the other nodes of stock that moved here; call after the commit. */
  announceStock(slugs: string[]): void;
  close(): Promise<void>;
};

const POLL_MS = 250;

/** Tells a listener of every change that pages depend on: exact at `check()` on SQLite, within a second on PostgreSQL. */
export async function watchCatalogue(
  database: OpenDatabase,
  listener: CatalogueListener,
): Promise<CatalogueWatch> {
  return database.engine === 'sqlite' ? watchSqlite(database, listener) : watchPostgres(database, listener);
}

/**
 * The reading connection never writes, so its data_version moves with every commit of anybody: the writer of this
 * process, another process, a database tool. What moved is then read from the rows themselves.
 */
function watchSqlite(
  { connections: { reader } }: Extract<OpenDatabase, { engine: 'sqlite' }>,
  listener: CatalogueListener,
): CatalogueWatch {
  const version = reader.prepare('pragma data_version');
  const revision = reader.prepare("select revision from revisions where name = 'catalogue'");
  const moves = reader.prepare('select id, slug from stock_log where id > ? order by id');
  const span = reader.prepare(
    // each by itself: SQLite looks both up in the index, together it would read the whole log
    'select (select min(id) from stock_log) as oldest, (select max(id) from stock_log) as newest',
  );
  let seenVersion = version.get()?.data_version;
  let seenRevision = revision.get()?.revision;
  let seenMove = Number(span.get()?.newest ?? 0);

  const check = () => {
    const versionNow = version.get()?.data_version;
    if (versionNow === seenVersion) return;
    seenVersion = versionNow;
    const { oldest, newest } = span.get() ?? {};
    const revisionNow = revision.get()?.revision;
    // The log is kept short: whoever slept through more than it holds begins anew.
    const hasMissed = oldest != null && Number(oldest) > seenMove + 1;
    if (revisionNow !== seenRevision || hasMissed) {
      seenRevision = revisionNow;
      seenMove = Number(newest ?? seenMove);
      listener.catalogueChanged();
      return;
    }
    const moved = moves.all(seenMove);
    if (moved.length === 0) return;
    seenMove = Number(moved.at(-1)?.id);
    listener.stockChanged(moved.map((row) => String(row.slug)));
  };
  const timer = setInterval(check, POLL_MS).unref();
  return {
    check,
    announceStock: () => {},
    close: async () => clearInterval(timer),
  };
}

const CHANNEL = 'zabelle_catalogue';
/** How far a transaction may be committed behind its own timestamp and still be noticed by polling. */
const LATE_COMMIT_MS = 5000;

/**
 * Notices by LISTEN, and by polling where that is missing or a connection broke. Orders announce themselves after
 * their commit, not by NOTIFY inside it: that would make all commits of the server wait for each other.
 */
async function watchPostgres(
  { db, pool }: Extract<OpenDatabase, { engine: 'postgres' }>,
  listener: CatalogueListener,
): Promise<CatalogueWatch> {
  let seenRevision = await readCatalogueRevision(db);
  const told = new Map<string, string>();
  let closed = false;

  const poll = async () => {
    const revision = await readCatalogueRevision(db);
    if (revision !== seenRevision) {
      seenRevision = revision;
      listener.catalogueChanged();
    }
    const since = new Date(Date.now() - LATE_COMMIT_MS).toISOString();
    const recent = await listStockChanges(db, since);
    const moved = recent.filter((change) => told.get(change.slug) !== change.changedAt);
    for (const slug of told.keys()) if (!recent.some((change) => change.slug === slug)) told.delete(slug);
    for (const { slug, changedAt } of moved) told.set(slug, changedAt);
    if (moved.length > 0) listener.stockChanged(moved.map(({ slug }) => slug));
  };

  let polling = Promise.resolve();
  const pollOnce = () => {
    polling = polling.then(() => (closed ? undefined : poll())).catch(() => listener.catalogueChanged());
  };
  const timer = setInterval(pollOnce, POLL_MS).unref();
  const ear = await listen(pool, (slugs) => listener.stockChanged(slugs));
  return {
    check: () => {},
    announceStock: (slugs) => {
      listener.stockChanged(slugs);
      pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(slugs)]).catch(() => {});
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await polling;
      ear?.release(true);
    },
  };
}

/** Null where the server offers no LISTEN (some PostgreSQL-compatible clusters): polling alone then serves. */
async function listen(
  pool: Extract<OpenDatabase, { engine: 'postgres' }>['pool'],
  hear: (slugs: string[]) => void,
) {
  const client = await pool.connect();
  try {
    await client.query(`listen ${CHANNEL}`);
  } catch {
    client.release(true);
    return null;
  }
  client.on('error', () => {});
  client.on('notification', ({ payload }) => {
    const slugs: unknown = JSON.parse(payload ?? '[]');
    if (Array.isArray(slugs)) hear(slugs.map(String));
  });
  return client;
}
