import { expect, test } from 'vitest';
import type { CategorySummary } from '#domain/catalogue/category.ts';
import { essentialsFrom } from './essentials.ts';

const NAME = 'Body Care & Wellness';

test('a tile of two categories names the reduction of the one it leads to', () => {
  const bodyCare = category('body-care', [{ percent: 55, count: 3 }]);
  const wellness = category('wellness', [{ percent: 90, count: 3 }]);
  expect(tileOf([wellness, bodyCare])).toMatchObject({ slug: 'body-care', offer: 'Up to 55% off' });
  expect(tileOf([wellness])).toMatchObject({ slug: 'wellness', offer: 'Up to 90% off' });
  expect(tileOf([wellness, category('body-care', [])])).toMatchObject({ slug: 'body-care', offer: '' });
  expect(tileOf([])).toMatchObject({ slug: '', offer: '' });
});

function tileOf(categories: CategorySummary[]) {
  return essentialsFrom(categories, new Map()).find(({ name }) => name === NAME);
}

function category(slug: string, reductions: CategorySummary['reductions']): CategorySummary {
  return {
    name: slug,
    slug,
    description: '',
    color: '',
    icon: '',
    imageUrl: null,
    productCount: 10,
    position: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    lowestPricePence: null,
    highestPricePence: null,
    reductions,
  };
}
