import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/search/search-text.ts';
import { phoneKey } from './phone-key.ts';

/** What an order is found by. */
export type OrderSaid = {
  orderNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  postcode: string;
  goods: { name: string; variant: string; brand: string; sku: string | null }[];
};

const MOST_WORDS = 2000;
/** Lengths in which the end of a telephone number is said: four digits, and the number without its area. */
const PHONE_ENDS = [4, 6, 7, 8, 9];
const SHORTEST_NUMBER_END = 4;

/** The parts of an order in which words are sought. */
export const ORDER_PARTS = ['number', 'customer', 'goods'] as const;

export type OrderPart = (typeof ORDER_PARTS)[number];

/**
 * Returns the folded words by whose beginnings an order is found: its number (also from any later digit on), the customer's names (also
 * written as one word), email, telephone number and postcode, and names, brands and SKUs of its goods.
 */
export function orderWords(order: OrderSaid): Record<OrderPart, string[]> {
  return {
    number: distinct(numberWords(order.orderNumber)),
    customer: distinct([
      ...personWords(order.firstName),
      ...personWords(order.lastName),
      ...emailWords(order.email),
      ...phoneWords(order.phone),
      ...namesOf(order.postcode),
    ]),
    goods: distinct(
      order.goods.flatMap(({ name, variant, brand, sku }) => [
        ...wordsOf(name),
        ...(variant === STANDARD_VARIANT ? [] : wordsOf(variant)),
        ...wordsOf(brand),
        ...(sku ? namesOf(sku) : []),
      ]),
    ),
  };
}

function distinct(words: string[]): string[] {
  return [...new Set(words.map(shortenedWord))].filter(Boolean).slice(0, MOST_WORDS);
}

/** True for a word that an order must hold whole: one letter begins too many words. */
export function isSaidWhole(word: string): boolean {
  return [...word].length === 1;
}

/** Words are stored and sought up to this length. */
export function shortenedWord(word: string): string {
  return [...word].slice(0, LONGEST_WORD).join('');
}

const LONGEST_WORD = 40;

/** Folded text without its spaces. */
export function inOneWord(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

function wordsOf(text: string): string[] {
  return foldText(text).split(' ');
}

function namesOf(text: string): string[] {
  return [...wordsOf(text), inOneWord(text)];
}

/** A name with an apostrophe is one word and two: 'O'Brien'. */
function personWords(name: string): string[] {
  return [...namesOf(name), ...wordsOf(name.replaceAll(/['’‘ʼ`´′]/g, ' '))];
}

function numberWords(orderNumber: string): string[] {
  const digits = /\d+$/.exec(orderNumber)?.[0] ?? '';
  const ends = Array.from({ length: Math.max(0, digits.length - SHORTEST_NUMBER_END + 1) }, (_, from) =>
    digits.slice(from),
  );
  return [inOneWord(orderNumber), ...ends];
}

function emailWords(email: string): string[] {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return [
    inOneWord(email),
    ...wordsOf(email.slice(0, Math.max(0, at))),
    inOneWord(domain),
    ...wordsOf(domain).slice(0, 1),
  ];
}

function phoneWords(phone: string): string[] {
  const key = phoneKey(phone);
  return [key, ...PHONE_ENDS.map((length) => key.slice(-length))];
}
