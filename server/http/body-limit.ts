import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchRoutes } from 'react-router';
import { cmsPaths, SIGN_IN_PATHS } from '#app/links/cms-paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import { LARGEST_PICTURE_BYTES } from '#domain/pictures/picture.ts';
import { LARGEST_RETURN_PICTURES_BYTES } from '#domain/returns/return-picture.ts';
import { problem } from './problem.ts';

/** Of the longest written page. */
const LARGEST_BODY = 256 * 1024;
/** Of a signed message: it holds a whole object of the payment service, with all metadata and refunds of a payment. */
const LARGEST_SIGNED_BODY = 1024 * 1024;
/** Of what anybody may send: the longest message to the shop, percent-encoded, and an order of 100 lines. */
const LARGEST_PUBLIC_BODY = 64 * 1024;
const PICTURE_PATHS = ['/api/pictures', cmsPaths.pictures()];
/** Where other programs add pictures to a return; counted by address. */
const RETURN_PICTURE_PATHS = /^\/api\/returns\/[^/]+\/pictures$/;
/** Shoppers' forms with pictures. */
const PICTURE_FORMS = PUBLIC_PAGES.filter(({ pictureBytes }) => pictureBytes > 0).map(
  ({ path, pictureBytes }) => ({ path, limit: upTo(pictureBytes + LARGEST_PUBLIC_BODY) }),
);
/** Signed bodies, which are read as bytes and checked before they are parsed. */
const SIGNED_PATHS = ['/api/stripe/webhook'];

export function limitBody(): MiddlewareHandler {
  const limit = upTo(LARGEST_BODY);
  const publicLimit = upTo(LARGEST_PUBLIC_BODY);
  const signedLimit = upTo(LARGEST_SIGNED_BODY);
  const pictureLimit = upTo(LARGEST_PICTURE_BYTES + LARGEST_BODY);
  const returnLimit = upTo(LARGEST_RETURN_PICTURES_BYTES + LARGEST_PUBLIC_BODY);
  return (context, next) => {
    const { path } = context.req;
    if (PICTURE_PATHS.includes(path)) return pictureLimit(context, next);
    if (RETURN_PICTURE_PATHS.test(path)) return returnLimit(context, next);
    if (SIGNED_PATHS.includes(path)) return signedLimit(context, next);
    if (isLong(path)) return limit(context, next);
    const limitOfForm = isMultipart(context.req.header('content-type')) ? pictureFormLimit(path) : null;
    return (limitOfForm ?? publicLimit)(context, next);
  };
}

/** Of the form as the router reads the path: its data is posted to as well. Null where it brings no pictures. */
function pictureFormLimit(path: string): MiddlewareHandler | null {
  return matchRoutes(PICTURE_FORMS, path.replace(/\.data$/, ''))?.[0]?.route.limit ?? null;
}

/** No other form brings a file. */
function isMultipart(type = ''): boolean {
  return /^multipart\/form-data\b/i.test(type);
}

function isLong(path: string): boolean {
  return isStaffPath(path) && !SIGN_IN_PATHS.some((signIn) => path.toLowerCase().startsWith(signIn));
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
    if (isAnnounced && length > maxSize) return Promise.resolve(tooLarge());
    return isAnnounced && length <= maxSize ? next() : counted(context, next);
  };
}
