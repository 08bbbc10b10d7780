import pg from 'pg';

/** Counts the rows of the tables of a PostgreSQL database; {} for an empty one. */
export async function countPostgresRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.query<{ count: string }>(
        `select count(*) as count from ${client.escapeIdentifier(name)}`,
      );
      counts[name] = Number(counted.rows[0]?.count);
    }
    return counts;
  } finally {
    await client.end();
  }
}
