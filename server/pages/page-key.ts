import { STANDING_PAGES } from '#domain/content/page.ts';
import { LANDING_SLUGS } from '#domain/listing/landing-slug.ts';
import { LISTING_PARAMS } from '#domain/listing/listing.ts';

/**
 * Where a public page is kept. `url` is the address it is rendered for: the path and the parameters its loader knows,
 * nothing else, so that one page cannot be kept under many names. What is not known as a page may still be a file: ask
 * for that first. Null: not a public page. `origin` is what the page names as its own address, where that differs by
 * visitor.
 */
export type PageKey = { key: string; url: string; slug: string | null; isKnown: boolean };

const LONGEST_QUERY = 600;

export function pageKeyOf(address: string, origin = ''): PageKey | null {
  const [rawPath = '/', query] = splitOnce(address, '?');
  if (isPrivate(rawPath)) return null;
  const isData = rawPath.endsWith('.data');
  const path = knownPath(isData ? withoutSuffix(rawPath) : withoutTrailingSlash(rawPath));
  const search = query === undefined ? '' : knownParameters(path, query, isData);
  if (search.length > LONGEST_QUERY) return null;
  const url = (isData ? `${path === '/' ? '/_' : path}.data` : path) + search;
  return { key: origin + url, url, slug: slugOf(path), isKnown: path !== UNKNOWN_PATH };
}

/** The path shown for anything that is no page: one kept answer for all of them. */
export const UNKNOWN_PATH = '/page-not-found';

const KNOWN =
  /^\/(?:|products|products\/[^/]+|categories|categories\/[^/]+|brands|product\/[^/]+|cart|checkout|about|contact|newsletter|wholesale|orders|wishlist|account|rewards|gift-cards)$/;

const LANDING = new Set<string>(LANDING_SLUGS.map((slug) => `/${slug}`));

/** What the owner writes. */
const WRITTEN = new RegExp(`^/(?:${STANDING_PAGES.join('|')}|pages/[^/]+|beauty-tips(?:/[^/]+)?)$`);

function knownPath(path: string): string {
  const isKnown = KNOWN.test(path) || LANDING.has(path) || WRITTEN.test(path);
  return isKnown && decoded(path) !== null ? path : UNKNOWN_PATH;
}

/** Null for '%ff' and the like, which the router would complain of in the log for every such address. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isPrivate(path: string): boolean {
  return /^\/(?:cms|api)(?:[./]|$)/.test(path);
}

function withoutSuffix(path: string): string {
  const page = path.slice(0, -'.data'.length);
  // React Router asks for the data of '/' at '/_.data', and of '/x/' at '/x/_.data'.
  return withoutTrailingSlash(page.replace(/\/_$/, '/'));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path;
}

const WITH_LISTING = /^\/(?:products|products\/[^/]+|categories\/[^/]+)$/;

function knownParameters(path: string, query: string, isData: boolean): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  const names: readonly string[] = WITH_LISTING.test(path)
    ? LISTING_PARAMS
    : path === '/wishlist'
      ? ['items']
      : [];
  for (const name of names)
    for (const value of given.getAll(name)) if (value !== '') known.append(name, value);
  const routes = given.get('_routes');
  if (isData && routes !== null && /^[\w,/.-]{1,200}$/.test(routes)) known.set('_routes', routes);
  const text = known.toString();
  return text === '' ? '' : `?${text}`;
}

function slugOf(path: string): string | null {
  const match = /^\/product\/([^/]+)$/.exec(path);
  return match?.[1] ? decoded(match[1]) : null;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
