import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';
import type { Log } from '#operations/platform/platform.ts';
import type { Bindings } from '#server/http/bindings.ts';
import { problem } from '#server/http/problem.ts';
import { newRequestId, REQUEST_ID } from '#server/http/request-id.ts';

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Returns the listener of Node for `respond`. What `respond` throws is logged and responded to with 500: by itself the library
 * would respond and say nothing.
 */
export function loggedListener(
  respond: (request: Request, bindings: Bindings) => Response | Promise<Response>,
  log: Log,
): NodeListener {
  return getRequestListener(async (request, bindings) => respond(request, bindings), {
    errorHandler(error) {
      if (error instanceof RequestError)
        return problem(400, 'malformed-request', 'This is no request the shop can read.');
      const requestId = newRequestId();
      log.error({ err: error, requestId }, 'a request failed before the shop could respond');
      const response = problem(500, 'unexpected', TECHNICAL_DIFFICULTIES);
      response.headers.set(REQUEST_ID, requestId);
      return response;
    },
  });
}
