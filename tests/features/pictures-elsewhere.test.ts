import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeProductPictures } from '#database/queries/catalogue/product-pictures.ts';
import { beginPictureFetch } from '#operations/pictures/fetch-pictures.ts';
import type { FetchPublic, Platform } from '#operations/platform/platform.ts';
import { importText } from '../support/import-file.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const LATER_MS = 60 * 60 * 1000;
const OLD = 'https://old.example';

describeOnBothEngines('pictures of another server', (shop) => {
  let staff: Record<string, string>;
  let asked: string[] = [];
  const files = new Map<string, Uint8Array>();
  const fetchPublic: FetchPublic = async (url) => {
    asked.push(url);
    const bytes = files.get(url);
    return bytes ? { ok: true, bytes } : { ok: false, problem: 'not-reached' };
  };
  const platform = (): Platform => ({ ...shop().platform, fetchPublic });
  const work = (changed: Partial<Platform> = {}, afterMs = 0) =>
    runJobs(shop(), afterMs, { ...platform(), ...changed });

  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
    for (const [name, colour] of [
      ['shared', '#c2185b'],
      ['second', '#184fc2'],
      ['shade', '#18c257'],
    ])
      files.set(`${OLD}/${name}.jpg`, await plain(colour ?? ''));
    const rows = ['Far One,Fern,5', 'Far Two,Fern,5', 'Far Three,Fern,5'];
    await importText(shop().platform.db, ['name,brand,price', ...rows, ''].join('\n'));
  });
  beforeEach(async () => {
    asked = [];
    await reset();
  });

  /** Every address of the test's products, in their own order. */
  const named = async () => {
    const { db } = shop().platform;
    const products = await db
      .selectFrom('products')
      .select(['id', 'image_url as url'])
      .where('slug', 'like', 'far-%')
      .orderBy('slug')
      .execute();
    const ids = products.map(({ id }) => id);
    const pictures = await db
      .selectFrom('product_pictures')
      .select('url')
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute();
    const variants = await db
      .selectFrom('variants')
      .select('image_url as url')
      .where('product_id', 'in', ids)
      .where('image_url', 'is not', null)
      .execute();
    return [...products, ...pictures, ...variants].map(({ url }) => url ?? '');
  };
  const elsewhere = async () => (await named()).filter((url) => url.startsWith('https:'));
  const page = async () => (await shop().get('/cms/pictures/elsewhere', staff)).text();

  test('are fetched by one press, each once, and named in every place; what fails is listed and can be tried again', async () => {
    expect(await page()).toContain('3 products');
    const pressed = await postForm(shop(), '/cms/pictures/elsewhere', {}, staff);
    expect(pressed.status).toBe(302);
    expect(await page()).toContain('Looking for pictures');
    await work();
    expect(asked.toSorted()).toEqual(
      ['gone', 'second', 'shade', 'shared'].map((name) => `${OLD}/${name}.jpg`),
    );
    expect(await elsewhere()).toEqual([`${OLD}/gone.jpg`]);
    const [one, , two] = await named();
    expect(one).toMatch(/^\/media\/[0-9a-f]{20}-60x75\/800\.webp$/);
    expect(two).toBe(one);
    const failed = await page();
    expect(failed).toContain('3 pictures fetched into the shop, 1 not fetched.');
    expect(failed).toContain('There is no picture at this URL, or it cannot be reached.');
    expect(failed).toContain('Far Three');
    files.set(`${OLD}/gone.jpg`, await plain('#222222'));
    await postForm(shop(), '/cms/pictures/elsewhere', { url: `${OLD}/gone.jpg` }, staff);
    await work();
    expect(await elsewhere()).toEqual([]);
    expect(await page()).toContain('4 pictures fetched into the shop.');
    files.delete(`${OLD}/gone.jpg`);
    const unknown = await postForm(shop(), '/cms/pictures/elsewhere', { url: `${OLD}/no.jpg` }, staff);
    expect(unknown.status).toBe(404);
  });

  test('named again by a later import they are not fetched again', async () => {
    await beginPictureFetch(platform(), ACTOR);
    await work();
    const { db } = shop().platform;
    await db
      .updateTable('products')
      .set({ image_url: `${OLD}/shared.jpg` })
      .where('slug', '=', 'far-two')
      .execute();
    asked = [];
    await beginPictureFetch(platform(), ACTOR);
    await work();
    expect(asked).toEqual([`${OLD}/gone.jpg`]);
    expect(await elsewhere()).toEqual([`${OLD}/gone.jpg`]);
  });

  test('what the owner chose meanwhile stays', async () => {
    await beginPictureFetch(platform(), ACTOR);
    const { db } = shop().platform;
    const choose: FetchPublic = async (url, most) => {
      await db.updateTable('products').set({ image_url: '/own.jpg' }).where('slug', '=', 'far-two').execute();
      return fetchPublic(url, most);
    };
    await work({ fetchPublic: choose });
    expect((await named())[2]).toBe('/own.jpg');
  });

  test('the process may end at any step: the work goes on, and ends in the same state', async () => {
    await beginPictureFetch(platform(), ACTOR);
    await work();
    const whole = await named();
    for (let last = 1; ; last += 1) {
      await reset();
      await beginPictureFetch(platform(), ACTOR);
      let steps = 0;
      const step = () => {
        steps += 1;
        if (steps >= last) throw new Error('the process ended');
      };
      const around =
        <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
        async (...args: Args) => {
          step();
          const result = await call(...args);
          step();
          return result;
        };
      const { media, images, db } = shop().platform;
      const dying = {
        fetchPublic: around(fetchPublic),
        images: { ...images, normalise: around((bytes: Uint8Array) => images.normalise(bytes)) },
        media: {
          read: (name: string) => media.read(name),
          removeFolder: (folder: string) => media.removeFolder(folder),
          write: around((name: string, bytes: Uint8Array) => media.write(name, bytes)),
        },
      };
      await work(dying);
      if (steps < last) break;
      asked = [];
      await work({}, LATER_MS);
      expect(await named(), `ended at step ${last}`).toEqual(whole);
      expect(new Set(asked).size, 'each at most once more').toBe(asked.length);
      const states = await db.selectFrom('picture_fetches').select('state').orderBy('state').execute();
      expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'failed']);
    }
  });

  test('a picture that ends the process each time is left out after three attempts', async () => {
    const { db } = shop().platform;
    await beginPictureFetch(platform(), ACTOR);
    const ends: FetchPublic = async (url, most) => {
      if (url.endsWith('second.jpg')) throw new Error('the process ended');
      return fetchPublic(url, most);
    };
    for (let attempt = 0; attempt < 4; attempt += 1) await work({ fetchPublic: ends }, attempt * LATER_MS);
    expect(await elsewhere()).toEqual([`${OLD}/gone.jpg`, `${OLD}/second.jpg`]);
    const row = await db
      .selectFrom('picture_fetches')
      .select(['state', 'problem'])
      .where('url', '=', `${OLD}/second.jpg`)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'failed', problem: 'interrupted' });
  });

  test('an attempt that fails ends with all it began: none meets the next attempt', async () => {
    await beginPictureFetch(platform(), ACTOR);
    let open = 0;
    const slow: FetchPublic = async (url, most) => {
      if (url.endsWith('gone.jpg')) throw new Error('the process ended');
      open += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      return fetchPublic(url, most);
    };
    await work({ fetchPublic: slow });
    expect(open).toBe(0);
    expect(asked.toSorted()).toEqual(['second', 'shade', 'shared'].map((name) => `${OLD}/${name}.jpg`));
  });

  /** As after an import: nothing is fetched. */
  async function reset(): Promise<void> {
    const { db } = shop().platform;
    for (const table of ['jobs', 'picture_fetches', 'pictures'] as const)
      await db.deleteFrom(table).execute();
    const idOf = async (slug: string, name: string) => {
      const set = { image_url: `${OLD}/${name}.jpg` };
      const row = db.updateTable('products').set(set).where('slug', '=', slug).returning('id');
      return (await row.executeTakeFirstOrThrow()).id;
    };
    const [one, two] = [await idOf('far-one', 'shared'), await idOf('far-two', 'shared')];
    await idOf('far-three', 'gone');
    const set = { image_url: `${OLD}/shade.jpg` };
    await db.updateTable('variants').set(set).where('product_id', '=', two).execute();
    const pictures = ['shared', 'second'].map((name) => ({ url: `${OLD}/${name}.jpg`, alt: '' }));
    await writeProductPictures(db, one, pictures);
  }
});

function plain(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 60, height: 75, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
