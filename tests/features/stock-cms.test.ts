import { beforeAll, expect, test } from 'vitest';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { idOf, writeStock } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const STAFF = { id: 'staff', name: 'Staff' };

describeOnBothEngines('the list of stock movements', (shop) => {
  let owner: Record<string, string>;
  let orderNumber: string;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await importText(
      shop().platform.db,
      [
        'id,name,price,stock,status,sku,barcode',
        'M1,Moved Balm,10,40,published,MB-1,5000000000017',
        'M2,Moved Mist,20,30,published,MM-1,5000000000024',
        'M3,Moved Gone,20,30,published,MG-1,',
      ].join('\n'),
    );
    const items = [{ id: 'moved-balm', variant: 'Standard', quantity: 3 }];
    orderNumber = (await (await shop().post('/api/orders', orderOf(items), freshKey())).json()).orderNumber;
    await writeStock(shop(), 'moved-mist', 29);
    await deleteProducts(shop().platform, STAFF, [await idOf(shop(), 'moved-gone')]);
  });
  const page = async (address: string) =>
    (await (await shop().get(address, owner)).text()).replaceAll('<!-- -->', '');
  /** The rows as their texts, the newest first. */
  const rowsOf = async (query: string) => {
    const html = await page(`/cms/stock${query}`);
    const body = /<tbody[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? '';
    return body
      .split(/<tr /)
      .slice(1)
      .map((row) => row.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|'));
  };

  test('shows each change, the newest first, with what it was for', async () => {
    const [gone, corrected, sold] = await rowsOf('');
    expect(gone).toMatch(/Moved Gone\|SKU MG-1 · deleted\|Corrected\|.*−30\|.*0\|.*The product was deleted/);
    expect(corrected).toMatch(/Moved Mist\|SKU MM-1\|Corrected\|−1\|29\|/);
    expect(sold).toContain('|Sold|');
    const [ofOrder, ...others] = await rowsOf(`?search=${orderNumber}`);
    expect(others).toEqual([]);
    expect(ofOrder).toMatch(/Moved Balm\|SKU MB-1\|Sold\|.*−3\|.*37\|/);
    expect(ofOrder).toContain('|The shop|');
  });

  test('finds by SKU, barcode, beginning of a name, kind, person, product and days', async () => {
    for (const search of ['MB-1', 'mb-1', '5000000000017', 'moved balm']) {
      const rows = await rowsOf(`?search=${encodeURIComponent(search)}`);
      expect(rows.length, search).toBe(2);
      for (const row of rows) expect(row).toContain('Moved Balm');
    }
    expect((await rowsOf('?search=MG-1')).length).toBe(2);
    expect((await rowsOf('?search=moved')).length).toBe(4);
    expect(await rowsOf('?search=nothing+like+it')).toEqual([]);
    expect((await rowsOf('?kind=corrected&actor=Staff')).length).toBe(2);
    expect((await rowsOf('?kind=sold')).length).toBe(1);
    const id = await idOf(shop(), 'moved-mist');
    expect((await rowsOf(`?product=${id}`)).length).toBe(2);
    expect(await rowsOf(`?product=${id}&to=2020-01-01`)).toEqual([]);
    expect((await rowsOf(`?product=${id}&from=2020-01-01`)).length).toBe(2);
  });

  test('is led to from the product and the order', async () => {
    const id = await idOf(shop(), 'moved-balm');
    expect(await page(cmsPaths.product(id))).toContain(`href="${cmsPaths.stockOf(id)}"`);
    expect(await page(cmsPaths.order(orderNumber))).toContain(`href="${cmsPaths.stockOfOrder(orderNumber)}"`);
  });

  test('is a file of the same rows', async () => {
    const file = await shop().get(`/cms/stock/export?search=MB-1`, owner);
    expect(file.headers.get('content-disposition')).toContain('stock-movements.csv');
    const [heading, sold, imported, ...rest] = (await file.text()).split('\r\n');
    expect(heading).toContain(
      'Time (London),Kind,Product,Variant,SKU,Pieces,In stock then,Order,File,Reason,Who',
    );
    expect(sold).toMatch(/,Sold,Moved Balm,Standard,MB-1,-3,37,/);
    expect(imported).toMatch(/,Imported,Moved Balm,Standard,MB-1,40,40,,catalogue.csv,,The test$/);
    expect(rest.join('')).toBe('');
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/stock/export', support)).status).toBe(403);
    expect((await shop().get('/cms/stock', support)).status).toBe(200);
  });
});
