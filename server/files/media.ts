import { PICTURE_FORMATS } from '#domain/pictures/picture.ts';
import { PictureRenditions } from '#operations/pictures/picture-rendition.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { STRICT_POLICY } from '#server/http/security-headers.ts';

/** Serves /media/{key}/{width}.{format}. A key is a digest of the content, so a response never goes stale. */
export function mediaServer(platform: Platform) {
  const renditions = new PictureRenditions(platform);
  return async (request: Request, key: string, file: string): Promise<Response> => {
    const [, width, suffix] = /^(\d{1,5})\.([a-z]{4})$/.exec(file) ?? [];
    const format = PICTURE_FORMATS.find((known) => known === suffix);
    const bytes = format && (await renditions.get(key, Number(width), format));
    if (!bytes) return new Response('There is no such picture.', { status: 404 });
    const etag = `"${key}-${file}"`;
    const headers = {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': STRICT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), { headers });
  };
}
