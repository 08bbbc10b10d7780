import {
  amountOrNull,
  count,
  list,
  messageReader,
  oneOf,
  pence,
  type Reader,
  text,
  texts,
} from '#app/browser/message-reader.ts';
import { penceOf } from '#app/browser/read-json.ts';
import type {
  SuggestedPageMessage,
  SuggestedProductMessage,
  SuggestionsMessage,
} from '#domain/api/suggestions-message.ts';
import type { Pence } from '#domain/money/money.ts';
import { UNITS } from '#domain/money/unit-price.ts';

const penceOrNull: Reader<number | null, Pence | null> = (value) =>
  typeof value === 'number' ? penceOf(value) : null;

const textOrNull: Reader<string | null, string | null> = (value) =>
  typeof value === 'string' ? value : null;

const readProduct = messageReader<SuggestedProductMessage>()({
  id: text,
  name: text,
  brand: text,
  category: text,
  imageUrl: textOrNull,
  price: pence,
  originalPrice: penceOrNull,
  amount: amountOrNull,
  unit: oneOf(UNITS, null),
  stock: count,
});

const readNames = list(messageReader<{ slug: string; name: string }>()({ slug: text, name: text }));

const readTypes = list(
  messageReader<SuggestionsMessage['types'][number]>()({ slug: text, name: text, category: text }),
);

const readPages = list(
  messageReader<SuggestedPageMessage>()({
    title: text,
    path: text,
    kind: oneOf(['article', 'help'], 'help'),
  }),
);

const readMessage = messageReader<SuggestionsMessage>()({
  products: list(readProduct),
  instead: list(readProduct),
  categories: readNames,
  brands: readNames,
  types: readTypes,
  pages: readPages,
  completions: texts,
  popular: texts,
});

/** The one reader of the response to `GET /api/suggest`. */
export function readSuggestions(body: unknown) {
  const { products, instead, ...names } = readMessage(body);
  return { ...names, products: products.map(inPence), instead: instead.map(inPence) };
}

function inPence({ price, originalPrice, ...product }: ReturnType<typeof readProduct>) {
  return { ...product, pricePence: price, originalPricePence: originalPrice };
}

export type Suggestions = ReturnType<typeof readSuggestions>;
export type SuggestedProduct = Suggestions['products'][number];
