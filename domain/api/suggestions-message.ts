import * as v from 'valibot';
import { namedRefMessage, optionalPounds, pounds, text, whole } from './field-messages.ts';
import { productCardMessage } from './product-message.ts';

const { amount, unit } = productCardMessage.entries;

const suggestedProductMessage = v.object({
  id: text,
  name: text,
  brand: text,
  category: v.pipe(text, v.description('Slug')),
  imageUrl: v.nullable(text),
  price: pounds,
  originalPrice: optionalPounds,
  amount,
  unit,
  stock: whole,
});

const suggestedTypeMessage = v.object({
  slug: text,
  name: text,
  category: v.pipe(text, v.description('Slug')),
});

const suggestedPageMessage = v.object({
  title: text,
  path: v.pipe(text, v.description('Address in this shop'), v.examples(['/shipping'])),
  kind: v.picklist(['article', 'help']),
});

export const suggestionsMessage = v.object({
  products: v.array(suggestedProductMessage),
  instead: v.pipe(
    v.array(suggestedProductMessage),
    v.description('Like the products and in stock, only where all of them are sold out'),
  ),
  categories: v.array(namedRefMessage),
  brands: v.array(namedRefMessage),
  types: v.array(suggestedTypeMessage),
  pages: v.array(suggestedPageMessage),
  completions: v.pipe(
    v.array(text),
    v.description(
      'Searches that continue the text, without the names of the types, categories and brands suggested',
    ),
  ),
  popular: v.pipe(v.array(text), v.description('Popular searches, only where no product is found')),
});

export type SuggestedProductMessage = v.InferOutput<typeof suggestedProductMessage>;
export type SuggestedPageMessage = v.InferOutput<typeof suggestedPageMessage>;
export type SuggestionsMessage = v.InferOutput<typeof suggestionsMessage>;
