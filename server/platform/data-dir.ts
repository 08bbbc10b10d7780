import { accessSync, constants, statSync } from 'node:fs';
import { makeFolder } from '#database/make-folder.ts';
import { type Config, ConfigError } from './config.ts';

/** Creates DATA_DIR where missing. Throws a ConfigError that says why it cannot be used. */
export function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): void {
  if (isFile(dataDir)) throw new ConfigError(`DATA_DIR (${dataDir}) is a file. It must be a folder.`);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(
      `The shop may not make or write to the folder DATA_DIR (${dataDir}). Choose another, or give this user the right to it.`,
    );
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
