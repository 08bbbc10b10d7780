import { expect, test } from 'vitest';
import { indexWordsBehindArticles } from '#operations/catalogue/index-words-behind-articles.ts';
import { importText } from '../support/import-file.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('a shop with French names', (shop) => {
  type Item = { name: string };
  const found = async (search: string) =>
    (await shop().get(`/api/products?pageSize=100&search=${encodeURIComponent(search)}`)).json();

  test('words behind an elided article are found, and the joined words still are', async () => {
    const { platform } = shop();
    await importText(
      platform.db,
      [
        'id,name,brand,category,price,stock,status',
        "E1,L'Eau d'Iris,Probe,Fragrance,40.00,30,published",
        'E2,Iris Eau Fresh,Probe,Fragrance,40.00,30,published',
        'E3,J’adorable Homme,Probe,Fragrance,40.00,30,published',
        'E4,All-in-One 3-in-1 Wash,Probe,Fragrance,9.99,30,published',
      ].join('\n'),
    );
    const namesOf = async (search: string) => (await found(search)).items.map(({ name }: Item) => name);
    for (const search of ['iris', 'eau iris', 'leau', 'diris', "l'eau d'iris", 'L´Eau d`Iris', 'd’iris'])
      expect([search, await namesOf(search)]).toEqual([search, expect.arrayContaining(["L'Eau d'Iris"])]);
    for (const search of ["j'adorable", 'jadorable', 'adorable'])
      expect([search, await namesOf(search)]).toEqual([search, expect.arrayContaining(['J’adorable Homme'])]);
    for (const search of ['3in1', '3-in-1', '3 in 1', '3in1 wash'])
      expect([search, (await namesOf(search))[0]]).toEqual([search, 'All-in-One 3-in-1 Wash']);

    await platform.db
      .updateTable('products')
      .set({ article_words: null, sort_name: 'as before' })
      .where('name', '=', "L'Eau d'Iris")
      .execute();
    expect(await indexWordsBehindArticles(platform)).toBe(1);
    expect(await namesOf('eau iris')).toEqual(expect.arrayContaining(["L'Eau d'Iris"]));
  });
});
