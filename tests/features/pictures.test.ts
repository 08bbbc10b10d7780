import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { isPublicAddress, publicFetch } from '#adapters/media/public-fetch.ts';
import { s3Store } from '#adapters/media/s3-store.ts';
import { describeOnSqlite, ORIGIN, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnSqlite('pictures', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const send = (body: Uint8Array, headers = staff) =>
    shop().send('/api/pictures?name=rose.jpg', { method: 'POST', headers, body: new Uint8Array(body) });

  test('are checked, resized to every width and served as immutable', async () => {
    const response = await send(await photo(900, 1125));
    expect(response.status).toBe(200);
    const lines = await linesOf(response);
    expect(lines[0]).toEqual({ done: 0, of: 12 });
    const { url } = lines.at(-1) as { url: string };
    expect(url).toMatch(/^\/media\/[0-9a-f]{20}-900x1125\/800\.webp$/);
    const small = await shop().get(url.replace('800.webp', '160.avif'));
    expect(small.status).toBe(200);
    expect(small.headers.get('cache-control')).toContain('immutable');
    const meta = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect([meta.width, meta.height]).toEqual([160, 200]);
    expect(
      (await shop().get(url, { 'if-none-match': (await shop().get(url)).headers.get('etag') ?? '' })).status,
    ).toBe(304);
    for (const wrong of ['161.avif', '800.svg', '../../shop.db', '99999.webp'])
      expect((await shop().get(url.replace('800.webp', wrong))).status, wrong).toBe(404);
  });

  test('lose their metadata and are turned upright', async () => {
    const sideways = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2185b' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Secret place' } } })
      .jpeg()
      .toBuffer();
    const { url } = (await linesOf(await send(sideways))).at(-1) as { url: string };
    expect(url).toContain('-200x300/');
    const meta = await sharp(Buffer.from(await (await shop().get(url)).arrayBuffer())).metadata();
    expect(meta.exif).toBeUndefined();
  });

  test('the same picture twice is one', async () => {
    const bytes = await photo(640, 800);
    const first = (await linesOf(await send(bytes))).at(-1);
    const second = (await linesOf(await send(bytes))).at(-1);
    expect(second).toEqual(first);
    const { url } = first as { url: string };
    const rows = await shop().platform.db.selectFrom('pictures').select('key').execute();
    expect(rows.filter(({ key }) => url.includes(key))).toHaveLength(1);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['half a JPEG', Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1')],
  ])('%s is refused', async (_, bytes) => {
    const last = (await linesOf(await send(bytes))).at(-1);
    expect(last).toMatchObject({ problem: 'not-a-picture' });
  });

  test('a picture without a byte is a malformed request', async () => {
    const response = await send(Buffer.alloc(0));
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid-body']);
  });

  test('a file that a power cut left incomplete is made again, from a master that is sent again', async () => {
    const { media } = shop().platform;
    const bytes = await photo(330, 440);
    const { url } = (await linesOf(await send(bytes))).at(-1) as { url: string };
    const folder = url.split('/')[2] ?? '';
    for (const broken of [new Uint8Array(), new Uint8Array(500)]) {
      await media.write(`${folder}/2/160.webp`, broken);
      const response = await shop().get(`/media/${folder}/160.webp`);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
    }
    await media.write(`${folder}/master.webp`, new Uint8Array());
    await media.write(`${folder}/2/160.webp`, new Uint8Array());
    expect((await shop().get(`/media/${folder}/160.webp`)).status).toBe(404);
    await linesOf(await send(bytes));
    expect((await media.read(`${folder}/master.webp`))?.byteLength).toBeGreaterThan(0);
    expect((await shop().get(`/media/${folder}/160.webp`)).status).toBe(200);
  });

  test('are shown while somebody writes to the database and the disk is full', async () => {
    const { db, media } = shop().platform;
    const { url } = (await linesOf(await send(await photo(350, 450)))).at(-1) as { url: string };
    const folder = url.split('/')[2] ?? '';
    const master = await media.read(`${folder}/master.webp`);
    await media.removeFolder(folder);
    if (master) await media.write(`${folder}/master.webp`, master);
    const write = vi.spyOn(media, 'write').mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('pictures').set({ name: 'held' }).execute();
      for (const format of ['avif', 'webp']) {
        const response = await shop().get(`/media/${folder}/160.${format}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
      }
    });
    write.mockRestore();
  });

  test('a small file that would unpack to billions of pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 12_001, height: 8, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect((await linesOf(await send(bomb))).at(-1)).toMatchObject({ problem: 'too-many-pixels' });
    const tooLarge = await send(new Uint8Array(22 * 1024 * 1024));
    expect(tooLarge.status).toBe(413);
  });

  test('a busy picture is encoded with less quality', async () => {
    const { images } = shop().platform;
    const busy = await photograph(640, 800);
    const made = await images.render(busy, { width: 640, format: 'avif' });
    const best = await sharp(busy).avif({ quality: 85, effort: 1, bitdepth: 10 }).toBuffer();
    expect(made.byteLength).toBeLessThan(best.byteLength * 0.7);
  });

  test('a smooth ground keeps steps finer than those of eight bits', async () => {
    const { images } = shop().platform;
    const made = await images.render(await slope(), { width: 800, format: 'avif' });
    const { data } = await sharp(made)
      .toColourspace('rgb16')
      .raw({ depth: 'ushort' })
      .toBuffer({ resolveWithObject: true });
    const middle = new Uint16Array(data.buffer, data.byteOffset + 200 * 800 * 6, 800 * 3);
    expect(new Set(middle).size).toBeGreaterThan(60);
  });

  test('an upload whose response is cancelled still adds the picture to the library', async () => {
    const response = await send(await photo(700, 875));
    await response.body?.cancel();
    const library = async () => (await shop().get('/cms/pictures?search=rose.jpg', staff)).text();
    await expect.poll(library).toContain('-700x875/');
  });

  test('a form sent without script shows why a file is refused', async () => {
    const form = new FormData();
    form.set('file', new File(['<svg/>'], 'drawing.svg'));
    const response = await shop().send('/cms/pictures', { method: 'POST', headers: staff, body: form });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('This is no picture the shop can read');
  });

  test('only staff who may add pictures', async () => {
    expect((await send(await photo(10, 10), {})).status).toBe(401);
    const support = await signInAs(shop(), 'support');
    expect((await send(await photo(10, 10), support)).status).toBe(403);
  });

  test('by URL nothing private is fetched, directly or by a redirect', async () => {
    const byUrl = async (url: string) =>
      (
        await linesOf(
          await shop().send('/api/pictures', {
            method: 'POST',
            headers: { ...staff, 'content-type': 'application/json' },
            body: JSON.stringify({ url }),
          }),
        )
      ).at(-1);
    for (const url of [
      'http://127.0.0.1/x.png',
      'http://localhost:80/x.png',
      'http://[::1]/x.png',
      'http://[::ffff:10.0.0.1]/x.png',
      'http://169.254.169.254/latest/meta-data',
      'http://2130706433/x.png',
      'file:///etc/passwd',
      'http://user:secret@example.com/x.png',
    ])
      expect(await byUrl(url), url).toMatchObject({ problem: 'not-allowed' });
  });

  test('addresses of own pictures stand for the picture in the library', async () => {
    const { url, width, height } = (await linesOf(await send(await photo(620, 700)))).at(-1) as {
      url: string;
      width: number;
      height: number;
    };
    const byUrl = async (address: string) =>
      (
        await linesOf(
          await shop().send('/api/pictures', {
            method: 'POST',
            headers: { ...staff, 'content-type': 'application/json' },
            body: JSON.stringify({ url: address }),
          }),
        )
      ).at(-1);
    const small = url.replace('800.webp', '160.avif');
    for (const address of [url, small, `${ORIGIN}${url}`, `${ORIGIN}${small}`])
      expect(await byUrl(address), address).toEqual({ ok: true, url, width, height });
    const gone = '/media/00000000000000000000-10x10/800.webp';
    expect(await byUrl(gone)).toMatchObject({ problem: 'not-reached' });
    expect(await byUrl('/about')).toMatchObject({ problem: 'not-allowed' });
    expect(await byUrl(`https://elsewhere.invalid${url}`)).not.toMatchObject({ ok: true });
  });

  test('the library to choose from is searched and paged, newest first, with alternative texts', async () => {
    const { platform } = shop();
    const { url } = (await linesOf(await send(await photo(300, 420)))).at(-1) as { url: string };
    await platform.db
      .updateTable('pictures')
      .set({ created_at: '2990-01-01T00:00:00.000Z', name: 'Newest-of-all.jpg' })
      .where('key', '=', url.split('/')[2] ?? '')
      .execute();
    const product = await someProduct(shop());
    await platform.db
      .insertInto('product_pictures')
      .values({ product_id: product.id, position: 90, url, alt: 'A jar on marble' })
      .execute();
    const library = async (query: string) =>
      (await shop().get(`/cms/pictures/library?${query}`, staff)).json();
    const first = await library('');
    expect(first.pictures[0]).toEqual({
      url,
      name: 'Newest-of-all.jpg',
      alt: 'A jar on marble',
      width: 300,
      height: 420,
    });
    expect(first.pageCount).toBeGreaterThan(1);
    const second = await library('page=2');
    expect(second.page).toBe(2);
    expect(second.pictures.some((picture: { url: string }) => picture.url === url)).toBe(false);
    expect(await library('text=newest-OF')).toMatchObject({ total: 1, pictures: [{ url }] });
    expect(await library('text=%25')).toMatchObject({ total: 0 });
    await platform.db.deleteFrom('product_pictures').where('url', '=', url).execute();
  });

  test('unused pictures can be deleted, used and recent ones stay', async () => {
    const { platform } = shop();
    const fresh = (await linesOf(await send(await photo(50, 60)))).at(-1) as { url: string };
    const old = (await linesOf(await send(await photo(50, 61)))).at(-1) as { url: string };
    const used = (await linesOf(await send(await photo(50, 62)))).at(-1) as { url: string };
    const again = (await linesOf(await send(await photo(50, 63)))).at(-1) as { url: string };
    const keyOf = ({ url }: { url: string }) => url.split('/')[2] ?? '';
    await platform.db
      .updateTable('pictures')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .where('key', 'in', [keyOf(old), keyOf(used), keyOf(again)])
      .execute();
    await linesOf(await send(await photo(50, 63)));
    await platform.db
      .updateTable('brands')
      .set({ logo_url: used.url })
      .where('slug', '=', 'halden')
      .execute();
    const question = await postForm(shop(), '/cms/pictures', { intent: 'clean' }, staff);
    expect(await question.text()).toContain(
      'Are you sure you want to delete every picture that is not used?',
    );
    await postForm(shop(), '/cms/pictures', { intent: 'clean', confirmed: 'yes' }, staff);
    expect((await shop().get(old.url)).status).toBe(404);
    expect((await shop().get(used.url)).status).toBe(200);
    expect((await shop().get(fresh.url)).status).toBe(200);
    expect((await shop().get(again.url)).status, 'added again a moment ago').toBe(200);
    expect((await shop().get('/cms/pictures?use=unused&search=rose', staff)).status).toBe(200);
  });

  test("a product's pictures are shown in order on its page, and the first on its card", async () => {
    const one = (await linesOf(await send(await photo(400, 500)))).at(-1) as { url: string };
    const two = (await linesOf(await send(await photo(400, 501)))).at(-1) as { url: string };
    const product = await someProduct(shop());
    const saved = await postForm(
      shop(),
      `/cms/products/${product.id}`,
      {
        name: product.name,
        slug: product.slug,
        brandId: product.brand_id,
        categoryId: product.category_id,
        description: 'Pictured',
        pricePence: '10',
        stock: '5',
        status: 'published',
        version: String(product.version),
        'pictures.0.url': one.url,
        'pictures.0.alt': 'A bottle in the morning light',
        'pictures.1.url': two.url,
      },
      staff,
    );
    expect(saved.status).toBe(200);
    const page = async () => (await shop().get(`/product/${product.slug}`)).text();
    await expect.poll(page).toContain('A bottle in the morning light');
    expect(await page()).toContain(two.url.replace('800.webp', '320.avif'));
    const api = await (await shop().get(`/api/products/${product.slug}`)).json();
    expect(api.imageUrl).toBe(one.url);
    expect(api.pictures).toEqual([
      { url: one.url, alt: 'A bottle in the morning light' },
      { url: two.url, alt: '' },
    ]);
    const library = await (await shop().get('/cms/pictures?use=used&search=rose.jpg', staff)).text();
    expect(library).toContain('400<!-- --> × <!-- -->500');
    expect(library).toContain(`href="/cms/products/${product.id}"`);
    expect(library).toContain('Used in <!-- -->1 place');
    const listing = await (await shop().get(`/products?search=${encodeURIComponent(product.name)}`)).text();
    expect(listing, 'a card shows the second picture under a pointer').toContain(two.url);
  });
});

test('redirects to private addresses are not followed', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away') return response.writeHead(302, { location: 'http://10.0.0.1/x' }).end();
    if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end();
    if (request.url === '/large') return response.end(Buffer.alloc(2000));
    return response.end('bytes');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchHere = publicFetch((address) => address === '127.0.0.1' || isPublicAddress(address));
  const base = `http://127.0.0.1:${port}`;
  expect(await fetchHere(`${base}/plain`, 1000)).toMatchObject({ ok: true });
  expect(await fetchHere(`${base}/away`, 1000)).toEqual({ ok: false, problem: 'not-allowed' });
  expect(await fetchHere(`${base}/round`, 1000)).toEqual({ ok: false, problem: 'not-reached' });
  expect(await fetchHere(`${base}/large`, 1000)).toEqual({ ok: false, problem: 'too-large' });
  // The name is resolved when connecting, and that address is checked.
  expect(await publicFetch()(`http://localhost:${port}/plain`, 1000)).toEqual({
    ok: false,
    problem: 'not-allowed',
  });
  server.close();
});

