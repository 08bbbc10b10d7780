import { createHash } from 'node:crypto';
import { findPicture, insertPicture, renewPicture } from '#database/queries/pictures/pictures.ts';
import {
  LARGEST_PICTURE_BYTES,
  libraryPictureUrl,
  ownPicture,
  PICTURE_FORMATS,
  parsePictureKey,
  pictureKey,
  pictureUrl,
  widthsOf,
} from '#domain/pictures/picture.ts';
import type { PictureRefusal } from '#domain/pictures/picture-refusal.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { masterName, readWhole, renditionName } from './picture-rendition.ts';

export type AddPictureResult =
  | { ok: true; url: string; width: number; height: number }
  | { ok: false; problem: PictureRefusal };

/**
 * Adds a picture to the library: checked by its content, upright, stripped of metadata, rendered in every width and format
 * with `onProgress` called for each. The same picture twice is one. Renditions an interruption leaves out are made on demand.
 */
export async function addPicture(
  platform: Platform,
  actor: Actor | null,
  upload: { bytes: Uint8Array; name: string; isFromShopper?: boolean },
  onProgress: (done: number, of: number) => void = () => {},
): Promise<AddPictureResult> {
  const { db, clock, media, images } = platform;
  const { isFromShopper = false } = upload;
  if (upload.bytes.byteLength > LARGEST_PICTURE_BYTES) return { ok: false, problem: 'too-large' };
  const normalised = await images.normalise(upload.bytes);
  if (!normalised.ok) return normalised;
  const { master, width, height } = normalised;
  const key = pictureKey(createHash('sha256').update(master).digest('hex'), width, height);
  const now = nowIso(clock);
  const file = masterName(key, 'webp');
  const stored = await media.read(file);
  if (!stored || !Buffer.from(stored).equals(master)) await media.write(file, master);
  if (await findPicture(db, key)) {
    await renewPicture(db, key, { now, isFromShopper });
  } else {
    const picture = { key, width, height, bytes: master.byteLength, name: upload.name.slice(0, 200) };
    await staffWrite(platform, actor, async ({ trx, record }) => {
      const isNew = await insertPicture(trx, { ...picture, isFromShopper }, now);
      if (!actor || !isNew) return;
      const subject = picture.name || key;
      record({ action: 'picture.add', subjectId: key, subject, before: null, after: picture });
    });
  }
  if (actor) await renderAll(platform, key, master, onProgress);
  return { ok: true, url: pictureUrl(key), width, height };
}

/**
 * Fetches a picture from the public web and adds it. The address of one of the shop's own, on
 * `ownOrigin` or as a path, stands for the picture in the library.
 */
export async function addPictureFromWeb(
  platform: Platform,
  actor: Actor | null,
  { url, ownOrigin }: { url: string; ownOrigin: string },
  onProgress?: (done: number, of: number) => void,
): Promise<AddPictureResult> {
  const address = URL.parse(url, ownOrigin);
  const own = address?.origin === ownOrigin ? libraryPictureUrl(address.pathname) : null;
  if (own) return findInLibrary(platform, own);
  const fetched = await platform.fetchPublic(url, LARGEST_PICTURE_BYTES);
  if (!fetched.ok) return fetched;
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return addPicture(platform, actor, { bytes: fetched.bytes, name }, onProgress);
}

async function findInLibrary({ db, clock }: Platform, url: string): Promise<AddPictureResult> {
  const picture = ownPicture(url);
  if (!picture || !(await findPicture(db, picture.key))) return { ok: false, problem: 'not-reached' };
  await renewPicture(db, picture.key, { now: nowIso(clock) });
  return { ok: true, url, width: picture.width, height: picture.height };
}

async function renderAll(
  platform: Platform,
  key: string,
  master: Uint8Array,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const picture = parsePictureKey(key);
  if (!picture) return;
  const wanted = widthsOf(picture).flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ key, width, format })),
  );
  for (const [done, rendition] of wanted.entries()) {
    onProgress(done, wanted.length);
    const name = renditionName(rendition);
    if (await readWhole(platform, name, rendition.format)) continue;
    await platform.media.write(name, await platform.images.render(master, rendition));
  }
  onProgress(wanted.length, wanted.length);
}
