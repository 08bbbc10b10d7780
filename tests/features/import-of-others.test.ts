import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { importText, mapFrom } from '../support/import-file.ts';
import { copyPreparedDatabase } from '../support/shop.ts';

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`files of other systems (${engine})`, () => {
    let database: OpenDatabase;
    let remove = async () => {};
    beforeAll(async () => {
      const copy = await copyPreparedDatabase(engine);
      remove = copy.remove;
      database = openDatabase(copy.address);
    });
    afterAll(async () => {
      await database.close();
      await remove();
    });

    test('a number of a file never meets a product whose address is that number', async () => {
      await importText(database.db, 'name,brand,price\n1881,Maison,60\nДухи 7,Maison,40\n');
      const { counts } = await importText(
        database.db,
        'id,name,brand,price\n1881,Mint Soap,Maison,4\n7,Lime Soap,Maison,4\n',
      );
      expect(counts).toMatchObject({ created: 2, updated: 0, refused: 0 });
      expect(await findProduct(database.db, '1881')).toMatchObject({ name: '1881', pricePence: 6000 });
    });

    test('a code whose product has another brand and name is reported, not written', async () => {
      await importText(database.db, 'id,name,brand,price\nQ-1,Clay Mask,Alpha,10\n');
      const { counts, findings } = await importText(
        database.db,
        'id,slug,name,brand,price\nQ-1,,Hair Oil,Beta,3\nZ,clay-mask,Foot Cream,Gamma,2\n',
      );
      expect(counts).toMatchObject({ created: 0, updated: 0, refused: 2 });
      expect(findings.map(({ detail }) => detail)).toEqual(
        Array(2).fill('Alpha Clay Mask, /product/clay-mask'),
      );
      expect(await findProduct(database.db, 'clay-mask')).toMatchObject({ pricePence: 1000 });
    });

    test('names that differ by a sign or an accent are products of their own, and stay so', async () => {
      const csv =
        'name,brand,category,price\nRetinol A,Zeta,Oils,5\nRetinol A+,Zeta,Oils,6\nCafe Balm,Zeta,Oils,7\nCafé Balm,Zeta,Oils,8\nRETINOL  A°,Zeta,Oils,9\n';
      const first = await importText(database.db, csv);
      expect(first.counts).toMatchObject({ created: 5, refused: 0 });
      expect(first.findings.map(({ rowNumber, detail }) => [rowNumber, detail])).toEqual([
        [3, 'row 2'],
        [5, 'row 4'],
        [6, 'row 2'],
      ]);
      expect((await importText(database.db, csv)).counts).toMatchObject({ unchanged: 5 });
    });

    test('a product stored under a folded name of an earlier version is found, another like it is not it', async () => {
      await importText(database.db, 'name,brand,price\nSoie Creme,Eta,5\n');
      await database.db
        .updateTable('products')
        .set({ import_key: 'name:eta|soie creme' })
        .where('slug', '=', 'soie-creme')
        .execute();
      const { counts } = await importText(
        database.db,
        'name,brand,price\nSoie Crème,Eta,9\nSoie Creme,Eta,6\n',
      );
      expect(counts).toMatchObject({ created: 1, updated: 1, refused: 0 });
      expect(await findProduct(database.db, 'soie-creme')).toMatchObject({ pricePence: 600 });
    });

    test('a byte cut off spoils its cell alone', async () => {
      const csv = Buffer.concat([
        Buffer.from(
          'name,brand,category,price,description,ingredients\nPâte Ambrée,Thêta,Oils,5,Doux – 3 €,Eau\nWhole,Theta,Oils,5,half',
        ),
        Buffer.from([0xe2, 0x82]),
        Buffer.from(',Cire\nBro'),
        Buffer.from([0xc3]),
        Buffer.from('ken,Theta,Oils,5,,\n'),
      ]);
      const { counts, findings } = await importText(database.db, csv);
      expect(counts).toMatchObject({ created: 2, refused: 1 });
      expect(findings.map(({ rowNumber, kind, column }) => [rowNumber, kind, column])).toEqual([
        [1, 'note', ''],
        [3, 'note', 'description'],
        [4, 'refused', 'name'],
      ]);
      expect(await findProduct(database.db, 'pate-ambree')).toMatchObject({
        name: 'Pâte Ambrée',
        description: 'Doux – 3 €',
      });
      expect(await findProduct(database.db, 'whole')).toMatchObject({ description: '', ingredients: 'Cire' });
    });

    test('letters guessed to be those of Windows are told', async () => {
      const { findings } = await importText(
        database.db,
        Buffer.from('name,brand,category,price\nGel\xe9e,Th\xe9,Oils,5\n', 'latin1'),
      );
      expect(findings).toMatchObject([{ rowNumber: 1, kind: 'note' }]);
      expect(await findProduct(database.db, 'gelee')).toMatchObject({ name: 'Gelée' });
    });

    test('a byte that Windows has no letter for spoils its cell alone', async () => {
      const { counts, findings } = await importText(
        database.db,
        Buffer.concat([
          Buffer.from('name,brand,price,description\nMac Balm,Apex,5,Cr', 'latin1'),
          Buffer.from([0x8f]),
          Buffer.from('me\nMac Gel\xe9e,Apex,6,Soft\nMac Cr', 'latin1'),
          Buffer.from([0x8f]),
          Buffer.from('me,Apex,7,Rich\n', 'latin1'),
        ]),
      );
      expect(counts).toMatchObject({ created: 2, refused: 1 });
      expect(
        findings.filter(({ rowNumber, column }) => rowNumber > 1 && column !== 'category'),
      ).toMatchObject([
        { rowNumber: 2, kind: 'note', column: 'description' },
        { rowNumber: 4, kind: 'refused', column: 'name' },
      ]);
      expect(await findProduct(database.db, 'mac-gelee')).toMatchObject({ name: 'Mac Gelée' });
    });

    test.each([
      ['two byte order marks', '\ufeff\ufeff', '\n', ','],
      ['lines that end in a carriage return', '', '\r', ','],
      ["Excel's line about what stands between cells", 'sep=;\r\n', '\r\n', ';'],
      ['that line behind a mark, and blank lines', '\ufeffsep=\t\r\n\r\n', '\r\n', '\t'],
    ])('a file with %s is read', async (kind, before, end, between) => {
      const rows = [
        ['name', 'brand', 'price'],
        [`Cream with ${kind}`, 'Lines', '5'],
        [`Oil with ${kind}`, 'Lines', '6'],
      ];
      const text = before + rows.map((row) => `${row.join(between)}${end}`).join('');
      expect((await importText(database.db, text)).counts).toMatchObject({ created: 2, refused: 0 });
      expect(await statusOf(`Cream with ${kind}`)).toBe('published');
    });

    test('names without a Latin letter have addresses of their own', async () => {
      const names = ['🌹', '🌹🌹', '玫瑰精华', '玫瑰面霜', 'ورد', '---', '№ 5', '%'];
      const { counts } = await importText(
        database.db,
        `name,brand,price\n${names.map((name) => `${name},Ünder,5`).join('\n')}\n`,
      );
      expect(counts).toMatchObject({ created: names.length, refused: 0 });
      const rows = await database.db.selectFrom('products').select(['slug', 'name']).execute();
      const slugs = rows.filter(({ name }) => names.includes(name)).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(names.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    });

    test.each([
      ['1', 'published'],
      ['TRUE', 'published'],
      ['0', 'draft'],
      ['-1', 'draft'],
      ['No', 'draft'],
      ['private', 'draft'],
      ['Hidden', 'draft'],
      ['perhaps', 'draft'],
      ['discontinued', 'archived'],
    ])('a new product whose status is %s comes as %s', async (word, status) => {
      const name = `Status ${word.replace('-', 'minus ')}`;
      const map = mapFrom({ name: 'states', columns: { Name: 'name', Live: 'status', Cost: 'price' } });
      await importText(database.db, `Name;Live;Cost\n${name};${word};5\n`, { map });
      expect(await statusOf(name)).toBe(status);
      await importText(database.db, `name,published,price\nPlain ${name},${word},5\n`);
      expect(await statusOf(`Plain ${name}`)).toBe(status);
    });

    test('HTML, entities and written-out line breaks become words', async () => {
      const { findings } = await importText(
        database.db,
        'name,brand,category,price,description,howToUse,features\n' +
          'Cheek &amp; Lip Stick,Iota &#38; Co,Sticks,5,<p>Rich.</p><ul><li>Refill</li></ul>,Warm up.\\nBlend.,leaf:8&nbsp;h\n' +
          'Five < six & <3,Iota,Sticks,5,R&D at 20 < 30,,\n',
      );
      expect(findings).toEqual([]);
      expect(await findProduct(database.db, 'cheek-lip-stick')).toMatchObject({
        name: 'Cheek & Lip Stick',
        brand: { name: 'Iota & Co' },
        description: 'Rich.\n\n• Refill',
        howToUse: 'Warm up.\nBlend.',
        features: [{ icon: 'leaf', text: '8 h' }],
      });
      expect(await findProduct(database.db, 'five-six-3')).toMatchObject({
        name: 'Five < six & <3',
        description: 'R&D at 20 < 30',
      });
    });

    test('a list of pictures in either column is read address by address and cut at the limit', async () => {
      const many = Array.from({ length: 27 }, (_, place) => `https://img.example/${place}.jpg`);
      const { findings } = await importText(
        database.db,
        `name,price,brand,category,image,pictures\n` +
          `Two Shots,5,Kappa,Oils,"https://img.example/a,1.jpg, https://img.example/b.jpg",\n` +
          `Many Shots,5,Kappa,Oils,,"${many.join(', ')}"\n` +
          `Odd Shots,5,Kappa,Oils,,"https://img.example/c.jpg|//img.example/d.jpg"\n`,
      );
      expect(findings.map(({ rowNumber, value }) => [rowNumber, value])).toEqual([
        [3, '27 pictures'],
        [4, '//img.example/d.jpg'],
      ]);
      const urls = async (slug: string) =>
        (await findProduct(database.db, slug))?.pictures.map(({ url }) => url);
      expect(await urls('two-shots')).toEqual(['https://img.example/a,1.jpg', 'https://img.example/b.jpg']);
      expect(await urls('many-shots')).toEqual(many.slice(0, 20));
      expect(await urls('odd-shots')).toEqual(['https://img.example/c.jpg']);
    });

    test('a former price of 0 is none, and nothing to say', async () => {
      const { findings } = await importText(
        database.db,
        'name,brand,category,price,originalPrice\nNo Former,Mu,Oils,5.5000,0.00\n',
      );
      expect(findings).toEqual([]);
      expect(await findProduct(database.db, 'no-former')).toMatchObject({
        pricePence: 550,
        originalPricePence: null,
      });
    });

    test('quotation marks behind backslashes are read, beside doubled ones', async () => {
      const { counts, findings } = await importText(
        database.db,
        'name,brand,category,price,description\n' +
          '"A \\"Soft\\" Wash",Nu,Washes,5,"Called \\"soft\\", and it is"\n' +
          '"Tin 3"" high",Nu,Washes,5,"Ends in \\"quotes\\""\n' +
          '"The "Bare" Wash",Nu,Washes,5,\n',
      );
      expect(counts).toMatchObject({ created: 3, refused: 0 });
      expect(findings).toMatchObject([{ rowNumber: 1, kind: 'note' }]);
      expect(await findProduct(database.db, 'a-soft-wash')).toMatchObject({
        name: 'A "Soft" Wash',
        description: 'Called "soft", and it is',
      });
      expect(await findProduct(database.db, 'tin-3-high')).toMatchObject({
        name: 'Tin 3" high',
        description: 'Ends in "quotes"',
      });
      expect(await findProduct(database.db, 'the-bare-wash')).toMatchObject({ name: 'The "Bare" Wash' });
    });

    test('a foreign address is made fit instead of refused', async () => {
      const { counts } = await importText(
        database.db,
        'slug,name,brand,category,price\nFace_Oil_02,Face Oil,Xi,Oils,5\nhuile-d’été,Huile,Xi,Oils,5\n保湿,保湿,Xi,Oils,5\n',
      );
      expect(counts).toMatchObject({ created: 3, refused: 0 });
      expect(await findProduct(database.db, 'face-oil-02')).toMatchObject({ name: 'Face Oil' });
      expect(await findProduct(database.db, 'huile-dete')).toMatchObject({ name: 'Huile' });
    });

    async function statusOf(name: string): Promise<string | undefined> {
      const row = await database.db
        .selectFrom('products')
        .select('status')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.status;
    }
  });
}
