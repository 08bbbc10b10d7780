import { type Audience, PUBLIC_PAGES, type PublicPage } from '#app/links/public-pages.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import { LISTING_PARAMS } from '#domain/listing/listing.ts';
import { hasRefusedCharacter } from '#server/http/refused-characters.ts';

/**
 * `url` has only the parameters its loader reads, so that a page cannot take many entries. `slug`: its product. `isCached` and
 * `audience` are those of its row in `public-pages.ts`.
 */
export type PageKey = {
  key: string;
  url: string;
  slug: string | null;
  isKnown: boolean;
  isCached: boolean;
  audience: Audience;
};

export const LONGEST_QUERY = 600;

/** Returns null for addresses without a key. `origin`: the address the page gives as its own. */
export function pageKeyOf(address: string, origin = '', findPage = findPublicPage): PageKey | null {
  const [rawPath = '/', query] = splitOnce(address, '?');
  if (hasRefusedCharacter(address) && !isApiPath(rawPath)) return unknownPage(rawPath, origin);
  if (isStaffPath(rawPath) || isApiPath(rawPath)) return null;
  const isData = rawPath.endsWith('.data');
  const path = isData ? withoutSuffix(rawPath) : withoutTrailingSlash(rawPath);
  const { page, slug } = findPage(path);
  const known = page ? path : UNKNOWN_PATH;
  const search = query === undefined ? '' : knownParameters(page?.params ?? [], query, isData);
  if (search.length > LONGEST_QUERY) return null;
  const url = (isData ? `${known === '/' ? '/_' : known}.data` : known) + search;
  if (!page) return { key: origin + url, url, slug, isKnown: false, ...OF_UNKNOWN };
  return { key: origin + url, url, slug, isKnown: true, isCached: page.cached, audience: page.audience };
}

/** Returns the address of a listing without parameters left empty, as its form sends them without script; null if it has none. */
export function withoutEmptyParameters(address: string): string | null {
  const [path = '/', query] = splitOnce(address, '?');
  if (query === undefined || !/=(?:&|$)/.test(query)) return null;
  if (findPublicPage(withoutTrailingSlash(path)).page?.params !== LISTING_PARAMS) return null;
  const filled = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
  return filled.size > 0 ? `${path}?${filled}` : path;
}

/** Rendered for every path that is no page: all of them share one cache entry. */
const UNKNOWN_PATH = '/page-not-found';
const OF_UNKNOWN = { isCached: true, audience: 'everyone' } as const;

function unknownPage(rawPath: string, origin: string): PageKey {
  const url = rawPath.endsWith('.data') ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH;
  return { key: origin + url, url, slug: null, isKnown: false, ...OF_UNKNOWN };
}

type FoundPage = { page: PublicPage | null; slug: string | null };

const NO_PAGE: FoundPage = { page: null, slug: null };

/** Returns a function that finds the page at a path among the rows. */
export function pageFinder(rows: readonly PublicPage[]): (path: string) => FoundPage {
  const pages = rows.filter(({ isAddress }) => isAddress);
  const hasParameter = ({ path }: PublicPage) => path.includes(':');
  const fixedPages = new Map(pages.filter((page) => !hasParameter(page)).map((page) => [page.path, page]));
  const byParameter = pages.filter(hasParameter).map((page) => ({
    page,
    pattern: new RegExp(`^${page.path.replace(/:\w+/, '([^/]+)')}$`),
  }));
  return (path) => {
    const fixed = fixedPages.get(path);
    if (fixed) return { page: fixed, slug: null };
    for (const { page, pattern } of byParameter) {
      const parameter = pattern.exec(path)?.[1];
      if (parameter === undefined) continue;
      const decoded = decode(parameter);
      return decoded === null ? NO_PAGE : { page, slug: page.isProduct ? decoded : null };
    }
    return NO_PAGE;
  };
}

const findPublicPage = pageFinder(PUBLIC_PAGES);

/** Returns null for '%ff' and the like: the router would log a warning for every such address. */
function decode(parameter: string): string | null {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return null;
  }
}

function isApiPath(path: string): boolean {
  return /^\/api(?:[./]|$)/.test(path);
}

function withoutSuffix(path: string): string {
  const page = path.slice(0, -'.data'.length);
  // React Router requests the data of '/' at '/_.data', and of '/x/' at '/x/_.data'.
  return withoutTrailingSlash(page.replace(/\/_$/, '/'));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
}

function knownParameters(names: readonly string[], query: string, isData: boolean): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names)
    for (const value of given.getAll(name)) if (value !== '') known.append(name, value);
  const routes = given.get('_routes');
  if (isData && routes !== null && /^[\w,/.-]{1,200}$/.test(routes)) known.set('_routes', routes);
  const text = known.toString();
  return text === '' ? '' : `?${text}`;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
