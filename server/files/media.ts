import { PICTURE_FORMATS } from '#domain/pictures/picture.ts';
import { PictureRenditions } from '#operations/pictures/picture-rendition.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { STRICT_POLICY } from '#server/http/security-headers.ts';

/**
 * Serves /media/{key}/{width}.{format}. A key is a digest of the content, so a response never goes stale, unless it stands
 * in for a rendition that is being made.
 */
export function mediaServer(platform: Platform) {
  const renditions = new PictureRenditions(platform);
  return async (request: Request, key: string, file: string): Promise<Response> => {
    const [, width, suffix] = /^(\d{1,5})\.([a-z]{4})$/.exec(file) ?? [];
    const format = PICTURE_FORMATS.find((known) => known === suffix);
    const served = format && (await renditions.get(key, Number(width), format));
    if (!served) return new Response('There is no such picture.', { status: 404 });
    const bytes = new Uint8Array(served.bytes);
    const headers = {
      'content-type': `image/${format}`,
      'content-security-policy': STRICT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (served.isStandIn)
      return new Response(bytes, { headers: { ...headers, 'cache-control': 'no-store' } });
    const etag = `"${key}-${file}"`;
    const lasting = { ...headers, 'cache-control': 'public, max-age=31536000, immutable', etag };
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: lasting });
    return new Response(bytes, { headers: lasting });
  };
}
