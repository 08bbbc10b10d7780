import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { deletePersonRow } from '#database/queries/item-data/persons.ts';
import { inTransaction } from '#database/transaction.ts';
import { saveBrand } from '#operations/catalogue/save-brand.ts';
import { createPerson, deletePerson } from '#operations/item-data/save-person.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { formsOf, type PageForm } from '../support/page-forms.ts';
import { describeOnBothEngines, describeOnSqlite, ORIGIN, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const NO_BUTTON: [string, string][] = [['', '']];
const GONE = '00000000-0000-4000-8000-000000000000';
const ACTOR = { id: 'owner', name: 'Owner' };
const PERSON = { name: 'Rose GB', postalAddress: '1 Quay Street', electronicAddress: 'rp@rose.example' };

/** Fields of /cms that name a record by its id, chosen from a list, in a page or for many products. */
const REFERENCES = ['groupId', 'brandId', 'categoryId', 'typeId', 'gbPersonId', 'euPersonId'];

/** Files, and what has no form of a page: a button, keys of a browser, a link. */
const LEFT_OUT =
  /export|sign-out|\.json|\.html|rows|bookkeeping|zip|body|backups\/|\/labels|\/slips|pick-list|carrier-file/;

type Posted = {
  /** The field offers records to choose from. */
  isReference: boolean;
  path: string;
  name: string;
  button: string;
  status: number;
  html: string;
  errors: string[];
};

describeOnSqlite('a choice that is gone meanwhile', (shop) => {
  let owner: Record<string, string>;
  const forms: [path: string, form: PageForm][] = [];
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    for (const territory of ['gb', 'eu-ni'] as const)
      await createPerson(shop().platform, ACTOR, { ...PERSON, territory });
    await stockTheDesk(shop(), owner);
    for (const [path, html] of await walk(shop(), owner))
      forms.push(...formsOf(html, path).map((form): [string, PageForm] => [path, form]));
  }, 120_000);

  /** Left are pages that need more than links lead to: nobody signed in, script, money that came, a change that was made. */
  test('the walk finds the forms of most pages that take one', async () => {
    const actions = await cmsActions();
    const posted = forms.map(([, { action }]) => action.split('?')[0] ?? '');
    const walked = actions.filter(({ pattern }) => posted.some((action) => pattern.test(action)));
    expect(walked.length).toBeGreaterThan(40);
  });

  test('every form of /cms responds to it in words, whatever it was chosen for', async () => {
    const broken: string[] = [];
    const unsaid: string[] = [];
    const named = new Set<string>();
    for (const post of await postEach(shop(), owner, forms)) {
      const { isReference, path, name, button, status, html, errors } = post;
      if (status >= 500 || errors.length > 0) broken.push(`${path} ${name} ${button}: ${status} ${errors}`);
      if (!isReference || button.includes('delete')) continue;
      named.add(name);
      if (status < 400 || !/aria-invalid="true"|role="alert"/.test(html))
        unsaid.push(`${path} ${name} ${button}: ${status}`);
    }
    expect(broken).toEqual([]);
    expect(unsaid).toEqual([]);
    expect([...named].sort()).toEqual([...REFERENCES].sort());
  }, 240_000);
});

describeOnBothEngines('a responsible person that is deleted while a brand is saved', (shop) => {
  test('is gone for the brand, or stays because the brand names it', async () => {
    const { platform } = shop();
    const { db } = platform;
    await createPerson(platform, ACTOR, { ...PERSON, territory: 'gb' });
    const { id } = await db.selectFrom('responsible_persons').select('id').executeTakeFirstOrThrow();
    const brand = await db.selectFrom('brands').selectAll().executeTakeFirstOrThrow();
    const { name, slug, version } = brand;
    const fields = {
      ...{ name, slug, description: '', website: null, country: null, rating: null, established: null },
      ...{ featured: false, logoUrl: null, gbPersonId: id, euPersonId: null },
    };
    const [saved, deleted] = await Promise.all([
      saveBrand(platform, ACTOR, { id: brand.id, version, brand: fields }),
      deletePerson(platform, ACTOR, id),
    ]);
    expect([saved.ok, deleted.ok].filter(Boolean)).toHaveLength(1);
    if (!saved.ok) expect(saved.problem).toBe('gbPersonId gone');
    if (!deleted.ok) expect(deleted.problem).toBe('in-use');
  });

  test('is looked for once more where it went after it was read', async () => {
    const { db } = shop().platform;
    await createPerson(shop().platform, ACTOR, { ...PERSON, territory: 'eu-ni' });
    const { id } = await db
      .selectFrom('responsible_persons')
      .select('id')
      .where('territory', '=', 'eu-ni')
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => deletePersonRow(trx, id));
    let reads = 0;
    const named = await inTransaction(db, async (trx) => {
      reads += 1;
      // The first read is one of before.
      const isThere =
        reads === 1 ||
        (await trx.selectFrom('responsible_persons').select('id').where('id', '=', id).executeTakeFirst());
      if (isThere) await trx.updateTable('brands').set({ eu_person_id: id }).execute();
      return isThere ? 'named' : 'gone';
    });
    expect([named, reads]).toEqual(['gone', 2]);
  });
});

const APPLICATION = {
  ...{
    businessName: 'Example Salon Ltd',
    contactName: 'Ada',
    email: 'ada@example.com',
    phone: '020 7946 0000',
  },
  ...{ businessType: 'salon', companyNumber: '1234567', vatNumber: '', address: '1 Street\nLondon' },
  ...{ postcode: 'sw1a1aa', website: '', monthlyOrder: '250-1000', message: '', consent: 'on' },
};

