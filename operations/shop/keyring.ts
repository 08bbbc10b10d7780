import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from '#database/open.ts';
import {
  forgetShopFact,
  lockShopFact,
  readShopFact,
  type ShopFact,
  writeShopFact,
} from '#database/queries/shop/shop-facts.ts';
import { inTransaction } from '#database/transaction.ts';
import { openSealed, sealingKey, sealText } from '#operations/platform/sealed-text.ts';
import type { ShopKeys } from '#operations/platform/shop-keys.ts';

/** A long random text that stands outside the database. */
export type SealingKey = { from: SealSource; key: string };
export type SealSource = 'environment' | 'file';

export type KeyringState =
  | 'opened'
  | 'made'
  /** Sealed for the first time, or by another key than before. */
  | 'sealed-anew'
  /** Sealed by a file that is gone: these are new keys. */
  | 'lost'
  /** The file that was gone is back, and with it the keys of before. */
  | 'found-again';

export type OpenedKeyring =
  | { ok: true; keys: ShopKeys; state: KeyringState; sealedBy: SealSource | null }
  | { ok: false; problem: 'other-environment' };

/**
 * Opens the shop's keys, which its database holds sealed; makes them where there are none, and seals those that stood there
 * readable. The first sealing key seals, all of them open; without one the keys stand in the database as they are.
 * `sealingKeys` runs while every other process that opens this keyring waits. Problem: it was sealed by a key of the
 * environment that is not given, and `beginsNewKeys` does not allow new ones.
 */
export function openKeyring(
  db: Db,
  { sealingKeys, beginsNewKeys }: { sealingKeys: () => SealingKey[]; beginsNewKeys: boolean },
): Promise<OpenedKeyring> {
  return inTransaction(db, async (trx) => {
    const stored = await lockShopFact(trx, 'keyring');
    const given = sealingKeys();
    const sealedBy = given[0]?.from ?? null;
    const write = async (keys: ShopKeys, state: KeyringState): Promise<OpenedKeyring> => {
      await writeShopFact(trx, 'keyring', closed(keys, given[0]));
      return { ok: true, keys, state, sealedBy };
    };

    if (stored === '') {
      const former = await takeReadableKeys(trx);
      return write({ ...newKeys(), ...former }, former ? 'sealed-anew' : 'made');
    }
    const opened = open(stored, given);
    if (opened && opened.by === given[0]) return { ok: true, keys: opened.keys, state: 'opened', sealedBy };
    if (opened) return write(opened.keys, 'sealed-anew');

    const before = open((await readShopFact(trx, 'keyring_before')) ?? '', given);
    if (!before && sourceOf(stored) === 'environment' && !beginsNewKeys)
      return { ok: false, problem: 'other-environment' };
    await writeShopFact(trx, 'keyring_before', stored);
    return before ? write(before.keys, 'found-again') : write(newKeys(), 'lost');
  });
}

/** The names under which versions up to 0.3 held the keys, readable. */
const READABLE = { session: 'session_secret', links: 'link_key' } as const satisfies Record<
  keyof ShopKeys,
  ShopFact
>;

async function takeReadableKeys(trx: Db): Promise<Partial<ShopKeys> | null> {
  const session = await readShopFact(trx, READABLE.session);
  const links = await readShopFact(trx, READABLE.links);
  for (const name of Object.values(READABLE)) await forgetShopFact(trx, name);
  return session || links ? { ...(session ? { session } : {}), ...(links ? { links } : {}) } : null;
}

function newKeys(): ShopKeys {
  return { session: randomBytes(48).toString('base64url'), links: randomBytes(32).toString('base64url') };
}

const keysSchema = v.object({
  session: v.string(),
  links: v.string(),
});

const USE = 'keyring';
const PLAIN = 'plain';

function closed(keys: ShopKeys, by: SealingKey | undefined): string {
  const text = JSON.stringify(keys);
  return by ? `${by.from}:${sealText(sealingKey(by.key), USE, text)}` : `${PLAIN}:${text}`;
}

function open(stored: string, given: SealingKey[]): { keys: ShopKeys; by: SealingKey | undefined } | null {
  const content = stored.slice(stored.indexOf(':') + 1);
  if (stored.startsWith(`${PLAIN}:`))
    return { keys: v.parse(keysSchema, JSON.parse(content)), by: undefined };
  for (const by of given) {
    const text = openSealed(sealingKey(by.key), USE, content);
    if (text !== null) return { keys: v.parse(keysSchema, JSON.parse(text)), by };
  }
  return null;
}

function sourceOf(stored: string): string {
  return stored.slice(0, stored.indexOf(':'));
}
