import { beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { sumPapers } from '#database/queries/paper/papers-of-period.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { importText } from '../support/import-file.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm } from '../support/staff.ts';
import { registerForVat } from '../support/vat-shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };

const ABROAD = [
  ['Jersey', 'JE2 3AB'],
  ['Guernsey', 'GY1 1AA'],
  ['Ireland', 'D02 X285'],
  ['France', '75001'],
  ['United States', '10001'],
];

const AT_HOME = [
  ['United Kingdom', 'SW1A 1AA'],
  ['United Kingdom', 'BT1 5GS'],
  ['United Kingdom', 'ZE1 0AA'],
  ['Isle of Man', 'IM1 1AA'],
];

describeOnSqlite(
  'VAT by destination',
  (shop) => {
    beforeAll(async () => {
      const { db } = shop().platform;
      await registerForVat(shop());
      await deliverBy(shop(), flatPlan({ countries: ['GB', 'JE', 'GG', 'IM', 'IE', 'FR', 'US'] }));
      await importText(db, 'id,name,price,stock,status,vat\nV1,Book of Scents,10,50,published,zero\n');
    });
    const items = [SERUM, { id: 'book-of-scents', variant: 'Standard', quantity: 1 }];
    const place = async (country = '', postcode = '') => {
      const customerInfo = {
        ...CUSTOMER,
        email: `${postcode.replace(' ', '')}@example.com`,
        country,
        postcode,
      };
      const response = await shop().post('/api/orders', orderOf(items, { customerInfo }), freshKey());
      return { status: response.status, body: await response.json() };
    };
    const paperOf = async (orderNumber: string) => {
      await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR });
      const order = await shop()
        .platform.db.selectFrom('orders')
        .select('id')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      return (await listPapersOfOrder(shop().platform.db, order.id))[0]?.facts;
    };

    test.each(ABROAD)('to %s the price stays and no UK VAT is in it', async (country, postcode) => {
      const { body } = await place(country, postcode);
      expect(body).toMatchObject({ total: 49.59, vatIncluded: 0 });
      const paper = await paperOf(body.orderNumber);
      expect(paper).toMatchObject({
        vatPence: 0,
        grossPence: 4959,
        rates: [{ ratePercent: 0, grossPence: 4959 }],
        vatNote: `Zero-rated: goods exported from the United Kingdom to ${country}. No UK VAT is charged.`,
        seller: { vatNumber: 'GB 980 7806 84' },
      });
      const fields = { orderNumber: body.orderNumber, email: body.customerInfo.email };
      const page = await (await postForm(shop(), '/orders', fields)).text();
      expect(page).toContain('No UK VAT: sent outside the United Kingdom.');
      expect(page).not.toContain('Including VAT');
    });

    test.each(AT_HOME)('to %s, %s, it is charged', async (country, postcode) => {
      const { body } = await place(country, postcode);
      // Delivery of £5.99 over £33.60 of serum and £10 of a book: £4.62 at 20 %.
      expect(body).toMatchObject({ total: 49.59, vatIncluded: 6.37 });
      expect(await paperOf(body.orderNumber)).toMatchObject({ vatPence: 637, vatNote: '' });
    });

    test('the VAT of the period holds nothing of what went abroad', async () => {
      const sums = await sumPapers(shop().platform.db, { since: '2000', until: '2100' });
      expect(sums.reduce((sum, { vatPence }) => sum + vatPence, 0)).toBe(637 * AT_HOME.length);
      expect(sums.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(
        4959 * (AT_HOME.length + ABROAD.length),
      );
    });

    test('an address in two countries at once is refused, with the field to change', async () => {
      for (const [country, postcode] of [
        ['Ireland', 'BT1 5GS'],
        ['France', 'SW1A 1AA'],
        ['United Kingdom', 'JE2 3AB'],
        ['Jersey', 'SW1A 1AA'],
      ]) {
        const { status, body } = await place(country, postcode);
        expect(status, country).toBe(400);
        expect(JSON.stringify(body)).toContain('postcode');
      }
    });
  },
  { demoShop: false },
);
