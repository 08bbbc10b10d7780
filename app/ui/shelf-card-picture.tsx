import { CategoryStill } from './category-still.tsx';
import { Picture } from './picture.tsx';

/** The picture of a category or brand card, else a drawing. */
export function ShelfCardPicture({ url, slug }: { url: string | null; slug: string }) {
  if (!url) return <CategoryStill slug={slug} fit="whole" className="shelf-card-picture" />;
  return <Picture url={url} alt="" sizes="(min-width: 30rem) 26rem, 8rem" className="shelf-card-picture" />;
}
