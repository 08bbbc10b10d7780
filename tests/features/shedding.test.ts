import { expect, test } from 'vitest';
import { Overloaded, WorkQueue } from '#server/load/work-queue.ts';
import { describeOnBothEngines, openTestShop } from '../support/shop.ts';

const limits = {
  atOnce: 1,
  longestOfOne: 3,
  longest: 4,
  waitMs: 60_000,
  longestTurnMs: 60_000,
  refuseAfterMs: 0,
};

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, release: resolve };
}

test('visitors take turns, however much one of them asks for', async () => {
  const queue = new WorkQueue(limits);
  const first = held();
  const order: string[] = [];
  const ask = (client: string) => queue.run(client, async () => void order.push(client));
  const all = [queue.run('flood', first.work), ask('flood'), ask('flood'), ask('flood'), ask('shopper')];
  first.release();
  await Promise.all(all);
  expect(order).toEqual(['flood', 'shopper', 'flood', 'flood']);
});

test('work beyond the room of its address, or of all, is refused', async () => {
  const queue = new WorkQueue(limits);
  const first = held();
  const done = async () => {};
  const accepted = [
    queue.run('a', first.work),
    queue.run('a', done),
    queue.run('a', done),
    queue.run('a', done),
  ];
  await expect(queue.run('a', done)).rejects.toBeInstanceOf(Overloaded);
  accepted.push(queue.run('b', done));
  await expect(queue.run('c', done)).rejects.toBeInstanceOf(Overloaded);
  first.release();
  await Promise.all(accepted);
});

test('work that has waited too long is refused, and leaves its place', async () => {
  const queue = new WorkQueue({ ...limits, waitMs: 1 });
  const first = held();
  const running = queue.run('a', first.work);
  await expect(queue.run('b', async () => {})).rejects.toBeInstanceOf(Overloaded);
  first.release();
  await running;
  await queue.run('b', async () => {});
});

test('work that waits for the outside gives up its place', async () => {
  const queue = new WorkQueue({ ...limits, longestTurnMs: 5 });
  const outside = held();
  const slow = queue.run('a', outside.work);
  expect(await queue.run('b', async () => 'done')).toBe('done');
  outside.release();
  await slow;
});

test('failed work makes room for the next', async () => {
  const queue = new WorkQueue(limits);
  const failing = queue.run('a', async () => {
    throw new Error('no');
  });
  const next = queue.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a shop without time for more searches says so, and serves cached pages on', async () => {
  const queue = new WorkQueue({ ...limits, longestOfOne: 0 });
  const shop = await openTestShop('sqlite', { queue });
  const cached = await shop.get('/about');
  expect(cached.status).toBe(200);
  const first = held();
  const running = queue.run('somebody', first.work);
  const page = await shop.get('/products?search=velvet', { accept: 'text/html' });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('The shop is very busy at the moment. Please try again in a few seconds.');
  expect(html).toContain('<meta http-equiv="refresh" content="5"/>');
  expect(html).not.toContain('<script');
  for (const path of ['/api/suggest?q=rose', '/api/products?search=rose', '/products.data?search=rose']) {
    const response = await shop.get(path);
    expect(response.status, path).toBe(503);
    expect((await response.json()).code, path).toBe('busy');
  }
  expect((await shop.get('/about')).status).toBe(200);
  first.release();
  await running;
  await expect.poll(async () => (await shop.get('/api/suggest?q=rose')).status).toBe(200);
  await shop.close();
});

describeOnBothEngines('searches', (shop) => {
  test('are made once for a catalogue revision', async () => {
    for (const path of ['/api/suggest?q=rose', '/api/products?search=rose', '/sitemap.xml']) {
      const [one, two] = [await shop().get(path, {}, LOCAL), await shop().get(path, {}, LOCAL)];
      expect(one.status, path).toBe(200);
      expect(one.headers.get('etag'), path).toBeTruthy();
      expect(two.headers.get('etag'), path).toBe(one.headers.get('etag'));
      expect(shop().pages.size.pages).toBeGreaterThan(0);
    }
  });
});

const LOCAL = 'http://127.0.0.1:3000';

test('searches have a limit by address that people do not reach, and cached ones do not count', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  for (let again = 0; again < 150; again++)
    expect((await shop.get('/api/products?search=rose')).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, word) => shop.get(`/api/products?search=word${word}`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(11);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await shop.get('/products')).status).toBe(200);
  await shop.close();
});