/** Something of every kind that has a page: an order, a message, an application, a request, a rule of searches, an offer. */
async function stockTheDesk(shop: TestShop, owner: Record<string, string>): Promise<void> {
  // Two to one address, which can be sent together.
  for (let count = 0; count < 2; count += 1) await shop.post('/api/orders', orderOf(), freshKey());
  await postForm(shop, '/wholesale', APPLICATION);
  await shop.post('/api/newsletter', { email: 'ada@example.com' });
  const message = { subject: 'feedback', message: 'Is the serum vegan?' };
  await shop.post('/api/contact', { name: 'Ada', email: 'ada@example.com', ...message });
  await postForm(shop, '/cms/search/new', { asked: 'shiny', products: 'lamp-black-candle' }, owner);
  const offer = { kind: 'percent', percent: '10', words: 'A tenth off', state: 'paused', codeKind: 'single' };
  await postForm(shop, '/cms/offers/new', offer, owner);
  const today = new Date().toISOString().slice(0, 10);
  const ticket = { kind: 'access', name: 'Ada', email: 'ada@example.com', receivedOn: today, note: '' };
  await postForm(shop, '/cms/tickets/new', { ...ticket, key: 'ticket-of-ada-1' }, owner);
  const { db } = shop.platform;
  const line = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['orders.order_number as orderNumber', 'order_lines.id'])
    .executeTakeFirstOrThrow();
  const asked = { [`pieces.${line.id}`]: '1', [`cause.${line.id}`]: 'changed-mind', key: 'return-of-ada-1' };
  await postForm(shop, `/cms/orders/${line.orderNumber}/return`, asked, owner);
}

/** Pages of /cms that links lead to, two of each kind at most. */
async function walk(shop: TestShop, owner: Record<string, string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const ofKind = new Map<string, number>();
  const ahead = ['/cms', ...(await bulkPreviews(shop))];
  const seen = new Set<string>();
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const kind = kindOf(path);
    const count = ofKind.get(kind) ?? 0;
    if (seen.has(path) || count >= 2 || LEFT_OUT.test(path)) continue;
    seen.add(path);
    ofKind.set(kind, count + 1);
    const response = await shop.get(path, owner);
    if (!response.headers.get('content-type')?.includes('text/html')) continue;
    const html = await response.text();
    found.set(path, html);
    ahead.push(
      ...[...html.matchAll(/href="(\/cms[^"#]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&')),
    );
  }
  return found;
}

/** The previews of what many products can be given from a list. */
async function bulkPreviews({ platform: { db } }: TestShop): Promise<string[]> {
  const first = async (
    table: 'products' | 'brands' | 'categories' | 'product_types' | 'responsible_persons',
  ) => (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const gb = await db.selectFrom('responsible_persons').select('id').where('territory', '=', 'gb').execute();
  const product = await first('products');
  const changes = {
    brand: { groupId: await first('brands') },
    category: { groupId: await first('categories') },
    type: { typeId: await first('product_types') },
    'item-data': { gbPersonId: gb[0]?.id ?? '' },
  };
  return Object.entries(changes).map(
    ([change, fields]) =>
      `/cms/products/edit?${new URLSearchParams({ change, ids: product, preview: 'yes', ...fields })}`,
  );
}

/** The address without what tells records of a kind apart. */
function kindOf(path: string): string {
  const [plain = '', query = ''] = path.split('?');
  const kind = plain
    .replace(/ZA\w+/, 'order')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/(types\/values|mails\/texts|delivery\/zones|delivery\/services)\/(?!new).+$/, '$1/one');
  return query.includes('change=') ? path : kind;
}

/** Posts every form once for each of its choices and buttons, with that choice gone. */
async function postEach(
  shop: TestShop,
  owner: Record<string, string>,
  forms: readonly [string, PageForm][],
): Promise<Posted[]> {
  const posted: Posted[] = [];
  const done = new Set<string>();
  for (const [path, form] of forms)
    for (const [name, values] of form.choices)
      for (const [field, value] of form.buttons.length > 0 ? form.buttons : NO_BUTTON) {
        if (form.action.includes('sign-out') || field === name) continue;
        const button = `${field} ${/^[a-z-]+$/.test(value) ? value : ''}`.trim();
        const kind = [kindOf(form.action), kindOf(path), name.replace(/\d+/g, '0'), button].join(' ');
        if (done.has(kind)) continue;
        done.add(kind);
        const body = new URLSearchParams(form.fields.filter(([other]) => other !== name));
        body.append(name, GONE);
        if (field) body.append(field, value);
        const headers = { ...owner, origin: ORIGIN };
        const response = await shop.send(form.action, { method: 'POST', headers, body });
        const html = await response.text();
        posted.push({
          isReference: REFERENCES.includes(name) && values.some((value) => value !== ''),
          path,
          name,
          button,
          status: response.status,
          html,
          errors: shop.errors.splice(0),
        });
      }
  return posted;
}

/** The paths under /cms that take a POST, as the build has them. */
async function cmsActions(): Promise<{ path: string; pattern: RegExp }[]> {
  const { routes }: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ''}` : '';
  };
  return Object.values(routes)
    .filter((route) => route?.module.action)
    .map((route) => `/${pathOf(route?.id).split('/').filter(Boolean).join('/')}`)
    .filter((path) => path.startsWith('/cms'))
    .map((path) => ({
      path,
      pattern: new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
    }));
}
