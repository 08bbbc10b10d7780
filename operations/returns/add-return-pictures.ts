import { createHash } from 'node:crypto';
import { lockOrderById } from '#database/queries/order/order-rows.ts';
import { countReturnPictures, insertReturnPicture } from '#database/queries/returns/return-pictures.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import { isOpenReturn } from '#domain/returns/return.ts';
import {
  LARGEST_RETURN_PICTURE_BYTES,
  MOST_RETURN_PICTURES,
  type ReturnPictureRefusal,
} from '#domain/returns/return-picture.ts';
import { CUSTOMER } from '#operations/order/cancel-own-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';

/** A picture of a customer as it is kept: upright, without metadata, no wider than staff look at it. */
export type ReadPicture = { content: Uint8Array; width: number; height: number; digest: string };

/** Wide enough to read a crack or a label. */
const WIDTH = 1600;

export type AddedPictures = { ok: true; count: number } | Refused;

type Refused = { ok: false; problem: ReturnPictureRefusal };

/** Reads the files of a customer by their content. One that is no picture refuses all of them. */
export async function readReturnPictures(
  { images }: Platform,
  files: readonly Uint8Array[],
): Promise<{ ok: true; pictures: ReadPicture[] } | Refused> {
  if (files.length > MOST_RETURN_PICTURES) return { ok: false, problem: 'too-many' };
  if (files.some(({ byteLength }) => byteLength > LARGEST_RETURN_PICTURE_BYTES))
    return { ok: false, problem: 'too-large' };
  const pictures: ReadPicture[] = [];
  for (const bytes of files) {
    const read = await images.normalise(bytes);
    if (!read.ok) return read;
    const width = Math.min(read.width, WIDTH);
    const content = await images.render(read.master, { width, format: 'webp' });
    const height = Math.max(1, Math.round((read.height * width) / read.width));
    const digest = createHash('sha256').update(read.master).digest('hex');
    pictures.push({ content, width, height, digest });
  }
  return { ok: true, pictures };
}

/** Keeps pictures with a return that is open; the same one twice is one. */
export function addReturnPictures(
  platform: Platform,
  returnId: string,
  pictures: readonly ReadPicture[],
): Promise<AddedPictures> {
  return staffWrite(platform, CUSTOMER, async ({ trx, now, newId, record }): Promise<AddedPictures> => {
    const found = await findReturn(trx, returnId);
    if (!found) return { ok: false, problem: 'closed' };
    await lockOrderById(trx, found.orderId, now);
    const given = await findReturn(trx, returnId);
    if (!given || !isOpenReturn(given.state)) return { ok: false, problem: 'closed' };
    const before = await countReturnPictures(trx, returnId);
    for (const picture of pictures)
      await insertReturnPicture(trx, { id: newId(), return_id: returnId, ...picture, added_at: now });
    const count = await countReturnPictures(trx, returnId);
    // All of them or none: a picture that was there already takes no place.
    if (count > MOST_RETURN_PICTURES) throw new TooManyPictures();
    if (count > before)
      record({
        action: 'return.picture',
        subjectId: returnId,
        subject: given.number,
        before: { pictures: before },
        after: { pictures: count },
      });
    return { ok: true, count };
  }).catch((error: unknown): Refused => {
    if (error instanceof TooManyPictures) return { ok: false, problem: 'too-many' };
    throw error;
  });
}

class TooManyPictures extends Error {}
