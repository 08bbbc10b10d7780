import { RecentlyViewedPart } from '#app/storefront/recently-viewed/recently-viewed-part.tsx';
import { BrandSection } from './brand-section.tsx';
import { CategorySection } from './category-section.tsx';
import { EssentialsSection } from './essentials-section.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { JournalSection } from './journal-section.tsx';
import { NewInSection } from './new-in-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrendingSection } from './trending-section.tsx';

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero showsExamples={data.showsExamples} slides={data.slides} />
      <TrendingSection products={data.trending} />
      <CategorySection categories={data.categories} />
      <NewInSection products={data.newest} />
      <EssentialsSection essentials={data.essentials} />
      <Testimonials own={data.testimonials} showsExamples={data.showsExamples} imageUrl={data.voicesImage} />
      <JournalSection articles={data.articles} />
      <NewsletterSection imageUrl={data.letterImage} />
      <BrandSection brands={data.brands} />
      <RecentlyViewedPart />
    </>
  );
}
