import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** The proxies that may name a client in X-Forwarded-For: by their addresses, or as a number in a row on a private network. */
export type TrustedProxies = { ranges: [Address, number][] } | { count: number };

export const NO_PROXIES: TrustedProxies = { count: 0 };

const MOST_PROXIES = 10;

/** Parses '1', or '10.0.0.5, 172.16.0.0/12, 2001:db8::/32'. Null for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_PROXIES ? { count: Number(text) } : null;
  const ranges = text.split(',').map((part) => parseRange(part.trim()));
  const known = ranges.filter((range) => range !== null);
  return known.length === ranges.length ? { ranges: known } : null;
}

function parseRange(text: string): [Address, number] | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
