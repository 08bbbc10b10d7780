import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { PhotoHead, type ShownPicture } from '#app/storefront/page/photo-head.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';

export type NextStep = { icon: LucideIcon; title: string; text: string; to: string; action: string };

/** A page that says plainly what there is and what there is not, and where to go from here. */
export function PlainPage({
  name,
  headline,
  lead,
  images,
  drawnAs,
  actions,
  stepsTitle,
  steps,
  children,
}: {
  name: string;
  headline: string;
  lead: ReactNode;
  images: readonly ShownPicture[];
  /** The category whose drawing stands where the shop has no photograph. */
  drawnAs: string;
  /** The nearest ways on, in the first view. */
  actions: ReactNode;
  stepsTitle: string;
  steps: NextStep[];
  children?: ReactNode;
}) {
  return (
    <>
      <div className="wrap pt-5 pb-4">
        <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name }]} />
      </div>
      <PhotoHead
        eyebrow={name}
        title={headline}
        images={images}
        tone={categoryTone(drawnAs)}
        drawnAs={drawnAs}
      >
        <p className="max-w-[54ch] text-lg">{lead}</p>
        <div className="mt-1 flex flex-wrap gap-3">{actions}</div>
      </PhotoHead>
      <section aria-labelledby="next-steps" className="wrap section-gap">
        <h2 id="next-steps" className="heading-2 mb-8 md:mb-12">
          {stepsTitle}
        </h2>
        <ul className="next-steps">
          {steps.map(({ icon: Icon, title, text, to, action }) => (
            <li key={to} className="group relative grid content-start gap-3 border-t border-line-strong pt-6">
              <Icon aria-hidden="true" strokeWidth={1.3} className="size-8 text-rose" />
              <h3 className="heading-3">{title}</h3>
              <p className="max-w-[44ch] text-ink-soft">{text}</p>
              <Link
                to={to}
                className="tile-link inline-flex min-h-11 items-center gap-2 font-semibold text-rose"
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
