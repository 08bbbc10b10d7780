import { Picture } from '#app/ui/picture.tsx';
import type { HomeData } from './home-data.ts';

/** Labelled as examples, for a demo shop: docs/decisions/038-real-figures-only.md. */
const EXAMPLES = [
  {
    words: 'The serum arrived beautifully wrapped, and my skin has been on speaking terms with me since.',
    who: 'Example customer, Leeds',
    what: 'On a skincare order',
  },
  {
    words:
      'I asked which red would suit me and got an answer from somebody who plainly knew. It did suit me.',
    who: 'Example customer, Cardiff',
    what: 'On choosing a shade',
  },
  {
    words:
      'The dryer is the one my salon uses, for less than I expected, and the price was the price to the last step.',
    who: 'Example customer, Glasgow',
    what: 'On a salon tools order',
  },
];

export function Testimonials({
  own,
  showsExamples,
  imageUrl,
}: {
  own: HomeData['testimonials'];
  showsExamples: boolean;
  imageUrl: string | null;
}) {
  const isExample = own.length === 0;
  if (isExample && !showsExamples) return null;
  const testimonials = isExample ? EXAMPLES : own;
  return (
    <section aria-labelledby="testimonials" className="bg-plum text-white">
      <div className={imageUrl ? 'wrap voices' : 'wrap section-gap'}>
        <div className="voices-words">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3 md:mb-8">
            <h2 id="testimonials" className="heading-2">
              What Our Customers Say
            </h2>
            {isExample && (
              <p className="rounded-full border border-white/40 px-3 py-1 text-sm">
                Examples: this is a demo shop
              </p>
            )}
          </div>
          <ul>
            {testimonials.map(({ words, who, what }) => (
              <li key={`${who} ${words}`} className="voice">
                <figure>
                  <blockquote className="heading-3 text-pretty">‘{words}’</blockquote>
                  <figcaption className="mt-3 text-sm text-white/80">
                    <span className="font-semibold text-white">{who}</span>
                    <span className="block">{what}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
        {imageUrl && (
          <Picture
            url={imageUrl}
            alt=""
            sizes="(min-width: 48rem) 36rem, 80vw"
            className="arch voices-picture"
          />
        )}
      </div>
    </section>
  );
}
