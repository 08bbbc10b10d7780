import * as v from 'valibot';
import { optionalPounds, pounds, text, whole } from './field-messages.ts';

export const deliveryMessage = v.object({
  shipping: pounds,
  freeFrom: v.pipe(optionalPounds, v.description('Free from this subtotal on; null: never')),
});

export const shopMessage = v.object({
  name: text,
  description: text,
  announcement: text,
  supportEmail: text,
  enquiriesEmail: text,
  phone: text,
  place: text,
  businessHours: text,
  replyWithin: text,
  flagship: text,
  delivery: v.object({
    ...deliveryMessage.entries,
    countries: v.pipe(v.array(text), v.description('Names of the countries delivered to')),
  }),
  returnAddress: text,
  returnDays: v.pipe(
    whole,
    v.description('Days after the last parcel in which somebody may change their mind; the law gives 14'),
  ),
  freeReturns: v.pipe(v.boolean(), v.description('The shop pays for sending those goods back')),
  legal: v.object({
    companyName: text,
    companyNumber: text,
    registeredOffice: text,
    vatRegistered: v.pipe(v.boolean(), v.description('Prices include VAT today')),
    vatNumber: text,
  }),
  social: v.record(text, text),
});

export type DeliveryMessage = v.InferOutput<typeof deliveryMessage>;
export type ShopMessage = v.InferOutput<typeof shopMessage>;
