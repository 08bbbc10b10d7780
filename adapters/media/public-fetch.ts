import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { FetchPublic } from '#operations/platform/platform.ts';

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;

/**
 * Fetches from the public web only. The address a name stands for is checked in the moment of connecting, so that a name
 * cannot mean another machine by then; redirects are followed by hand, each checked the same way.
 */
export function publicFetch(isAllowed: (address: string) => boolean = isPublicAddress): FetchPublic {
  return async (url, largestBytes) => {
    let next = URL.parse(url);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!next || !isFetchable(next, isAllowed)) return { ok: false, problem: 'not-allowed' };
      const answer = await fetchOnce(next, largestBytes, isAllowed);
      if (answer.kind !== 'redirect') return answer.result;
      next = URL.parse(answer.location, next.href);
    }
    return { ok: false, problem: 'not-reached' };
  };
}

type Result = Awaited<ReturnType<FetchPublic>>;
type Answer = { kind: 'done'; result: Result } | { kind: 'redirect'; location: string };

function isFetchable(url: URL, isAllowed: (address: string) => boolean): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username || url.password) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isAllowed(host);
}

class NotAllowed extends Error {}

function fetchOnce(url: URL, largestBytes: number, isAllowed: (address: string) => boolean): Promise<Answer> {
  const done = (result: Result): Answer => ({ kind: 'done', result });
  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowed(address)))
        return callback(new NotAllowed(hostname), '');
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      lookup: checkedLookup,
      agent: false,
      timeout: TIMEOUT_MS,
      headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Zabelle picture import' },
    });
    const timer = setTimeout(() => request.destroy(new Error('timeout')), TIMEOUT_MS);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      request.destroy();
      resolve(answer);
    };
    request.on('error', (error) =>
      finish(done({ ok: false, problem: error instanceof NotAllowed ? 'not-allowed' : 'not-reached' })),
    );
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location)
        return finish({ kind: 'redirect', location: headers.location });
      if (statusCode !== 200) return finish(done({ ok: false, problem: 'not-reached' }));
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > largestBytes) return finish(done({ ok: false, problem: 'too-large' }));
        chunks.push(chunk);
      });
      response.on('end', () => finish(done({ ok: true, bytes: Buffer.concat(chunks) })));
      response.on('error', () => finish(done({ ok: false, problem: 'not-reached' })));
    });
    request.end();
  });
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');

/** Only the global unicast range of IPv6, without the parts that stand for IPv4 or documentation. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
const RESERVED_V6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED_V6.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to the public internet (IANA special-purpose registries). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  if (family !== 6) return false;
  return GLOBAL_V6.check(address, 'ipv6') && !RESERVED_V6.check(address, 'ipv6');
}
