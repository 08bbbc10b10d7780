import { type ListingQuery, parseListing } from '#domain/listing/listing.ts';

const LISTING = /^\/(?:products|categories\/([^/?#]+))$/;

/** The listing that a link of a slide leads to; null for any other page. */
export function listingOfLink(link: string): ListingQuery | null {
  const [path = '', search = ''] = link.split('?');
  const [matched, category] = LISTING.exec(path) ?? [];
  if (matched === undefined || search.includes('#')) return null;
  return parseListing(new URLSearchParams(search), category && slugOf(category));
}

function slugOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
