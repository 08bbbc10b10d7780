/** `conflict`: the engine undid the transaction because of another one; the same work may succeed at once. */
export type UnavailableReason = 'unreachable' | 'busy' | 'conflict' | 'unwritable';

const NAME = 'DatabaseUnavailable';

/** A failure of the database itself, not of a statement: the same request may succeed a little later. */
export class DatabaseUnavailable extends Error {
  override readonly name = NAME;
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause: unknown) {
    super(`${SENTENCES[reason]} (${cause instanceof Error ? cause.message : String(cause)})`, { cause });
    this.reason = reason;
  }
}

const SENTENCES: Record<UnavailableReason, string> = {
  unreachable: 'The database cannot be reached',
  busy: 'The database is too busy',
  conflict: 'Another transaction was in the way',
  unwritable: 'The database cannot be written to',
};

/**
 * Returns the reason where an error is a DatabaseUnavailable, null for every other one. By name: the built pages have a copy
 * of the class of their own.
 */
export function unavailableReason(error: unknown): UnavailableReason | null {
  return error instanceof Error && error.name === NAME && 'reason' in error ? readReason(error.reason) : null;
}

function readReason(value: unknown): UnavailableReason | null {
  return value === 'unreachable' || value === 'busy' || value === 'conflict' || value === 'unwritable'
    ? value
    : null;
}

/** Turns an engine's error into a DatabaseUnavailable where it is one, and returns every other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || unavailableReason(error)) return error;
  const reason = reasonOf(error);
  return reason ? new DatabaseUnavailable(reason, error) : error;
}

function reasonOf(error: Error): UnavailableReason | null {
  if ('errcode' in error) return SQLITE_REASONS[Number(error.errcode) & 0xff] ?? null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '') return MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
  return CODES[code] ?? CLASSES[code.slice(0, 2)] ?? null;
}

/** SQLite's primary result codes (sqlite.org/rescode.html): busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_REASONS: Record<number, UnavailableReason> = {
  5: 'busy',
  6: 'busy',
  8: 'unwritable',
  10: 'unwritable',
  13: 'unwritable',
  14: 'unwritable',
};

/** Error codes of the system and of PostgreSQL (its manual, appendix A). */
const CODES: Record<string, UnavailableReason> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOENT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  '25006': 'unwritable',
  '25P03': 'busy',
  '3D000': 'unreachable',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'unwritable',
  '55P03': 'busy',
  '57014': 'busy',
  '58030': 'unwritable',
};

/** PostgreSQL's classes: connection, authorization, resources, operator intervention. */
const CLASSES: Record<string, UnavailableReason> = {
  '08': 'unreachable',
  '28': 'unreachable',
  '53': 'busy',
  '57': 'unreachable',
};

/** Errors of the drivers themselves, which have no code. */
const MESSAGES: [RegExp, UnavailableReason][] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Connection terminated|^Query read timeout|not queryable$/, 'unreachable'],
  [/^SQLite rolled the transaction back/, 'unwritable'],
];
