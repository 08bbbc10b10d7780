import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import { describeOnBothEngines } from '../support/shop.ts';

type Asked = { slugs: string[]; above: number; images: (string | null)[] };

const asked: fc.Arbitrary<Asked> = fc.record({
  slugs: fc.array(fc.constantFrom('rose-radiance-serum', 'tang-carbon-cutting-comb', "nobody's"), {
    minLength: 1,
    maxLength: 4,
  }),
  above: fc.integer({ min: 0, max: 5000 }),
  images: fc.array(fc.constantFrom(null, 'a', "'b'"), { minLength: 1, maxLength: 3 }),
});

const select = (db: Db, { slugs, above, images }: Asked) =>
  db
    .selectFrom('products')
    .select((eb) => [
      'slug',
      'price_pence',
      ...images.map((image, place) => eb.val(image).as(`image${place}`)),
    ])
    .where('slug', 'in', slugs)
    .where('price_pence', '>', above)
    .orderBy('slug');

describeOnBothEngines('a query that is built once', (shop) => {
  test('finds what the same query finds that is built each time, whatever it is given', async () => {
    let times = 0;
    const once = builtOnce((db: Db, given: Asked) => {
      times += 1;
      return select(db, given);
    });
    const { db } = shop().database;
    const forms = new Set<string>();
    await fc.assert(
      fc.asyncProperty(asked, async (given) => {
        forms.add(`${given.slugs.length} ${given.images.length}`);
        const { rows } = await once(db, given);
        expect(rows).toEqual(await select(db, given).execute());
        await db.transaction().execute(async (trx) => expect((await once(trx, given)).rows).toEqual(rows));
      }),
      { numRuns: 60 },
    );
    expect(times).toBe(forms.size);
  });

  test('leaves a column without a value to its default', async () => {
    const insert = builtOnce((db: Db, id: string, last_error: string | null, attempts: number | undefined) =>
      db
        .insertInto('jobs')
        .values({
          id,
          kind: 'clean-up',
          payload: '{}',
          unique_key: null,
          run_at: '2020-01-01T00:00:00.000Z',
          created_at: '2020-01-01T00:00:00.000Z',
          last_error,
          attempts,
        })
        .returning(['attempts', 'last_error']),
    );
    await expect(
      shop()
        .database.db.transaction()
        .execute(async (trx) => {
          const rows = [
            ...(await insert(trx, 'a', 'x', 3)).rows,
            ...(await insert(trx, 'b', null, undefined)).rows,
          ];
          throw Object.assign(new Error('rolled back'), { rows });
        }),
    ).rejects.toMatchObject({
      rows: [
        { attempts: 3, last_error: 'x' },
        { attempts: 0, last_error: null },
      ],
    });
  });
});
