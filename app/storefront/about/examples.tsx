/** Example figures and people, labelled as such, for a demo shop: docs/decisions/038-real-figures-only.md. */
const FIGURES = [
  { figure: '50K+', name: 'customers' },
  { figure: '200+', name: 'products' },
  { figure: '10+', name: 'years of experience' },
  { figure: '99%', name: 'satisfaction' },
];

const TEAM = [
  {
    name: 'Example Founder',
    position: 'Founder',
    description: 'Put up the first shelf, and still decides what stands on it.',
  },
  {
    name: 'Example Buyer',
    position: 'Head of Buying',
    description: 'Tries forty creams to find one, and remembers the other thirty-nine.',
  },
  {
    name: 'Example Chemist',
    position: 'Product Safety',
    description: 'Reads ingredient lists the way other people read novels.',
  },
  {
    name: 'Example Adviser',
    position: 'Customer Care',
    description: 'Answers within a day, and knows which red you mean.',
  },
];

const TONES = ['tone-rose', 'tone-honey', 'tone-sage', 'tone-lilac'];

type Figures = { figure: string; name: string }[];
type Team = { name: string; position: string; description: string }[];

/** Shows the owner's figures; in a demo shop without any, examples that say so; else nothing. */
export function Figures({ own, showsExamples }: { own: Figures; showsExamples: boolean }) {
  const isExample = own.length === 0;
  if (isExample && !showsExamples) return null;
  const figures = isExample ? FIGURES : own;
  return (
    <section aria-label="Figures" className="border-b border-line">
      <div className="wrap grid gap-6 py-10 md:py-14">
        <dl className="grid 3xs:grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {figures.map(({ figure, name }) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-display text-4xl tabular-nums md:text-6xl">{figure}</dd>
            </div>
          ))}
        </dl>
        {isExample && <ExampleNote>Example figures: this is a demo shop.</ExampleNote>}
      </div>
    </section>
  );
}

/** Shows the owner's people by the same rule, each with an initial. */
export function Team({ own, showsExamples }: { own: Team; showsExamples: boolean }) {
  const isExample = own.length === 0;
  if (isExample && !showsExamples) return null;
  const team = isExample ? TEAM : own;
  return (
    <section aria-labelledby="team" className="border-t border-line">
      <div className="wrap section-gap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
          <h2 id="team" className="heading-2">
            The people behind it
          </h2>
          {isExample && <ExampleNote>Example people: this is a demo shop.</ExampleNote>}
        </div>
        <ul className="team">
          {team.map(({ name, position, description }, place) => (
            <li key={name} className="grid content-start gap-2">
              <span aria-hidden="true" className={`team-arch ${TONES[place % TONES.length]}`}>
                {initialOf(name)}
              </span>
              <h3 className="heading-3">{name}</h3>
              <p className="eyebrow text-rose-deep">{position}</p>
              <p className="text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function initialOf(name: string): string {
  return name.replace(/^Example /, '').slice(0, 1);
}

function ExampleNote({ children }: { children: string }) {
  return (
    <p className="justify-self-start rounded-full border border-line-strong px-3 py-1 text-sm">{children}</p>
  );
}
