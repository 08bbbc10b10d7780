import { countText } from '#domain/text/count-text.ts';

/** The stars of one review, read out as a number. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="tracking-wide text-[#8a5a00]">
        {'★'.repeat(stars)}
        <span className="text-ink-soft">{'☆'.repeat(5 - stars)}</span>
      </span>
      <span className="sr-only">{countText(stars, 'star')}</span>
    </span>
  );
}
