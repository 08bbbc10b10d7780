import { TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';
import { problem } from './problem.ts';

/** Sent with every 503 of the database: about the time in which a restarted one is back. */
export const RETRY_AFTER_SECONDS = 5;

/** The response to a request that only the state of the database kept from succeeding. */
export function unavailableResponse(): Response {
  const response = problem(503, 'unavailable', TECHNICAL_DIFFICULTIES);
  response.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return response;
}
