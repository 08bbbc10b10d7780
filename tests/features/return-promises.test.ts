import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN, openTestShop, type TestShop } from '../support/shop.ts';
import { wordsOfMails, wordsOfPages } from '../support/shop-words.ts';
import { changeSettings } from '../support/trader.ts';

/** Fourteen days that are the law's, however long the shop lets somebody change their mind. */
const OF_THE_LAW = [
  /within another 14 days/,
  /another 14 days to send it/,
  /and 14 days from then to send it back/,
  /(?:back|goods) within 14 days of (?:telling us|our telling)/i,
  /14 days of (?:telling us|our telling|your telling us|our agreeing|having (?:it|them) back|having it, or|our having)/,
  /right to cancel within 14 days\. We give you/,
  // How long reviews are kept that nobody proved.
  /14 days after they were written/,
  // How long a question waits for its proof.
  /links? works? for 14 days/,
];

const SAID_OF_FREE_RETURNS =
  /sending it back is free|at our cost|Ask us for a label|we pay for sending them;|we pay for sending them\./i;
const SAID_OF_OWN_POSTAGE =
  /cost of sending (?:it|them)(?: back)? is yours|you do, if you have changed your mind|at your own cost/i;

/** The places where shoppers read how long they have: a place that is left out says nothing wrong, and nothing. */
const SAYS_HOW_LONG = ['/returns', '/faq', '/terms'];
const MAILS_SAY_HOW_LONG = ['order-confirmation', 'order-delivered'];

describe('what pages and mails say of returns follows the settings', () => {
  let shop: TestShop;
  let said: Map<string, string>;

  beforeAll(async () => {
    shop = await openTestShop('sqlite', { demoShop: false, publicUrl: ORIGIN });
    return () => shop.close();
  });

  async function readAs(values: Parameters<typeof changeSettings<'delivery'>>[2]): Promise<void> {
    await changeSettings(shop, 'delivery', values);
    said = new Map([...(await wordsOfPages(shop)), ...(await wordsOfMails(shop))]);
    expect(said.size).toBeGreaterThan(150);
  }

  function saying(pattern: RegExp): string[] {
    return [...said].filter(([, text]) => pattern.test(text)).map(([place]) => place);
  }

  test('as a new shop: the days of the law, postage by the customer, no address and the usual reasons', async () => {
    await readAs({});
    for (const place of [...SAYS_HOW_LONG, ...MAILS_SAY_HOW_LONG])
      expect(said.get(place), place).toMatch(/14 days/);
    expect(saying(SAID_OF_FREE_RETURNS)).toEqual([]);
    expect(saying(SAID_OF_OWN_POSTAGE)).toEqual([
      '/returns',
      '/faq',
      '/terms',
      'order-confirmation',
      'return-approved',
    ]);
    expect(said.get('/returns')).toContain('to the address we give you when you tell us');
    expect(said.get('/returns')).toContain('Wrong shade or size');
  });

  test('of a longer time no place names the days of the law instead', async () => {
    await readAs({ returnDays: 45 });
    for (const place of [...SAYS_HOW_LONG, ...MAILS_SAY_HOW_LONG])
      expect(said.get(place), place).toMatch(/45 days/);
    expect(saying(/45 days to change your mind/).length).toBeGreaterThan(100);
    const wrong = [...said].flatMap(([place, text]) => {
      const left = OF_THE_LAW.reduce((rest, each) => rest.replaceAll(new RegExp(each, 'gi'), ''), text);
      const at = left.search(/\b(?:14|fourteen) (?:more )?days\b/i);
      return at < 0 ? [] : [`${place}: ${left.slice(Math.max(0, at - 60), at + 60)}`];
    });
    expect(wrong).toEqual([]);
  });

  test('of free returns no place says that the customer pays, but a mail of one that was approved so', async () => {
    await readAs({ returnDays: 14, freeReturns: true });
    expect(saying(SAID_OF_OWN_POSTAGE)).toEqual(['return-approved']);
    for (const place of ['/returns', '/terms', 'order-confirmation'])
      expect(said.get(place), place).toMatch(SAID_OF_FREE_RETURNS);
    expect(saying(/sending it back is free/).length).toBeGreaterThan(100);
  });

  test('an address is named where it is set, and the registered office never stands for it', async () => {
    await changeSettings(shop, 'legal', { registeredOffice: '9 Ledger Lane\nLondon' });
    await readAs({ freeReturns: false, returnAddress: '' });
    for (const place of ['/returns', 'order-confirmation'])
      expect(said.get(place), place).toContain('to the address we give you when you tell us');
    await readAs({ returnAddress: '1 Return Row\nLeeds' });
    for (const place of ['/returns', 'order-confirmation'])
      expect(said.get(place), place).toContain('to 1 Return Row, Leeds');
  });

  test('reasons are listed where there are any', async () => {
    await readAs({ returnReasons: 'Too small\nToo large' });
    expect(said.get('/returns')).toContain('Too small; Too large');
    await readAs({ returnReasons: '' });
    expect(saying(/You need not say why/)).toEqual([]);
  });

  test('the API says the same', async () => {
    await changeSettings(shop, 'delivery', { returnDays: 45, freeReturns: true });
    const told = await (await shop.get('/api/shop')).json();
    expect(told).toMatchObject({ returnDays: 45, freeReturns: true });
  });
});

test('no source writes the time to change one’s mind as a figure of its own', () => {
  const found = globSync('{app,domain,operations,server,adapters,jobs}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
        .filter((line) => /\b(?:14|fourteen) (?:more )?days\b/i.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found.filter((line) => !ABOUT_THE_LAW.some((each) => line.startsWith(each)))).toEqual([]);
});

/** What they say is a period of its own: to pay back, and the example beside the name of a fact. */
const ABOUT_THE_LAW = [
  'app/mails/return-mails.tsx: <p key="money">We pay back within 14 days',
  "app/cms/returns/return-forms.tsx: 'note-sent':",
  'app/cms/returns/return-forms.tsx: receive:',
  "domain/content/page-facts.ts: 'returns.days':",
];
