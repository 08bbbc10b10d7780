/** Examples, as they say themselves, until the owner writes true ones (decision 23). */
const EXAMPLES = [
  {
    words:
      'The serum arrived two days later, beautifully wrapped, and my skin has been on speaking terms with me since.',
    who: 'Example customer, Leeds',
    what: 'On a skincare order',
  },
  {
    words:
      'I asked which red would suit me and got an answer from somebody who plainly knew. It did suit me.',
    who: 'Example customer, Cardiff',
    what: 'On a beauty consultation',
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
}: {
  own: { words: string; who: string; what: string }[];
  showsExamples: boolean;
}) {
  const isExample = own.length === 0;
  if (isExample && !showsExamples) return null;
  const said = isExample ? EXAMPLES : own;
  return (
    <section aria-labelledby="testimonials" className="bg-plum text-white">
      <div className="wrap section-gap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-3 md:mb-12">
          <h2 id="testimonials" className="heading-2">
            What Our Customers Say
          </h2>
          {isExample && (
            <p className="rounded-full border border-white/40 px-3 py-1 text-sm">
              Examples: this is a demo shop
            </p>
          )}
        </div>
        <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
          {said.map(({ words, who, what }) => (
            <li key={`${who} ${words}`} className="border-t border-white/25 pt-6">
              <figure className="grid h-full content-between gap-6">
                <blockquote className="font-display text-xl leading-snug text-pretty">‘{words}’</blockquote>
                <figcaption className="text-sm text-white/80">
                  <span className="block font-semibold text-white">{who}</span>
                  {what}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
