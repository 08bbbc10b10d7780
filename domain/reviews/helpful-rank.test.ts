import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certainShare, helpfulRank, type Ranked } from './helpful-rank.ts';

const REVIEW: Ranked = {
  helpful: 0,
  unhelpful: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  pictured: false,
  verified: false,
  body: '',
};
const votes = fc.integer({ min: 0, max: 5000 });

describe('the most helpful review first', () => {
  test('nine of ten voices are worth more than one of one', () => {
    expect(certainShare(9, 10)).toBeGreaterThan(certainShare(1, 1));
    expect(certainShare(9, 10)).toBeCloseTo(0.596, 3);
  });

  test('a share is from 0 to 1, grows with every helpful vote and falls with every other', () => {
    fc.assert(
      fc.property(votes, votes, (helpful, unhelpful) => {
        const share = certainShare(helpful, helpful + unhelpful);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(1);
        expect(certainShare(helpful + 1, helpful + unhelpful + 1)).toBeGreaterThan(share);
        expect(certainShare(helpful, helpful + unhelpful + 1)).toBeLessThanOrEqual(share);
      }),
    );
  });

  test('a newer one, one with a picture, a text or a purchase comes before its equal', () => {
    const plain = helpfulRank(REVIEW);
    for (const more of [
      { createdAt: '2026-02-01T00:00:00.000Z' },
      { pictured: true },
      { verified: true },
      { body: 'It stayed on through a wedding. '.repeat(4) },
    ])
      expect(helpfulRank({ ...REVIEW, ...more })).toBeGreaterThan(plain);
  });

  test('many helpful votes outlive a few years', () => {
    const praised = { ...REVIEW, createdAt: '2022-01-01T00:00:00.000Z', helpful: 40, unhelpful: 2 };
    expect(helpfulRank(praised)).toBeGreaterThan(helpfulRank(REVIEW));
  });
});
