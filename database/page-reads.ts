import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import { ofProduct, type Topic } from '#domain/topics/topics.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

/** What a page read: by its topics alone it is known whether a change of products concerns it, unless it read something else. */
export type PageReads = { topics: Set<Topic>; readsAnything: boolean };

/** The database as a function reads it that notes what it reads. */
export type NotedReading = {
  /** Notes nothing by itself. */
  db: Db;
  note(...topics: Topic[]): void;
  noteProducts(ids: Iterable<string>): void;
  /** Any change of products concerns the page. */
  noteAnything(): void;
};

/**
 * Returns the database for one page, and what was read by it. Tables that no save of a product writes are free; every other query
 * counts as reading anything, unless a function reads by `notedReading` and says what.
 */
export function readByPage(db: Db): { db: Db; reads: PageReads } {
  const reads: PageReads = { topics: new Set(), readsAnything: false };
  const noting = db.withPlugin(new NotingPlugin(reads));
  return { db: Object.assign(noting, { [PAGE]: { db, reads } satisfies Page }), reads };
}

export function notedReading(db: Db): NotedReading {
  const page = pageOf(db);
  if (!page) return { db, note: () => {}, noteProducts: () => {}, noteAnything: () => {} };
  const { reads } = page;
  return {
    db: page.db,
    note: (...topics) => {
      for (const topic of topics) reads.topics.add(topic);
    },
    noteProducts: (ids) => {
      for (const id of ids) reads.topics.add(ofProduct(id));
    },
    noteAnything: () => {
      reads.readsAnything = true;
    },
  };
}

type Page = { db: Db; reads: PageReads };

/** Registered, because the built pages have their own copy of this module. */
const PAGE = Symbol.for('zabelle.page');

function pageOf(db: Db): Page | null {
  return (db as Db & { [PAGE]?: Page })[PAGE] ?? null;
}

/** Tables that a save of products leaves as they are: what writes them drops every page, or none. */
const FREE: readonly (keyof Schema)[] = [
  'brands',
  'categories',
  'connections',
  'former_slugs',
  'hero_slides',
  'pages',
  'product_types',
  'revisions',
  'shop_facts',
  'shop_settings',
];
const FREE_TABLES: ReadonlySet<string> = new Set(FREE);

class NotingPlugin implements KyselyPlugin {
  readonly #reads: PageReads;
  /** Queries whose tables were looked at. One that comes back without was built before, and may read anything. */
  readonly #known = new WeakSet<object>();

  constructor(reads: PageReads) {
    this.#reads = reads;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#known.add(queryId);
    if (!this.#reads.readsAnything && !readsFreeTables(node)) this.#reads.readsAnything = true;
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (!this.#known.delete(queryId)) this.#reads.readsAnything = true;
    return result;
  }
}

/** False also for a query that holds SQL as text, whose tables are not looked for. */
function readsFreeTables(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return node.every(readsFreeTables);
  if ('kind' in node && node.kind === 'TableNode') return FREE_TABLES.has(tableOf(node));
  if ('kind' in node && node.kind === 'RawNode' && mayRead(node)) return false;
  return Object.values(node).every(readsFreeTables);
}

function tableOf(node: object): string {
  const { table } = node as { table?: { identifier?: { name?: unknown } } };
  return String(table?.identifier?.name);
}

function mayRead(node: object): boolean {
  const { sqlFragments } = node as { sqlFragments?: readonly string[] };
  return /\b(?:from|join)\b/i.test(sqlFragments?.join(' ') ?? 'from');
}
