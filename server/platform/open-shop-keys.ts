import type { OpenDatabase } from '#database/open.ts';
import { type OpenedKeyring, openKeyring, type SealingKey } from '#operations/shop/keyring.ts';
import { type Config, ConfigError } from './config.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';

export type KeySettings = Pick<Config, 'dataDir' | 'shopKeys' | 'beginsNewKeys'>;

/**
 * Opens the shop's keys by those of the environment, otherwise by the file shop.key in DATA_DIR, made where missing. On
 * PostgreSQL, which several machines without a common folder may share, the environment alone seals them.
 */
export async function openShopKeys(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  { dataDir, shopKeys, beginsNewKeys }: KeySettings,
): Promise<Extract<OpenedKeyring, { ok: true }>> {
  const fromFile = (): string[] => {
    if (engine === 'postgres') return [];
    const key = readKeyFile(dataDir);
    if (key !== null) return [key];
    return shopKeys.length > 0 ? [] : [makeKeyFile(dataDir)];
  };
  const sealingKeys = (): SealingKey[] => [
    ...shopKeys.map((key) => ({ from: 'environment', key }) as const),
    ...fromFile().map((key) => ({ from: 'file', key }) as const),
  ];
  const opened = await openKeyring(db, { sealingKeys, beginsNewKeys });
  if (!opened.ok) throw new ConfigError(shopKeys.length > 0 ? OTHER_KEY : NO_KEY);
  return opened;
}

const ANEW =
  'If that value is lost for good: NEW_KEYS=1 npm start. Staff then sign in anew, and links in mails and second steps made so far open nothing.';
const NO_KEY = `The keys of this shop are sealed by SHOP_KEY, which is not set. Give it the value it had. ${ANEW}`;
const OTHER_KEY = `The keys of this shop are sealed by another SHOP_KEY than this one. All machines need the same; to change it, write the new value and the former one, separated by a comma. ${ANEW}`;

/** Returns lines for the owner at the start of the shop about where its keys are, and what became of them. */
export function keyLines(
  { state, sealedBy }: Pick<Extract<OpenedKeyring, { ok: true }>, 'state' | 'sealedBy'>,
  dataDir: string,
): string[] {
  const by = sealedBy === 'file' ? `the key in ${dataDir}/shop.key` : 'SHOP_KEY';
  const copy = `Keep a copy of ${sealedBy === 'file' ? 'that file: npm run backup makes one' : 'its value, apart from backups'}.`;
  const told: Record<typeof state, string[]> = {
    opened: [],
    made: sealedBy ? [`The keys of the new shop are sealed by ${by}. ${copy}`] : [],
    'sealed-anew': sealedBy
      ? [
          `The keys of the shop are sealed by ${by} now. ${copy} Backups made before hold the keys as they were.`,
        ]
      : [],
    lost: [
      `The keys of the shop could not be opened: ${sealedBy === 'file' ? `${dataDir}/shop.key is not the file that sealed them` : 'the key that sealed them is gone'}. New ones were made: staff sign in anew, links in mails sent so far open nothing, and an owner with a second step needs npm run owner-link. With the former key back in its place, the next start takes the former keys again.`,
    ],
    'found-again': ['The key that was missing is back: the shop uses its former keys again.'],
  };
  return sealedBy === null ? [...told[state], IN_DATABASE] : told[state];
}

const IN_DATABASE =
  'The keys of the shop stand readable in its database. Set SHOP_KEY, the same on every machine, to seal them (docs/running-the-shop.md).';
