import { randomBytes } from 'node:crypto';
import type { DBAdapter } from '@better-auth/core/db/adapter';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { isRecord } from '#domain/text/is-record.ts';

/**
 * Reads a second step that another key encrypted as one that no code opens: the library would throw. It remains switched on,
 * until an owner switches it off for the person, or `npm run owner-link` for an owner.
 */
export function withUnreadableCodes(adapter: DBAdapter, secret: string): DBAdapter {
  return {
    ...adapter,
    findOne: async <T>(query: Parameters<DBAdapter['findOne']>[0]) => {
      const row = await adapter.findOne<T>(query);
      if (query.model !== 'twoFactor' || !isRecord(row) || (await isReadable(String(row.secret), secret)))
        return row;
      const encrypt = (data: string) => symmetricEncrypt({ key: secret, data });
      return {
        ...row,
        secret: await encrypt(randomBytes(24).toString('base64url')),
        backupCodes: await encrypt('[]'),
      };
    },
  };
}

async function isReadable(data: string, key: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key, data });
    return true;
  } catch {
    return false;
  }
}
