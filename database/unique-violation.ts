/** SQLite's extended result codes for a second row of one key (sqlite.org/rescode.html): primary key, unique. */
const SQLITE_CODES = [1555, 2067];

/** True where a statement failed because another row has the value already, on both engines. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_CODES.includes(Number(error.errcode));
  return 'code' in error && error.code === '23505';
}
