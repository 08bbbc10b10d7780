import type { Db } from '#database/open.ts';
import { ownPicture } from '#domain/pictures/picture.ts';

/** The keys of the pictures that brands, categories, slides and pages name, texts included: few enough to be read at once. */
export async function listNamedPictures(db: Db): Promise<string[]> {
  const [brands, categories, slides, pages] = await Promise.all([
    db.selectFrom('brands').select('logo_url as url').where('logo_url', 'is not', null).execute(),
    db.selectFrom('categories').select('image_url as url').where('image_url', 'is not', null).execute(),
    db.selectFrom('hero_slides').select(['background_image', 'tall_image']).execute(),
    db
      .selectFrom('pages')
      .select(['image_url as url', 'body'])
      .where((eb) => eb.or([eb('image_url', 'is not', null), eb('body', 'like', '%/media/%')]))
      .execute(),
  ]);
  const urls = [
    ...[...brands, ...categories, ...pages].map(({ url }) => url),
    ...slides.flatMap(({ background_image, tall_image }) => [background_image, tall_image]),
    ...pages.flatMap(({ body }) => body.match(IN_TEXT) ?? []),
  ];
  return [...new Set(urls.flatMap((url) => ownPicture(url)?.key ?? []))];
}

const IN_TEXT = /\/media\/[^/\s]+\/800\.webp/g;
