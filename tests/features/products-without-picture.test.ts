import { beforeAll, expect, test } from 'vitest';
import { importText } from '../support/import-file.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { nameTrader } from '../support/trader.ts';

describeOnSqlite('products without a picture of the shop', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
    await importText(
      shop().platform.db,
      [
        'name,brand,price,image',
        'Bare Pot,Fern,5,',
        'Far Pot,Fern,5,https://old.example/far.jpg',
        'Far Shade Pot,Fern,5,/own.jpg',
        'Own Pot,Fern,5,/own.jpg',
        '',
      ].join('\n'),
    );
    const { db } = shop().platform;
    await db
      .updateTable('variants')
      .set({ image_url: 'https://old.example/green.jpg' })
      .where('product_id', 'in', db.selectFrom('products').select('id').where('slug', '=', 'far-shade-pot'))
      .execute();
  });
  const listed = async (search: string) => {
    const html = await (await shop().get(`/cms/products?brand=Fern&status=all&${search}`, staff)).text();
    return ['Bare Pot', 'Far Pot', 'Far Shade Pot', 'Own Pot'].filter((name) => html.includes(`>${name}<`));
  };

  test('are found in /cms, as are those whose picture is elsewhere', async () => {
    expect(await listed('')).toHaveLength(4);
    expect(await listed('picture=none')).toEqual(['Bare Pot']);
    expect(await listed('picture=elsewhere')).toEqual(['Far Pot', 'Far Shade Pot']);
  });

  test('are drawn in the demo alone: elsewhere an empty frame shows that there is none', async () => {
    const page = async () => (await shop().get('/product/bare-pot')).text();
    expect(await page()).toContain('>Fern</text>');
    await nameTrader(shop());
    for (const intent of ['remove', 'end'])
      await postForm(shop(), '/cms/settings/demo', { intent, confirmed: 'yes' }, staff);
    await expect.poll(page).toContain('Bare Pot: no picture yet');
    for (const path of ['/product/bare-pot', '/products?brand=fern', '/cms/products?picture=none']) {
      const html = await (await shop().get(path, staff)).text();
      expect(html, path).toContain('empty-frame');
      expect(html, path).not.toContain('>Fern</text>');
    }
  });
});
