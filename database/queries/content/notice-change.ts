import type { Db } from '#database/open.ts';

/** When a setting last changed that the notices say something of; null where none ever did. */
export async function findNoticeChange(db: Db): Promise<string | null> {
  const settings = await db
    .selectFrom('shop_settings')
    .select((eb) => eb.fn.max('updated_at').as('at'))
    .where('section', 'in', ['shop', 'legal', 'delivery', 'retention'])
    .executeTakeFirst();
  const connections = await db
    .selectFrom('connections')
    .select((eb) => eb.fn.max('changed_at').as('at'))
    .executeTakeFirst();
  return [settings?.at, connections?.at].reduce<string | null>(
    (latest, at) => (at && (latest === null || at > latest) ? at : latest),
    null,
  );
}
