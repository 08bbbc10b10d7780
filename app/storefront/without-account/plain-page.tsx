import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';

export type NextStep = { title: string; text: string; to: string; action: string };

/** A page that says plainly what there is and what there is not, and where to go from here. */
export function PlainPage({
  name,
  headline,
  lead,
  stepsTitle,
  steps,
  children,
}: {
  name: string;
  headline: string;
  lead: ReactNode;
  stepsTitle: string;
  steps: NextStep[];
  children?: ReactNode;
}) {
  return (
    <>
      <div className="newsletter-band">
        <div className="wrap pt-5 pb-14 md:pb-20">
          <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name }]} />
          <header className="grid max-w-3xl gap-5 pt-10 md:pt-16">
            <h1 className="heading-1">{headline}</h1>
            <p className="max-w-[58ch] text-lg">{lead}</p>
          </header>
        </div>
      </div>
      <section aria-labelledby="next-steps" className="wrap py-14 md:py-20">
        <h2 id="next-steps" className="heading-2 mb-8">
          {stepsTitle}
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ title, text, to, action }) => (
            <li
              key={to}
              className="group relative flex flex-col gap-3 rounded-card border border-line bg-surface p-6 hover:border-rose md:p-8"
            >
              <h3 className="heading-3">{title}</h3>
              <p className="text-ink-soft">{text}</p>
              <Link
                to={to}
                className="tile-link mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-rose"
              >
                {action}
                <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-1" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </>
  );
}
