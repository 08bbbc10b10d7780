import { existsSync } from 'node:fs';
import { sqliteFile } from '#database/sqlite/sqlite-file.ts';
import { type Config, ConfigError } from '#server/platform/config.ts';

const CHECK_EVERY_MS = 1000;

const lostSentence = (file: string) =>
  `The database file ${file} was moved, deleted or replaced while the shop was running. The shop has stopped. Put the right file in its place and start again.`;

/** Throws in a worker that starts after the file was lost: opening would make an empty one. */
export function assertDatabaseFile({ database }: Pick<Config, 'database'>): void {
  if (database.engine === 'sqlite' && !existsSync(database.file))
    throw new ConfigError(lostSentence(database.file));
}

/**
 * Ends this process, and with it its workers, once shop.db was moved, deleted or replaced: open connections would go on in a
 * file that nobody finds again. The connections themselves refuse to commit from that moment.
 */
export function stopWithoutDatabaseFile({ database }: Pick<Config, 'database'>): void {
  if (database.engine === 'postgres') return;
  const opened = sqliteFile(database.file);
  const check = () => {
    if (opened.isInPlace()) return;
    console.error(lostSentence(database.file));
    process.exit(1);
  };
  setInterval(check, CHECK_EVERY_MS).unref();
}
