import { MigrationProblem } from '#database/migrate.ts';
import { DatabaseUnavailable, type UnavailableReason } from '#database/outage/unavailable.ts';
import { ConfigError } from '#server/platform/config.ts';
import { WRONG_SETTINGS } from './restart-pause.mjs';

/** Text for an error that stops the shop or one of its commands: never an error's fields, which may hold customers' rows. */
export function startText(error: unknown): string {
  return startProblem(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Returns a sentence for the owner when the shop or one of its commands cannot start, or null for unforeseen errors. */
export function startProblem(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof MigrationProblem) return error.message;
  if (error instanceof DatabaseUnavailable) return startProblem(error.cause) ?? UNAVAILABLE[error.reason];
  if (!(error instanceof Error) || !('code' in error)) return null;
  if ('errcode' in error) return sqliteProblem(Number(error.errcode));
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') return PORT_NOT_ALLOWED;
  if (error.code === 'EADDRNOTAVAIL') return HOST_NOT_OURS;
  if (error.code === 'EADDRINUSE' && 'port' in error) return portTaken(Number(error.port));
  return SENTENCES[String(error.code)] ?? null;
}

const PORT_NOT_ALLOWED = 'The shop may not use this port. Choose one above 1023: PORT=3000 npm start';
const HOST_NOT_OURS = 'HOST is no address of this machine. Leave it empty to listen on all of them.';
const portTaken = (port: number) =>
  `Port ${port} is taken already. Choose another: PORT=${port < 65_535 ? port + 1 : 3000} npm start`;
const UNREACHABLE =
  'The database at DATABASE_URL cannot be reached. Is it running, and is the address right?';
const NOT_LET_IN =
  'The database at DATABASE_URL does not let the shop in. Check the user and password in the address.';

const UNAVAILABLE: Record<UnavailableReason, string> = {
  unreachable: UNREACHABLE,
  busy: 'The database is too busy to respond. Try again in a moment.',
  conflict: 'Another program was writing to the database at the same time. Start again.',
  unwritable: 'The database cannot be written to. Is its disk full?',
};

/** Error codes of the system and of PostgreSQL (its manual, appendix A). */
const SENTENCES: Record<string, string> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  '28000': NOT_LET_IN,
  '28P01': NOT_LET_IN,
  '3D000': 'There is no database of the name in DATABASE_URL. Create it first: createdb NAME',
  '42501': 'The database user in DATABASE_URL may not make the tables of the shop. Give it that right.',
};

/** SQLite's primary result code (sqlite.org/rescode.html) is the low byte. */
function sqliteProblem(code: number): string | null {
  switch (code & 0xff) {
    case 11:
    case 26:
      return 'The database file shop.db in DATA_DIR is damaged or is no SQLite database. Put a copy of it back, or move it away to begin with a new shop.';
    case 14:
      return 'The database file shop.db in DATA_DIR cannot be opened. Is it a file this user may read and write?';
    case 8:
      return 'The database file shop.db in DATA_DIR may not be written to. Give this user the right to it.';
    case 5:
      return 'Another program is holding the database file shop.db in DATA_DIR. Close it and start again.';
    case 10:
    case 13:
      return 'The database file shop.db in DATA_DIR cannot be written to. Is the disk full?';
    default:
      return null;
  }
}

/** PostgreSQL's codes for a wrong user, password, database or right. */
const WRONG_ADDRESS = ['28000', '28P01', '3D000', '42501'];
/** SQLite's codes for a file that is damaged, no database, or not to be opened or written. */
const UNUSABLE_FILE = [8, 11, 14, 26];

/** Returns the exit code of a failed start: WRONG_SETTINGS where only a person can mend it, otherwise 1. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigError || error instanceof MigrationProblem) return WRONG_SETTINGS;
  if (error instanceof DatabaseUnavailable) return exitCodeOf(error.cause);
  if (!(error instanceof Error) || !('code' in error)) return 1;
  const isWrong =
    'errcode' in error
      ? UNUSABLE_FILE.includes(Number(error.errcode) & 0xff)
      : error.code === 'EACCES' || WRONG_ADDRESS.includes(String(error.code));
  return isWrong ? WRONG_SETTINGS : 1;
}
