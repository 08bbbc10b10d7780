import { type Stats, statSync } from 'node:fs';
import { DatabaseUnavailable } from '../outage/unavailable.ts';

/** The file behind open connections. */
export type SqliteFile = {
  /** False once it was moved, deleted or replaced: what is written then is found by nobody after a restart. */
  isInPlace(): boolean;
  assertInPlace(): void;
};

/** Call once the file is open. */
export function sqliteFile(path: string): SqliteFile {
  const opened = statusOf(path);
  const isInPlace = () => {
    const now = statusOf(path);
    return now !== undefined && now.ino === opened?.ino && now.dev === opened.dev;
  };
  return {
    isInPlace,
    assertInPlace() {
      if (!isInPlace()) throw new DatabaseUnavailable('unwritable', `${path} was moved, deleted or replaced`);
    },
  };
}

function statusOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
