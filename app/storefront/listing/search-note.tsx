import type { ListingData } from './listing-data.ts';

/** What was searched for instead, and why more is shown than what holds every word. True under any filter and order. */
export function SearchNote({ search, results }: { search: string; results: ListingData['results'] }) {
  const { correctedTo, wordsMatched } = results;
  const said = correctedTo ?? search;
  return (
    <>
      {correctedTo && (
        <p className="mt-3">
          No results for “{search}”. Showing results for “{correctedTo}”.
        </p>
      )}
      {wordsMatched === 'every-or-most' && (
        <p className="mt-3">Few products match every word of “{said}”, so the closest ones are here too.</p>
      )}
      {wordsMatched === 'most' && (
        <p className="mt-3">No product matches every word of “{said}”. These come closest.</p>
      )}
    </>
  );
}
