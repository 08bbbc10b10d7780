import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#database/make-folder.ts';
import { type Config, ConfigError } from './config.ts';

/** Creates DATA_DIR where missing. Throws a ConfigError that says why it cannot be used, or that its database is gone. */
export function prepareDataDir({
  dataDir,
  database,
  beginsNewShop,
}: Pick<Config, 'dataDir' | 'database' | 'beginsNewShop'>): void {
  if (isFile(dataDir)) throw new ConfigError(`DATA_DIR (${dataDir}) is a file. It must be a folder.`);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(
      `The shop may not make or write to the folder DATA_DIR (${dataDir}). Choose another, or give this user the right to it.`,
    );
  }
  if (database.engine === 'sqlite' && !beginsNewShop) assertShopIsWhole(dataDir, database.file);
}

/** A new demo shop, with an owner's link for whoever reads it first, must not take the place of a lost one. */
function assertShopIsWhole(dataDir: string, file: string): void {
  const hasDatabase = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (hasDatabase || !hasEntries(join(dataDir, 'media'))) return;
  throw new ConfigError(
    `DATA_DIR (${dataDir}) holds the pictures of a shop, but its database shop.db is missing or empty. Put a backup back as shop.db, or set DATABASE_URL if the shop uses PostgreSQL. To begin a new shop beside these pictures: NEW_SHOP=1 npm start`,
  );
}

function hasEntries(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
