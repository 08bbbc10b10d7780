import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { CategoryDisc } from '#app/ui/category-disc.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import { ShelfCardPicture } from '#app/ui/shelf-card-picture.tsx';

export type CategoryOnCard = {
  slug: string;
  name: string;
  description: string;
  color: string;
  icon: string;
  imageUrl: string | null;
  count: string;
  priceRange: string;
};

export function CategoryCard({ category }: { category: CategoryOnCard }) {
  return (
    <article className="shelf-card group">
      <ShelfCardPicture url={category.imageUrl} slug={category.slug} />
      <div className="shelf-card-words">
        <div className="flex items-center justify-between gap-3">
          <h2 className="heading-3 [overflow-wrap:anywhere]">{category.name}</h2>
          <CategoryDisc
            category={category}
            className="shelf-card-icon max-2xs:hidden"
            iconClassName="size-[55%]"
          />
        </div>
        <p className="text-ink-soft max-xs:text-sm max-xs:leading-snug">{category.description}</p>
        <p className="shelf-card-figures">
          <span>{category.count}</span>
          <span>{category.priceRange}</span>
        </p>
        <Link
          to={paths.category(category.slug)}
          className="tile-link inline-flex min-h-11 items-center max-xs:min-h-8 gap-2 font-semibold text-rose"
        >
          Explore Collection <span className="sr-only">: {category.name}</span>
          <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  );
}
