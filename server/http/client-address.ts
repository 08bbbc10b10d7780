import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies.ts';

type Address = ReturnType<typeof ipaddr.process>;

const PRIVATE = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/**
 * The address by which limits count a client: IPv6 by its /64, since one customer has a whole one. X-Forwarded-For is read from
 * the right, and only where the connection itself comes from a trusted proxy; anybody else could invent it.
 */
export function clientAddress(
  headers: Headers,
  connection: string | undefined,
  proxies: TrustedProxies,
): string {
  const sender = parseAddress(connection ?? '');
  if (!sender) return 'unknown';
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(parseAddress);
  return countedAs(behindProxies(sender, forwarded, proxies));
}

/** The address of a connection itself, counted as `clientAddress` counts. */
export function senderOf(connection: string | undefined): string {
  const sender = parseAddress(connection ?? '');
  return sender ? countedAs(sender) : 'unknown';
}

/** True for a connection of a proxy that may name clients. */
export function isTrustedProxy(connection: string | undefined, proxies: TrustedProxies): boolean {
  const sender = parseAddress(connection ?? '');
  if (!sender) return false;
  if ('count' in proxies) return proxies.count > 0 && PRIVATE.has(sender.range());
  return isWithin(sender, proxies.ranges);
}

function behindProxies(sender: Address, forwarded: (Address | null)[], proxies: TrustedProxies): Address {
  if ('count' in proxies) {
    if (proxies.count === 0 || !PRIVATE.has(sender.range())) return sender;
    return forwarded.at(-proxies.count) ?? forwarded[0] ?? sender;
  }
  let client = sender;
  for (const next of forwarded.toReversed()) {
    if (!next || !isWithin(client, proxies.ranges)) break;
    client = next;
  }
  return client;
}

function isWithin(address: Address, ranges: [Address, number][]): boolean {
  return ranges.some(([range, bits]) => address.kind() === range.kind() && address.match([range, bits]));
}

/** Reads an address once for the many requests that come from it. */
function parseAddress(text: string): Address | null {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const address = readAddress(text);
  if (text.length > LONGEST_ADDRESS) return address;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(text, address);
  return address;
}

const KNOWN = new Map<string, Address | null>();
const MOST_KNOWN = 1000;
const LONGEST_ADDRESS = 60;

/** Accepts the port that some proxies add: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function readAddress(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function countedAs(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const [network] = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`)
    .toString()
    .split('%');
  return `${network}/64`;
}
