import type { Db } from '#database/open.ts';
import type { PictureFormat } from '#domain/pictures/picture.ts';

const ROWS_AT_ONCE = 200;

/** After any other time: those come last that nobody has asked for. */
const NOBODY_ASKED = '9999-12-31T23:59:59.999Z';

export type RoughRendition = { key: string; width: number; format: PictureFormat };

/** Remembers a file made quickly, or asked for before it was made; ignores pictures the library does not know. */
export async function noteRoughRendition(
  db: Db,
  { key, width, format }: RoughRendition,
  now: string,
): Promise<void> {
  await db
    .insertInto('rough_renditions')
    .columns(['picture_key', 'width', 'format', 'made_at'])
    .expression((eb) =>
      eb
        .selectFrom('pictures')
        .select((each) => [
          'pictures.key',
          each.cast<number>(each.val(width), 'integer').as('width'),
          each.cast<PictureFormat>(each.val(format), 'text').as('format'),
          each.cast<string>(each.val(now), 'text').as('made_at'),
        ])
        .where('pictures.key', '=', key),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['picture_key', 'width', 'format'])
        .doUpdateSet({ made_at: now })
        .where('rough_renditions.made_at', '=', NOBODY_ASKED),
    )
    .execute();
}

/** Has every file of these pictures made, well and while the shop is idle, before anybody asks for it. */
export async function wantRenditions(db: Db, renditions: readonly RoughRendition[]): Promise<void> {
  const rows = renditions.map(({ key, width, format }) => ({
    picture_key: key,
    width,
    format,
    made_at: NOBODY_ASKED,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('rough_renditions')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The one asked for that waits longest, then those nobody asked for; null when all are as good as they get. */
export async function findRoughRendition(db: Db): Promise<RoughRendition | null> {
  const row = await db
    .selectFrom('rough_renditions')
    .select(['picture_key as key', 'width', 'format'])
    .orderBy('made_at')
    .orderBy('picture_key')
    .orderBy('width')
    .orderBy('format')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteRoughRendition(db: Db, { key, width, format }: RoughRendition): Promise<void> {
  await db
    .deleteFrom('rough_renditions')
    .where('picture_key', '=', key)
    .where('width', '=', width)
    .where('format', '=', format)
    .execute();
}
