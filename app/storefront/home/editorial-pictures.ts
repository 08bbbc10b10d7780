import type { HeroSlide } from '#domain/content/hero-slide.ts';
import type { HomeData } from './home-data.ts';

/** Pictures for the text sections: none that the first view or a tile shows already. */
export function editorialPictures(
  slides: Pick<HeroSlide, 'backgroundImage' | 'tallImage'>[],
  featured: ReadonlyMap<string, string[]>,
): Pick<HomeData, 'voicesImage' | 'letterImage'> {
  const last = slides.slice(1).at(-1);
  return {
    voicesImage: last?.tallImage || last?.backgroundImage || null,
    letterImage: [...featured.values()].flatMap((urls) => urls.slice(1)).at(0) ?? null,
  };
}
