import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Dispatcher } from 'undici';
import type { FetchPublic } from '#operations/platform/platform.ts';

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;

/**
 * Fetches from the public web only. The address of a name is checked when connecting, so that a name cannot mean another
 * machine by then; redirects are followed here, each checked the same way.
 */
export function publicFetch(isAllowed: (address: string) => boolean = isPublicAddress): FetchPublic {
  return async (url, largestBytes) => {
    // Loaded when needed: a shop seldom fetches by URL, and every start would wait for it.
    const { Agent } = await import('undici');
    const agent = new Agent({ allowH2: false, connect: { lookup: checkedLookup(isAllowed) } });
    let next = URL.parse(url);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!next || !isFetchable(next, isAllowed)) return { ok: false, problem: 'not-allowed' };
      const response = await fetchOnce(next, largestBytes, agent);
      if (!('location' in response)) return response;
      next = URL.parse(response.location, next.href);
    }
    return { ok: false, problem: 'not-reached' };
  };
}

function isFetchable(url: URL, isAllowed: (address: string) => boolean): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username || url.password) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isAllowed(host);
}

class NotAllowed extends Error {}

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowed(address)))
        return callback(new NotAllowed(hostname), '');
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

type Fetched = Awaited<ReturnType<FetchPublic>>;

async function fetchOnce(
  url: URL,
  largestBytes: number,
  dispatcher: Dispatcher,
): Promise<Fetched | { location: string }> {
  const { request } = await import('undici');
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      reset: true,
      headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Zabelle picture import' },
    });
    if (statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string')
      return { location: headers.location };
    if (statusCode !== 200) return { ok: false, problem: 'not-reached' };
    const bytes = await readUpTo(largestBytes, body);
    return bytes ? { ok: true, bytes } : { ok: false, problem: 'too-large' };
  } catch (error) {
    return { ok: false, problem: error instanceof NotAllowed ? 'not-allowed' : 'not-reached' };
  } finally {
    abort.abort();
  }
}

async function readUpTo(largestBytes: number, body: AsyncIterable<Buffer>): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largestBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Returns true for addresses of the public internet (IANA special-purpose registries): of IPv6 only the range that is
 * allocated, since ipaddr.js calls what it does not know 'unicast'.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}
