import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { chooseEncoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Shorter texts fit one packet as they are. */
const SHORTEST = 1400;
/** Not CSV: exports are streamed, row by row. */
const COMPRESSIBLE = /^(?:text\/(?!csv)|application\/(?:json|problem\+json|manifest\+json|xml)|image\/svg)/;

/** Compresses texts made for one request, those of /cms above all (docs/decisions/053-compress-cms-responses.md). */
export function compress(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    const encoding = chooseEncoding(req.header('accept-encoding') ?? null);
    if (encoding === 'identity' || req.method === 'HEAD' || !isCompressible(res)) return;
    const body = Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.append('vary', 'Accept-Encoding');
    const isWorthIt = body.length >= SHORTEST;
    if (isWorthIt) headers.set('content-encoding', encoding);
    headers.delete('content-length');
    const bytes = isWorthIt ? await compressed(body, encoding) : body;
    context.res = undefined;
    context.res = new Response(new Uint8Array(bytes), { status: res.status, headers });
  };
}

function isCompressible(response: Response): boolean {
  return (
    response.body !== null &&
    !response.headers.has('content-encoding') &&
    !response.headers.has('content-length') &&
    COMPRESSIBLE.test(response.headers.get('content-type') ?? '')
  );
}

/** Level 4 of 11: half the size of gzip's fastest at about its time. */
function compressed(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}
