import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NOTICE_PATHS } from '#app/links/notice-paths.ts';
import { countedContext, readFailedContext } from '#app/request/read-list.ts';
import { ScriptMark, scriptMarkContext } from '#app/script-delivery/script-mark.ts';
import { handleError } from './handle-error.ts';

export { writeMail } from '#app/mails/write-mail.ts';
export { clientContext } from '#app/request/client-context.ts';
export { platformContext } from '#app/request/platform-context.ts';
export { scriptMarkContext } from '#app/script-delivery/script-mark.ts';

export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  if (context.get(countedContext)) response.headers.set('cache-control', 'no-store');
  return context.get(readFailedContext)
    ? new Response(response.body, { status: 503, headers: response.headers })
    : response;
};

const GIVE_UP_AFTER_MS = 10_000;

/** Renders the whole page before sending: nothing is streamed, so that the page can be cached with a validator. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = loadContext.get(readFailedContext) ? 503 : status;
    const failures = new Set<unknown>();
    let hasShellFailed = false;
    const mark = loadContext.get(scriptMarkContext);
    const isNotice = NOTICE_PATHS.includes(new URL(request.url).pathname);
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={mark}>
        <ServerRouter
          context={isNotice ? withoutHandoff(routerContext) : routerContext}
          url={request.url}
          nonce={mark}
        />
      </ScriptMark>,
      {
        nonce: mark,
        // Otherwise React writes large parts hidden at the end of the page and moves them by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          // React calls this after a failed shell too.
          if (hasShellFailed) return;
          for (const error of failures) handleError(error, { request, context: loadContext, params: {} });
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          if (loadContext.get(countedContext)) headers.set('Cache-Control', 'no-store');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
        },
        // The router logs this one and renders the error page.
        onShellError(error) {
          clearTimeout(timer);
          hasShellFailed = true;
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          failures.add(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), GIVE_UP_AFTER_MS);
  });
}

/** Leaves out the data that the browser's router would start with, which is written as scripts. */
function withoutHandoff(context: EntryContext): EntryContext {
  return { ...context, serverHandoffStream: undefined };
}

export { handleError };
