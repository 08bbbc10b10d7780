import type { Log } from '#operations/platform/platform.ts';

type AccountLogger = {
  level: 'error';
  log(level: string, message: string, ...details: unknown[]): void;
};

/** Writes the library's failures into the shop's log, which leaves out rows; it would print them to the console whole. */
export function accountLog(log: Log): AccountLogger {
  return {
    level: 'error',
    log(_level, message, ...details) {
      const error = details.find((detail) => detail instanceof Error);
      if (error) log.error({ err: error }, 'the account system failed');
      // Wrong passwords are expected.
      else log.info({}, `account system: ${message}`);
    },
  };
}
