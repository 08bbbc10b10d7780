import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';

/**
 * Stores session tokens as SHA-256 digests, so that a copy of the database opens no session. The library reads and writes
 * the tokens of the cookies; only the columns hold digests (docs/decisions/054-sessions.md).
 */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((trx) => work({ ...trx, ...hashing(trx) })),
  };
}

type Hashing = Pick<
  DBTransactionAdapter,
  | 'create'
  | 'findOne'
  | 'findMany'
  | 'count'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'consumeOne'
  | 'incrementOne'
>;

type Create<T> = Omit<Parameters<DBAdapter['create']>[0], 'data'> & { data: Omit<T, 'id'> };

function hashing(adapter: DBTransactionAdapter): Hashing {
  return {
    create: async <T extends Record<string, unknown>, R = T>(query: Create<T>): Promise<R> => {
      if (!isOfSessions(query)) return adapter.create<T, R>(query);
      const token = 'token' in query.data ? query.data.token : undefined;
      if (typeof token !== 'string') return adapter.create<T, R>(query);
      const row = await adapter.create<T, R>({ ...query, data: { ...query.data, token: digestOf(token) } });
      return reveal(row, new Map([[digestOf(token), token]]));
    },
    findOne: async (query) => {
      const { where, tokens } = hashed(query);
      return reveal(await adapter.findOne({ ...query, where }), tokens);
    },
    findMany: async <T>(query: Parameters<DBAdapter['findMany']>[0]) => {
      const { where, tokens } = hashed(query);
      const rows = await adapter.findMany<T>({ ...query, where });
      for (const row of rows) reveal(row, tokens);
      return rows;
    },
    count: (query) => adapter.count({ ...query, where: hashed(query).where }),
    update: async (query) => {
      const { where, tokens } = hashed(query);
      return reveal(await adapter.update({ ...query, where }), tokens);
    },
    updateMany: (query) => adapter.updateMany({ ...query, where: hashed(query).where }),
    delete: (query) => adapter.delete({ ...query, where: hashed(query).where }),
    deleteMany: (query) => adapter.deleteMany({ ...query, where: hashed(query).where }),
    consumeOne: async (query) => {
      const { where, tokens } = hashed(query);
      return reveal(await adapter.consumeOne({ ...query, where }), tokens);
    },
    incrementOne: async (query) => {
      const { where, tokens } = hashed(query);
      return reveal(await adapter.incrementOne({ ...query, where }), tokens);
    },
  };
}

/** The conditions with tokens as digests, and the tokens by their digests. */
function hashed(query: { model: string; where?: Where[] }): { where: Where[]; tokens: Map<string, string> } {
  const tokens = new Map<string, string>();
  const digest = (token: string) => {
    tokens.set(digestOf(token), token);
    return digestOf(token);
  };
  const where = (query.where ?? []).map((condition): Where => {
    if (!isOfSessions(query) || condition.field !== 'token') return condition;
    const { value } = condition;
    if (typeof value === 'string') return { ...condition, value: digest(value) };
    if (!Array.isArray(value)) return condition;
    return { ...condition, value: value.map((token) => digest(String(token))) };
  });
  return { where, tokens };
}

/** Puts the token back in the place of its digest. */
function reveal<Row>(row: Row, tokens: Map<string, string>): Row {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row;
  const token = tokens.get(String(row.token));
  return token === undefined ? row : Object.assign(row, { token });
}

function isOfSessions({ model }: { model: string }): boolean {
  return model === 'session';
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
