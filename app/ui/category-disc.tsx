import { isDarkColour } from '#domain/catalogue/shade-colour.ts';
import { CategoryIcon } from './category-icon.tsx';
import { classNames } from './class-names.ts';

/** The icon of a category on a disc of its colour. */
export function CategoryDisc({
  category: { slug, color, icon },
  className,
  iconClassName,
}: {
  category: { slug: string; color: string; icon: string };
  className: string;
  iconClassName: string;
}) {
  return (
    <span className={classNames('relative', className, isDarkColour(color) && 'text-white')}>
      <svg aria-hidden="true" viewBox="0 0 2 2" className="absolute inset-0 size-full">
        <circle cx="1" cy="1" r="1" fill={color} />
      </svg>
      <CategoryIcon slug={slug} icon={icon} className={classNames('relative', iconClassName)} />
    </span>
  );
}
