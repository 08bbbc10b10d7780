import { expect, test } from 'vitest';
import { isNeeded, type OpeningFacts, openingChecklist } from './opening-checklist.ts';
import { DEFAULT_SETTINGS, type LegalParticulars } from './shop.ts';

const FIRST_START: OpeningFacts = {
  settings: DEFAULT_SETTINGS,
  saved: [],
  isDemo: true,
  takesCards: false,
  sendsMail: false,
  hasPublicUrl: false,
  takesTestMoney: false,
  hasOwnProduct: false,
  hasOrder: false,
  hasBackup: false,
  hasDemoRows: true,
  ownSlides: 0,
  unreadPages: ['Privacy notice'],
  missingPages: [],
  withoutPerson: 3,
  ownersAreSafe: false,
};

const left = (facts: Partial<OpeningFacts>) =>
  openingChecklist({ ...FIRST_START, ...facts }).filter(({ isDone }) => !isDone);

test('on a first start all but the payment method is left to do', () => {
  expect(left({})).toHaveLength(23);
  expect(left({}).some(({ text }) => text.startsWith('Offer a way to pay'))).toBe(false);
});

test('the end of the demo is one point and ticks off no other', () => {
  expect(left({ isDemo: false })).toHaveLength(22);
});

test('VAT is settled by a statement of the owner, and by nothing else', () => {
  const vat = (legal: Partial<LegalParticulars>) =>
    left({
      saved: ['legal'],
      settings: { ...DEFAULT_SETTINGS, legal: { ...DEFAULT_SETTINGS.legal, ...legal } },
    }).some(({ text }) => text.includes('VAT'));
  const registered = { vatRegistered: true, vatNumber: 'GB980780684', vatRegisteredFrom: '2024-04-01' };
  expect(vat({})).toBe(true);
  expect(vat({ vatNumber: 'GB980780684' })).toBe(true);
  expect(vat({ vatRegistered: false })).toBe(false);
  expect(vat(registered)).toBe(false);
  expect(vat({ ...registered, vatNumber: '' })).toBe(true);
  expect(vat({ ...registered, vatRegisteredFrom: '' })).toBe(true);
});

test('cash or a real service for cards is a way to pay', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    delivery: { ...DEFAULT_SETTINGS.delivery, cashOnDelivery: false },
  };
  const pays = (facts: Partial<OpeningFacts>) =>
    !left({ settings, ...facts }).some(({ text }) => text.startsWith('Offer a way to pay'));
  expect(pays({})).toBe(false);
  expect(pays({ isDemo: false })).toBe(false);
  expect(pays({ takesCards: true })).toBe(true);
});

test('mail server, address and card payment are points; a shop may open without cards', () => {
  const names = (facts: Partial<OpeningFacts>) =>
    left(facts)
      .map(({ text }) => text)
      .join();
  const isSet = { takesCards: true, sendsMail: true, hasPublicUrl: true };
  for (const words of ['mail server', 'PUBLIC_URL', 'Stripe account']) {
    expect(names({})).toContain(words);
    expect(names(isSet)).not.toContain(words);
  }
  expect(left({}).filter(isNeeded)).toHaveLength(22);
});

test('it begins with goods: a product, delivery, a test order', () => {
  const first = openingChecklist(FIRST_START).slice(0, 3);
  expect(first.map(({ at }) => at)).toEqual(['new-product', 'plan', 'home']);
  expect(first.some(({ isDone }) => isDone)).toBe(false);
  const done = openingChecklist({ ...FIRST_START, hasOwnProduct: true, hasOrder: true, saved: ['plan'] });
  expect(done.slice(0, 3).every(({ isDone }) => isDone)).toBe(true);
});

test('keys of a test mode are no card payments', () => {
  const cards = (facts: Partial<OpeningFacts>) => left(facts).find(({ at }) => at === 'stripe')?.text;
  expect(cards({ takesCards: true })).toBeUndefined();
  expect(cards({ takesCards: true, takesTestMoney: true })).toContain('live keys');
});
