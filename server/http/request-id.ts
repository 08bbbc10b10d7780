import { randomUUID } from 'node:crypto';
import type { Log } from '#operations/platform/platform.ts';

/** The header that ties a failed response to its line in the log. */
export const REQUEST_ID = 'x-request-id';

export const newRequestId = (): string => randomUUID();

/** Returns the log with the request's id in every line. */
export function logOfRequest(log: Log, requestId: string): Log {
  return {
    info: (fields, message) => log.info({ ...fields, requestId }, message),
    warn: (fields, message) => log.warn({ ...fields, requestId }, message),
    error: (fields, message) => log.error({ ...fields, requestId }, message),
  };
}
