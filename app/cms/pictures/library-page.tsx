import { data } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listPictureAlts } from '#database/queries/pictures/picture-alts.ts';
import { listPictures } from '#database/queries/pictures/pictures.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import { PICTURE_LIST } from '#domain/pictures/picture-list.ts';
import type { Route } from './+types/library-page';

export type LibraryPicture = { url: string; name: string; alt: string; width: number; height: number };

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** A page of the library, newest first, for the dialog that chooses a picture. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'pictures.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, PICTURE_LIST);
  const text = url.searchParams.get('text') ?? '';
  const { search } = parseListQuery(new URLSearchParams({ search: text }), PICTURE_LIST);
  const { items, total, page, pageCount } = await listPictures(db, { ...query, search });
  const alts = await listPictureAlts(
    db,
    items.map(({ key }) => key),
  );
  const pictures = items.map(
    ({ key, name, width, height }): LibraryPicture => ({
      url: pictureUrl(key),
      name: name || key,
      alt: alts.get(key) ?? '',
      width,
      height,
    }),
  );
  return data({ pictures, total, page, pageCount, text }, { headers: { 'cache-control': 'no-store' } });
}

/** A failure is told within the dialog: the form behind it stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
}
