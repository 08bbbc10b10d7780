import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { readFailedContext, uncachedContext } from '#app/request/read-list.ts';

export { writeMail } from '#app/mails/write-mail.ts';
export { platformContext } from '#app/request/platform-context.ts';

export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  if (context.get(uncachedContext)) response.headers.set('cache-control', 'no-store');
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
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Otherwise React writes large parts hidden at the end of the page and moves them by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          if (loadContext.get(uncachedContext)) headers.set('Cache-Control', 'no-store');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError() {
          finalStatus = 500;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), GIVE_UP_AFTER_MS);
  });
}

export { handleError } from './handle-error.ts';
