import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { SectionHeading } from '#app/storefront/home/section-heading.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import type { LandingData } from './landing-data.ts';
import { LandingHead } from './landing-head.tsx';
import { LandingThemes } from './landing-themes.tsx';

export function Landing({ data, trail }: { data: LandingData; trail: Crumb[] }) {
  const { themes } = data;
  return (
    <>
      <div className="wrap pt-5 pb-4">
        <Breadcrumbs trail={trail} />
      </div>
      <LandingHead data={data} />
      {themes.length === 0 ? <NothingHere data={data} /> : <LandingThemes themes={themes} />}
      <Brands data={data} />
      <Onward data={data} />
    </>
  );
}

function NothingHere({ data: { title, figures } }: { data: LandingData }) {
  return (
    <EmptyState
      className="section-gap"
      title={figures ? 'All sold out for the moment' : 'Nothing on this shelf yet'}
      text={
        figures
          ? `What we keep under ${title} is out of stock just now. The rest of the shop is open as usual.`
          : `We have nothing to show under ${title} at the moment. There is plenty elsewhere in the shop.`
      }
    >
      <ButtonLink to={paths.products()} variant="dark">
        All Products
      </ButtonLink>
    </EmptyState>
  );
}

function Brands({ data: { brands, title, trade } }: { data: LandingData }) {
  if (brands.length < 2) return null;
  return (
    <section aria-labelledby="landing-brands" className="border-t border-line">
      <div className="wrap py-14 md:py-20">
        <SectionHeading
          id="landing-brands"
          title={trade ? 'Popular brands for this work' : `Popular brands in ${title}`}
        >
          <Link to={paths.brands()} className="text-link">
            All brands
          </Link>
        </SectionHeading>
        <ul className="landing-brands">
          {brands.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className="landing-brand">
                {name}
                <ArrowRightIcon className="size-4 shrink-0 text-rose" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Links at the end of the page: the whole listing, and for salons the contact page. */
function Onward({ data: { categories, trade, title, themes } }: { data: LandingData }) {
  if (trade) {
    return (
      <section aria-labelledby="landing-trade" className="newsletter-band text-plum">
        <div className="wrap section-gap grid justify-items-center gap-5 text-center">
          <h2 id="landing-trade" className="heading-2">
            Buying for your business?
          </h2>
          <p className="max-w-[56ch] text-lg">{trade}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.wholesale()} variant="dark" size="large">
              Apply for a trade account
            </ButtonLink>
            <ButtonLink to={paths.products()} size="large" variant="quiet">
              All Products
            </ButtonLink>
          </div>
        </div>
      </section>
    );
  }
  if (themes.length === 0) return null;
  return (
    <section
      aria-labelledby="landing-onward"
      className="wrap section-gap grid justify-items-center gap-6 text-center"
    >
      <h2 id="landing-onward" className="heading-2">
        Not found it yet?
      </h2>
      <div className="flex flex-wrap justify-center gap-3">
        {categories.map(({ slug, name }) => (
          <ButtonLink
            key={slug}
            to={paths.category(slug)}
            variant={categories.length === 1 ? 'dark' : 'outline'}
          >
            See all {categories.length === 1 ? title : name}
          </ButtonLink>
        ))}
        <ButtonLink to={paths.products()} variant={categories.length === 0 ? 'dark' : 'outline'}>
          All Products
        </ButtonLink>
      </div>
    </section>
  );
}
