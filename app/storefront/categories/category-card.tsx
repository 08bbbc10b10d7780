import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { CategoryStill } from '#app/ui/category-still.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';

export type CategoryOnCard = {
  slug: string;
  name: string;
  description: string;
  icon: string;
  imageUrl: string | null;
  count: string;
  priceRange: string;
};

/** The whole card leads to the category, and so does its button. */
export function CategoryCard({ category }: { category: CategoryOnCard }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative">
        {category.imageUrl ? (
          <Picture
            url={category.imageUrl}
            alt=""
            sizes="(min-width: 968px) 26rem, 100vw"
            className="category-card-picture"
          />
        ) : (
          <CategoryStill slug={category.slug} fit="whole" className="category-card-picture" />
        )}
        <span className="absolute top-4 left-4 grid size-11 place-items-center rounded-full bg-white/80 text-plum">
          <CategoryIcon slug={category.slug} icon={category.icon} className="size-5.5" />
        </span>
      </div>
      <div className="flex grow flex-col gap-3 p-5 md:p-7">
        <h2 className="heading-3">{category.name}</h2>
        <p className="text-ink-soft">{category.description}</p>
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm tabular-nums">
          <span>{category.count}</span>
          <span>{category.priceRange}</span>
        </p>
        <Link
          to={paths.category(category.slug)}
          className="tile-link inline-flex min-h-11 items-center gap-2 font-semibold text-rose"
        >
          Explore Collection <span className="sr-only">: {category.name}</span>
          <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  );
}
