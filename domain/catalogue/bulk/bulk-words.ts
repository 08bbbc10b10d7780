import { formatPounds } from '#domain/money/money.ts';
import { countText } from '#domain/text/count-text.ts';
import type { BulkChange } from './bulk-change.ts';
import type { GoodsChange } from './bulk-goods.ts';
import type { PriceChange } from './bulk-price.ts';

/** Names a change of many products: 'Prices raised by 10%, ending in .99'. */
export function bulkTitle(change: BulkChange, chosenName = ''): string {
  switch (change.kind) {
    case 'price':
      return priceTitle(change);
    case 'stock':
      return stockTitle(change);
    case 'weight':
    case 'cost':
      return goodsTitle(change);
    case 'brand':
      return `Brand set to ${chosenName}`;
    case 'category':
      return `Category set to ${chosenName}`;
    case 'item-data':
      return `Item data set to ${chosenName}`;
    case 'goods-kind':
      return change.goodsKind ? `For carriers: ${chosenName}` : 'For carriers: nothing special';
    case 'type':
      return change.type ? `Type set to ${chosenName}` : 'Type removed';
    case 'attribute':
      return `${chosenName} ${change.how === 'add' ? 'added' : 'removed'}`;
    default:
      return STATE_TITLES[change.kind];
  }
}

const STATE_TITLES = {
  publish: 'Products published',
  draft: 'Products made drafts',
  archive: 'Products archived',
  restore: 'Products restored as drafts',
  feature: 'Products featured',
  unfeature: 'Products no longer featured',
} as const;

function priceTitle({ how, amount, ending }: PriceChange): string {
  const pounds = formatPounds(amount);
  const percent = `${amount / 100}%`;
  const words = {
    set: `Prices set to ${pounds}`,
    raise: `Prices raised by ${pounds}`,
    lower: `Prices lowered by ${pounds}`,
    'raise-percent': `Prices raised by ${percent}`,
    'lower-percent': `Prices lowered by ${percent}`,
    original: 'Prices back at the original price',
  };
  return ending === null ? words[how] : `${words[how]}, ending in .${ending}`;
}

function stockTitle({ how, count }: Extract<BulkChange, { kind: 'stock' }>): string {
  const pieces = count.toLocaleString('en-GB');
  if (how === 'set') return `Stock set to ${pieces}`;
  return how === 'add' ? `${pieces} added to stock` : `${pieces} taken from stock`;
}

function goodsTitle({ kind, how, amount }: GoodsChange): string {
  const noun = kind === 'weight' ? 'Weights' : 'Costs';
  const value = kind === 'weight' ? `${amount.toLocaleString('en-GB')} g` : formatPounds(amount);
  const words = {
    set: `${noun} set to ${value}`,
    fill: `Missing ${noun.toLowerCase()} set to ${value}`,
    clear: `${noun} removed`,
    'raise-percent': `${noun} raised by ${amount / 100}%`,
    'lower-percent': `${noun} lowered by ${amount / 100}%`,
  };
  return words[how];
}

/** Returns '312 prices changed, 3 refused.', '1 product changed.' */
export function bulkResultText(
  kind: BulkChange['kind'],
  { changed, refused }: { changed: number; refused: number },
): string {
  const noun = kind === 'price' ? 'price' : 'product';
  const refusals = refused > 0 ? `, ${refused.toLocaleString('en-GB')} refused` : '';
  return `${countText(changed, noun)} changed${refusals}.`;
}
