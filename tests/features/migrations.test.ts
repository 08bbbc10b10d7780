import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isMigrated, MigrationProblem, migrate } from '#database/migrate.ts';
import { startText } from '#server/start/start-problem.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('migrating', (shop) => {
  const problemOf = () =>
    migrate(shop().database).then(
      () => null,
      (error: unknown) => error,
    );

  test('refuses a database of a newer version in one sentence, and changes nothing', async () => {
    const { db } = shop().platform;
    expect(await isMigrated(shop().database)).toBe(true);
    await sql`insert into migrations (name, applied_at) values ('9999_later.sql', 'now')`.execute(db);
    const problem = await problemOf();
    expect(problem).toBeInstanceOf(MigrationProblem);
    expect(startText(problem)).toBe(
      'The database was made by a newer version of the shop (9999_later.sql). Start that version, or put back the backup made before it.',
    );
    expect(await isMigrated(shop().database)).toBe(false);
    await sql`delete from migrations where name = '9999_later.sql'`.execute(db);
    expect(await problemOf()).toBeNull();
  });

  test('names the file that failed and the reason, and undoes what came before it', async () => {
    const { db } = shop().platform;
    const last = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    const [first, third] = ['0019_slide_picture_words.sql', '0020_category_picture_words.sql'];
    expect(last.rows.map(({ name }) => name)).toEqual(expect.arrayContaining([first, third]));
    // As if neither had been applied, but somebody had made the column of the second by hand.
    await sql`alter table hero_slides drop column image_alt`.execute(db);
    await sql`delete from migrations where name in (${first}, ${third})`.execute(db);
    const text = startText(await problemOf());
    expect(text).toMatch(
      /^The database could not be changed for this version: 0020_category_picture_words\.sql failed \(.+\)/,
    );
    expect(text.split('\n')).toHaveLength(1);
    await expect(sql`select image_alt from hero_slides`.execute(db)).rejects.toThrow();
  });
});
