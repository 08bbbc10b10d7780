import { DatabaseSync } from 'node:sqlite';

/**
 * Writes a complete copy of a database into a new file while others read and write it: the state of one moment. Blocks until it is
 * done, so it belongs into a process of its own.
 */
export function copySqlite(file: string, copy: string): void {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    source.exec('pragma busy_timeout = 8000');
    source.prepare('vacuum into ?').run(copy);
  } finally {
    source.close();
  }
}

/** Checks a database file and counts the rows of its tables. Throws an Error that says what is wrong with it. */
export function checkSqlite(file: string): Record<string, number> {
  const db = new DatabaseSync(file);
  try {
    const [integrity] = db.prepare('pragma integrity_check(1)').all();
    if (integrity?.integrity_check !== 'ok')
      throw new Error(`The database is damaged: ${String(integrity?.integrity_check)}`);
    const [broken] = db.prepare('pragma foreign_key_check').all();
    if (broken) throw new Error(`The database is damaged: a row of ${String(broken.table)} points nowhere.`);
    const tables = db
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
      )
      .all()
      .map(({ name }) => String(name));
    return Object.fromEntries(
      tables.map((name) => [
        name,
        Number(db.prepare(`select count(*) as count from "${name}"`).get()?.count),
      ]),
    );
  } finally {
    db.close();
  }
}
