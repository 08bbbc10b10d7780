import * as v from 'valibot';
import { namedRefMessage, optionalPounds, pounds, text } from './field-messages.ts';
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
});

export const suggestionsMessage = v.object({
  products: v.array(suggestedProductMessage),
  categories: v.array(namedRefMessage),
  brands: v.array(namedRefMessage),
});

export type SuggestedProductMessage = v.InferOutput<typeof suggestedProductMessage>;
export type SuggestionsMessage = v.InferOutput<typeof suggestionsMessage>;
