import type { DatabaseSync } from 'node:sqlite';

/** Opens a connection that reads and never writes. */
export function openToRead(Connection: typeof DatabaseSync, file: string): DatabaseSync {
  const reader = new Connection(file);
  reader.exec('pragma busy_timeout = 8000; pragma query_only = on; pragma mmap_size = 268435456');
  return reader;
}
