import type { PictureRefusal } from '#domain/pictures/picture-refusal.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { addPicture } from './add-picture.ts';

/**
 * Adds pictures that a shopper sends with a form, upright and without what the camera noted, under no file name, which may name a person.
 * The first that is refused refuses them all; those added before are named by nothing, and go by themselves. An empty field of files
 * counts as none.
 */
export async function addShopperPictures(
  platform: Platform,
  files: readonly File[],
): Promise<{ ok: true; urls: string[] } | { ok: false; problem: PictureRefusal }> {
  const urls: string[] = [];
  for (const file of files) {
    if (file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const added = await addPicture(platform, null, { bytes, name: '', isFromShopper: true });
    if (!added.ok) return added;
    urls.push(added.url);
  }
  return { ok: true, urls: [...new Set(urls)] };
}
