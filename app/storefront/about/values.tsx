import { Award, HeartHandshake, Leaf, ShieldCheck, Sparkles, Truck } from 'lucide-react';
import { DEFAULT_VALUES } from '#domain/shop/about-values.ts';

const ICONS = [Sparkles, HeartHandshake, ShieldCheck, Truck, Leaf, Award];

/** Shows the owner's values; in a demo shop without any, examples; else nothing. */
export function Values({
  own,
  showsExamples,
}: {
  own: { name: string; text: string }[];
  showsExamples: boolean;
}) {
  const values = own.length === 0 && showsExamples ? DEFAULT_VALUES : own;
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="values" className="wrap section-gap">
      <h2 id="values" className="heading-2 mb-10">
        What we stand for
      </h2>
      <ul className="grid gap-x-12 gap-y-10 xs:grid-cols-2 md:grid-cols-3 md:gap-y-14">
        {values.map(({ name, text }, place) => {
          const Icon = ICONS[place] ?? Sparkles;
          return (
            <li key={`${name} ${text}`} className="grid content-start gap-3 border-t border-line pt-6">
              <Icon aria-hidden="true" strokeWidth={1.3} className="size-8 text-rose" />
              <h3 className="heading-3">{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
