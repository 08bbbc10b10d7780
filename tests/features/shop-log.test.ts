import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { DatabaseUnavailable } from '#database/outage/unavailable.ts';
import { shopLog } from '#server/platform/shop-log.ts';
import { openTestShop } from '../support/shop.ts';

function recorded() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: 0 };
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { log: shopLog(destination, () => clock.now), lines, clock };
}

test('a database that is away is logged once a minute for each reason and message, with the number left out', () => {
  const { log, lines, clock } = recorded();
  const away = { err: new DatabaseUnavailable('unreachable', new Error('no route')) };
  for (let request = 0; request < 100; request++) log.error(away, 'a request failed');
  log.error(away, 'a page failed');
  log.error({ err: new DatabaseUnavailable('busy', 'full') }, 'a request failed');
  clock.now = 60_000;
  log.error(away, 'a request failed');
  expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ['a request failed', undefined],
    ['a page failed', undefined],
    ['a request failed', undefined],
    ['a request failed', 99],
  ]);
});

test('every other error is logged each time', () => {
  const { log, lines } = recorded();
  for (let request = 0; request < 3; request++) log.error({ err: new Error('a bug') }, 'a request failed');
  log.info({}, 'began');
  log.info({}, 'began');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ level: 50, err: { type: 'Error', message: 'a bug' } });
});

describe.skipIf(inject('preparedShop').postgresUrl === null)('errors of PostgreSQL', () => {
  test.each([
    [
      'a row that breaks a rule',
      sql`update variants set stock = -777, name = 'Mrs Example of 1 Example Street'`,
    ],
    ['a value that exists', sql`insert into brands select * from brands`],
    ['a value out of range', sql`select 'Mrs Example'::integer`],
  ])('of %s are logged without the row', async (_, statement) => {
    const shop = await openTestShop('postgres');
    const { log, lines } = recorded();
    await statement.execute(shop.platform.db).catch((err: unknown) => log.error({ err }, 'failed'));
    await shop.close();
    const [line] = lines;
    expect(line).toMatchObject({ err: { type: 'DatabaseError', code: expect.any(String) } });
    expect(JSON.stringify(line)).not.toMatch(/Mrs Example|-777|"detail"|Key \(/);
  });
});
