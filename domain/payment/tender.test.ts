import { expect, test } from 'vitest';
import { isGivenByProvider, TENDER_NAMES, TENDERS, tenderOf } from './tender.ts';

test('only a card is given back by a payment service', () => {
  expect(TENDERS.filter(isGivenByProvider)).toEqual(['card']);
  expect(TENDERS.map((tender) => TENDER_NAMES[tender])).toEqual(['Card', 'Cash', 'Bank transfer']);
});

test('an order is paid by the tender of its method', () => {
  expect([tenderOf('cod'), tenderOf('card'), tenderOf('transfer')]).toEqual(['cash', 'card', 'transfer']);
});
