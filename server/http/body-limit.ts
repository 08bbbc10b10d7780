import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { LARGEST_PICTURE_BYTES } from '#domain/pictures/picture.ts';
import { problem } from './problem.ts';

const LARGEST_BODY = 256 * 1024;
const PICTURE_PATHS = ['/api/pictures', cmsPaths.pictures()];

export function limitBody(): MiddlewareHandler {
  const limit = upTo(LARGEST_BODY);
  const pictureLimit = upTo(LARGEST_PICTURE_BYTES + LARGEST_BODY);
  return (context, next) =>
    PICTURE_PATHS.includes(context.req.path) ? pictureLimit(context, next) : limit(context, next);
}

/** Closes the connection, because the unread rest of the body is still on it. */
function tooLarge(): Response {
  const response = problem(413, 'too-large', 'The request is too large.');
  response.headers.set('connection', 'close');
  return response;
}

/** Counts the body only where no length is announced, because that is slow; Node enforces an announced one. */
function upTo(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({
    maxSize,
    onError: tooLarge,
  });
  return (context, next) => {
    const { req } = context;
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const isAnnounced = req.header('transfer-encoding') === undefined;
    const length = Number(req.header('content-length'));
    return isAnnounced && length <= maxSize ? next() : counted(context, next);
  };
}
