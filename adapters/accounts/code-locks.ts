import { AsyncLocalStorage } from 'node:async_hooks';
import type { DBAdapter } from '@better-auth/core/db/adapter';
import { isRecord } from '#domain/text/is-record.ts';

type Noticed = { userId: string | null };

const noticed = new AsyncLocalStorage<Noticed>();

/** Notices when the library locks an account after wrong codes, which its responses do not tell from a wrong code. */
export function noticingLocks(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    incrementOne: async <T>(query: Parameters<DBAdapter['incrementOne']>[0]) => {
      const row = await adapter.incrementOne<T>(query);
      const isLock = query.model === 'twoFactor' && query.set?.lockedUntil instanceof Date;
      const store = noticed.getStore();
      if (isLock && store && isRecord(row) && typeof row.userId === 'string') store.userId = row.userId;
      return row;
    },
  };
}

/** Runs a check of a code; `lockedUserId` is the account this very check locked. */
export async function withLockNoticed<Result extends object>(
  check: () => Promise<Result>,
): Promise<Result & { lockedUserId: string | null }> {
  const store: Noticed = { userId: null };
  const result = await noticed.run(store, check);
  return { ...result, lockedUserId: store.userId };
}
