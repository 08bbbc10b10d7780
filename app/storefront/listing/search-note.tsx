import type { ListingData } from './listing-data.ts';

/** Names the corrected search, and says if products do not hold every word. True under any filter and order. */
export function SearchNote({ search, results }: { search: string; results: ListingData['results'] }) {
  const { correctedTo, wordsMatched } = results;
  const words = correctedTo ?? search;
  return (
    <>
      {correctedTo && (
        <p className="mt-3">
          No results for “{search}”. Showing results for “{correctedTo}”.
        </p>
      )}
      {wordsMatched === 'every-or-most' && (
        <p className="mt-3">Few products match every word of “{words}”, so the closest ones are here too.</p>
      )}
      {wordsMatched === 'most' && (
        <p className="mt-3">No product matches every word of “{words}”. These come closest.</p>
      )}
    </>
  );
}
