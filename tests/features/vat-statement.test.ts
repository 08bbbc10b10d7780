import { beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const TODAY = londonDay(new Date().toISOString());

describeOnBothEngines(
  'the statement about VAT',
  (shop) => {
    let owner: Record<string, string>;
    let version = 0;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
      await importText(
        shop().platform.db,
        'id,name,price,stock,status,vat\nV1,Book of Scents,10,50,published,zero\n',
      );
    });
    const state = async (fields: Record<string, string>) => {
      const form = { companyName: 'Petal Ltd', ...fields, version: String(version) };
      const response = await postForm(shop(), '/cms/settings/legal', form, owner);
      if (response.status === 200) version += 1;
      return { status: response.status, page: await response.text() };
    };
    const place = async () => {
      const items = [SERUM, { id: 'book-of-scents', variant: 'Standard', quantity: 1 }];
      return (await shop().post('/api/orders', orderOf(items), freshKey())).json();
    };
    const send = async (orderNumber: string) => {
      await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR });
      const { db } = shop().platform;
      const { id } = await db
        .selectFrom('orders')
        .select('id')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      return (await listPapersOfOrder(db, id))[0]?.facts;
    };
    const REGISTERED = {
      registeredOffice: '1 Rose Lane\nLondon',
      vatRegistered: 'yes',
      vatNumber: 'GB980780684',
      vatRegisteredFrom: '2020-01-01',
    };

    test('is not saved by halves, and the form says what is missing', async () => {
      const number = await state({ vatNumber: 'GB980780684' });
      expect(number.status).toBe(422);
      expect(number.page).toContain('a number or a day alone charges none');
      expect((await state({ vatRegistered: 'yes' })).page).toContain('VAT number is required');
      expect((await state({ ...REGISTERED, vatRegisteredFrom: '' })).page).toContain(
        'The first day of registration is required',
      );
      expect((await state({ ...REGISTERED, registeredOffice: '' })).page).toContain(
        'address is required of a shop registered for VAT',
      );
      expect((await state({ vatRegistered: 'no', vatNumber: 'GB980780684' })).status).toBe(422);
    });

    test('is asked for by the opening list until the owner makes it', async () => {
      const asked = /<a [^>]*>State whether you are registered for VAT/;
      expect((await state({})).status).toBe(200);
      expect(await (await shop().get('/cms', owner)).text()).toMatch(asked);
      expect((await state({ vatRegistered: 'no' })).status).toBe(200);
      expect(await (await shop().get('/cms', owner)).text()).not.toMatch(asked);
    });

    test('of the day of supply decides: an order placed before it bears VAT on its invoice', async () => {
      const before = await place();
      const [unpaid, ended] = [await place(), await place()];
      expect(before.vatIncluded).toBeNull();
      await state(REGISTERED);
      expect(await send(before.orderNumber)).toMatchObject({
        vatPence: 637,
        rates: [{ ratePercent: 20 }, { ratePercent: 0 }],
        seller: { vatNumber: 'GB 980 7806 84' },
      });
      expect((await place()).vatIncluded).toBe(6.37);
      await state({ ...REGISTERED, vatRegisteredUntil: addDays(TODAY, -1) });
      expect((await place()).vatIncluded).toBeNull();
      expect(await send(ended.orderNumber)).toMatchObject({ vatPence: 0, rates: [{ ratePercent: null }] });
      await state({ ...REGISTERED, vatRegisteredFrom: TODAY });
      expect(await send(unpaid.orderNumber)).toMatchObject({ vatPence: 637 });
    });

    test('of a day to come holds from that day on, and pages are drawn anew then', async () => {
      const from = addDays(TODAY, 2);
      await state({ ...REGISTERED, vatRegisteredFrom: from });
      expect((await place()).vatIncluded).toBeNull();
      await expect.poll(async () => (await shop().get('/')).text()).not.toContain('All prices include VAT');
      const { legal } = await (await shop().get('/api/shop')).json();
      expect(legal).toMatchObject({ vatRegistered: false, vatNumber: '' });
      for (const path of ['/', '/terms'])
        expect(await (await shop().get(path)).text()).not.toContain('980 7806 84');
      const jobs = await shop()
        .platform.db.selectFrom('jobs')
        .select('run_at')
        .where('kind', '=', 'renew-pages')
        .execute();
      expect(jobs).toContainEqual({ run_at: startOfLondonDay(from) });
    });

    test('shows the number until the last day of a registration that ends later', async () => {
      await state({ ...REGISTERED, vatRegisteredUntil: addDays(TODAY, 3) });
      await expect.poll(async () => (await shop().get('/terms')).text()).toContain('GB 980 7806 84');
      await expect.poll(async () => (await shop().get('/')).text()).toContain('VAT number GB 980 7806 84');
    });

    test('a prefix that papers of the other series bear is refused: no number exists twice', async () => {
      const sent = await send((await place()).orderNumber);
      expect(sent?.number).toMatch(/^INV-\d{6}$/);
      const crossed = await state({ ...REGISTERED, invoicePrefix: 'R/26-', creditNotePrefix: 'INV-' });
      expect(crossed.status).toBe(422);
      expect(crossed.page).toContain('a number would exist twice');
      expect((await state({ ...REGISTERED, invoicePrefix: 'R/26-', creditNotePrefix: 'CR-' })).status).toBe(
        200,
      );
      expect((await send((await place()).orderNumber))?.number).toMatch(/^R\/26-\d{6}$/);
      expect((await state({ ...REGISTERED, invoicePrefix: 'INV-', creditNotePrefix: 'R/26-' })).status).toBe(
        422,
      );
      expect((await state({ ...REGISTERED, invoicePrefix: 'INV-', creditNotePrefix: 'CN-' })).status).toBe(
        200,
      );
    });
  },
  { demoShop: false },
);
