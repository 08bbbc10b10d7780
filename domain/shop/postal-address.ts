import type { ShopSettings } from './shop.ts';

/** Where letters reach the trader, in one line: the registered office, else the address of returns, else the shop's place. */
export function postalAddress({
  shop,
  legal,
  delivery,
}: Pick<ShopSettings, 'shop' | 'legal' | 'delivery'>): string {
  return inOneLine(legal.registeredOffice) || inOneLine(delivery.returnAddress) || shop.place;
}

export function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}
