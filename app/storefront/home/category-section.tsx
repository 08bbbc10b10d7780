import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { CategoryArches } from '../categories/category-arches.tsx';
import type { HomeData } from './home-data.ts';
import { SectionHeading } from './section-heading.tsx';

export function CategorySection({ categories }: Pick<HomeData, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="by-category" className="bg-blush-soft">
      <div className="wrap py-10 md:py-14">
        <SectionHeading id="by-category" title="Shop by category">
          <Link to={paths.categories()} className="text-link">
            All categories
          </Link>
        </SectionHeading>
        <CategoryArches categories={categories} />
      </div>
    </section>
  );
}
