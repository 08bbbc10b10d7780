import { accessSync, constants, statSync } from 'node:fs';
import { makeFolder } from '#database/make-folder.ts';
import { type Config, ConfigError } from './config.ts';

/** Makes sure of the folder for what the shop keeps. Where it cannot be had, throws a ConfigError saying why. */
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
