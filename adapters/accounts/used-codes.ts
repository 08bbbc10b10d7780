import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { DBAdapter } from '@better-auth/core/db/adapter';
import { APIError } from 'better-auth';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from '#database/open.ts';
import { claimCodeStep, readLastCodeStep } from '#database/queries/people/accounts.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { stepOfCode } from './code-step.ts';

/** A code being checked; `step` once the account's secret is known and the code is right. */
type Checked = { code: string; userId: string; step: number | null };

const checked = new AsyncLocalStorage<Checked>();

/** Runs a check of a code of the authenticator app, which opens an account once. */
export function withCodeUsedOnce<Result>(code: string, check: () => Promise<Result>): Promise<Result> {
  return checked.run({ code, userId: '', step: null }, check);
}

/**
 * Lets a code of the authenticator app open an account once: the library stores no last step. The secret of an account whose
 * step was used is read as another one, so that the library refuses and counts the code as any wrong one; when it writes that a
 * code was right, the step is claimed: of several at once one goes on.
 */
export function withUsedCodes(adapter: DBAdapter, { db, secret }: { db: Db; secret: string }): DBAdapter {
  return {
    ...adapter,
    findOne: async <T>(query: Parameters<DBAdapter['findOne']>[0]) => {
      const row = await adapter.findOne<T>(query);
      const check = checked.getStore();
      if (!check || query.model !== 'twoFactor' || !isRecord(row)) return row;
      check.userId = String(row.userId);
      const own = await symmetricDecrypt({ key: secret, data: String(row.secret) });
      check.step = stepOfCode(own, check.code, Date.now());
      if (check.step === null || check.step > ((await readLastCodeStep(db, check.userId)) ?? 0)) return row;
      const nobodys = await symmetricEncrypt({ key: secret, data: randomBytes(24).toString('base64url') });
      return { ...row, secret: nobodys };
    },
    update: async <T>(query: Parameters<DBAdapter['update']>[0]) => {
      const check = checked.getStore();
      if (check && check.step !== null && query.model === 'twoFactor') {
        const isOurs = await claimCodeStep(db, check.userId, check.step);
        check.step = null;
        if (!isOurs) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
      }
      return adapter.update<T>(query);
    },
  };
}
