import type { DatabaseLog } from '#database/database-log.ts';

export type OutageLog = { failed(error: unknown): void; succeeded(): void };

/** Logs the first of several failures in a row, and the success that ends them. */
export function outageLog(log: DatabaseLog, task: string): OutageLog {
  let isFailing = false;
  return {
    failed(error) {
      if (!isFailing) log.warn({ err: error }, `${task} fails`);
      isFailing = true;
    },
    succeeded() {
      if (isFailing) log.info({}, `${task} succeeds again`);
      isFailing = false;
    },
  };
}