test.each([
  ['0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.0.0.1'],
  [
    '192.0.2.1',
    '192.168.1.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '100::1', '2001::1', '2001:1ff::1'],
  [
    '2001:db8::1',
    '2002:a00:1::',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ],
  ['localhost', '2130706433', '0x7f.1', ''],
])('%s and the like are not public addresses', (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test.each(['8.8.8.8', '172.32.0.1', '2001:200::1', '2606:4700::1111'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a bucket stores pictures as a folder does, and removes folders larger than one listing', async () => {
  const KEYS_IN_A_LISTING = 2;
  const stored = new Map<string, Buffer>();
  const listing = (prefix: string, after: string) => {
    const keys = [...stored.keys()]
      .map((path) => path.replace('/shop/', ''))
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort();
    const page = keys.slice(0, KEYS_IN_A_LISTING);
    const token =
      keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>3</Size></Contents>`).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>shop</Name>${contents}${token}</ListBucketResult>`;
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
    if (searchParams.has('list-type'))
      return response.end(
        listing(searchParams.get('prefix') ?? '', searchParams.get('continuation-token') ?? ''),
      );
    if (request.method === 'PUT') {
      stored.set(pathname, Buffer.concat(await Array.fromAsync(request)));
      return response.end();
    }
    if (request.method === 'DELETE') {
      stored.delete(pathname);
      return response.writeHead(204).end();
    }
    const file = stored.get(pathname);
    return file ? response.end(file) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = s3Store({
    bucketUrl: `http://127.0.0.1:${port}/shop`,
    region: 'eu-west-2',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  expect(await store.read('a/1.webp')).toBeNull();
  for (const name of ['a/1.webp', 'a/2.webp', 'a/3.webp', 'a/4.webp', 'a/5.webp'])
    await store.write(name, Buffer.from('one'));
  await store.write('b/1.webp', Buffer.from('two'));
  expect(Buffer.from((await store.read('a/1.webp')) ?? []).toString()).toBe('one');
  await store.removeFolder('a');
  expect([...stored.keys()]).toEqual(['/shop/b/1.webp']);
  await store.removeFolder('a');
  server.close();
});

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c2185b' } })
    .jpeg()
    .toBuffer();
}

/** A master that goes from one grey to another, 24 of 255 steps lighter. */
function slope(): Promise<Buffer> {
  const [width, height] = [800, 400];
  const pixels = Uint16Array.from({ length: width * height * 3 }, (_, place) =>
    Math.round((200 + (24 * (Math.floor(place / 3) % width)) / width) * 257),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .avif({ quality: 88, bitdepth: 10, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A picture with light, an edge and grain like a photograph's: one of a single colour would not get smaller. */
function photograph(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let place = 0; place < width * height; place++) {
    const [x, y] = [place % width, Math.floor(place / width)];
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    const grain = ((seed >> 16) % 9) - 4;
    const distance = Math.hypot(x - width / 2, y - height * 0.6);
    const light = 230 - (60 * y) / height;
    const colour =
      distance < width / 4 ? [194 - distance / 2, 60 + distance / 3, 90] : [light, light - 25, light];
    pixels.set(
      colour.map((value) => Math.round(value + grain)),
      place * 3,
    );
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function linesOf(response: Response): Promise<unknown[]> {
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function someProduct(shop: TestShop) {
  return shop.platform.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', 'rose-radiance-serum')
    .executeTakeFirstOrThrow();
}
