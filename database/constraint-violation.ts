/** SQLite's extended result codes (sqlite.org/rescode.html), and PostgreSQL's of class 23. */
const CODES = {
  /** A second row of one primary or unique key. */
  unique: { sqlite: [1555, 2067], postgres: ['23505'] },
  /** A row that names one that is gone, or the deletion of a row that others name. */
  reference: { sqlite: [787], postgres: ['23503', '23001'] },
};

/** True where a statement failed because another row has the value already, on both engines. */
export function isUniqueViolation(error: unknown): boolean {
  return isViolation('unique', error);
}

/** True where a statement failed because a row it names is gone, or the row it deletes is named, on both engines. */
export function isReferenceViolation(error: unknown): boolean {
  return isViolation('reference', error);
}

function isViolation(of: keyof typeof CODES, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return CODES[of].sqlite.includes(Number(error.errcode));
  return 'code' in error && CODES[of].postgres.includes(String(error.code));
}
