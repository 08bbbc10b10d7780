import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#server/http/encoding.ts';

/** Always in brotli, which browsers accept over HTTPS; other encodings are added at the first request for them. */
export type CachedPage = {
  status: number;
  /** Alternating names and values, for node:http. */
  headers: string[];
  hash: string;
  bodies: { br: CachedBody } & Partial<Record<Encoding, CachedBody>>;
};

export type CachedBody = { bytes: Buffer; etag: string; headers: string[] };

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export async function finishPage(response: Response): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  const compressed = await compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  const headers = [
    ...[...response.headers].filter(([name]) => name !== 'content-length').flat(),
    ...['vary', 'Accept-Encoding'],
    ...['cache-control', 'public, max-age=0, must-revalidate'],
  ];
  return {
    status: response.status,
    headers,
    hash,
    bodies: { br: bodyOf({ headers, hash }, 'br', compressed) },
  };
}

export async function addEncoding(page: CachedPage, encoding: Encoding): Promise<CachedBody> {
  const identity = await decompressBrotli(page.bodies.br.bytes);
  const bytes = encoding === 'gzip' ? await compressGzip(identity, { level: 6 }) : identity;
  const body = bodyOf(page, encoding, bytes);
  page.bodies[encoding] = body;
  return body;
}

/** 256 kB, more than any page has: the default allocates eight megabytes each time. */
const WINDOW_BITS = 18;

/** Bytes of memory besides bodies and headers, measured. */
const PAGE_OVERHEAD = 1500;

export function sizeOf({ bodies, headers }: CachedPage): number {
  const bytes = [bodies.br, bodies.gzip, bodies.identity].map((body) => body?.bytes.length ?? 0);
  return [...bytes, ...headers.map((text) => text.length), PAGE_OVERHEAD].reduce(
    (sum, size) => sum + size,
    0,
  );
}

const ETAG_ENDING: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

function bodyOf(
  { headers, hash }: Pick<CachedPage, 'headers' | 'hash'>,
  encoding: Encoding,
  bytes: Buffer,
): CachedBody {
  const etag = `"${hash}${ETAG_ENDING[encoding]}"`;
  return {
    bytes: exactCopy(bytes),
    etag,
    headers: [
      ...headers,
      ...['etag', etag, 'content-length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  };
}

/** Copies, because zlib returns a slice of a larger block, which would stay in memory whole. */
function exactCopy(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
