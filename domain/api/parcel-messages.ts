import * as v from 'valibot';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { atMostCharacters } from '#domain/fields/character-count.ts';
import { optionalLine } from '#domain/fields/text-field.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { MOVE_QUESTIONS } from '#domain/order-moves/move-questions.ts';
import { MOST_GRAMS } from '#domain/parcels/parcel-form.ts';
import { text, whole } from './field-messages.ts';
import { apiProblemMessage } from './problem-message.ts';

const orderStatus = v.picklist(ORDER_STATUSES);
const weightGrams = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GRAMS), v.examples([480])),
);

const tracking = {
  carrier: v.pipe(optionalLine('Carrier', 60), v.description('At most 60 characters')),
  trackingNumber: v.pipe(optionalLine('Tracking number', 60), v.description('At most 60 characters')),
  trackingLink: v.pipe(
    optionalLine('Tracking link', 500),
    v.description('A web address, with https:// or http://; empty: none'),
  ),
  weightGrams: v.optional(weightGrams, null),
};

const confirmed = v.optional(
  v.pipe(v.boolean(), v.description('True once somebody has read the questions; not needed without any')),
);

/** The body of POST /api/orders/{orderNumber}/parcels. */
export const parcelRequestMessage = v.object({
  lines: v.optional(
    v.pipe(
      v.array(
        v.object({
          lineId: v.pipe(text, atMostCharacters(200), v.metadata({ maxLength: 200 })),
          pieces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
        }),
      ),
      v.maxLength(200),
      v.description('What is in it; without it all that is left to send'),
    ),
  ),
  ...tracking,
  sentOn: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}-\d{2}$/),
      v.description('The day it left, from that of the order to today; today by default'),
      v.examples(['2026-12-01']),
    ),
  ),
  confirmed,
});

/** The body of PATCH /api/orders/{orderNumber}/parcels/{parcelId}: what is left out is emptied. */
export const parcelCorrectionMessage = v.object({
  ...tracking,
  mail: v.optional(v.pipe(v.boolean(), v.description('True tells the customer again; false by default'))),
});

export const parcelUndoMessage = v.object({
  confirmed: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'True once somebody has looked that it is still in the house; needed once a minute has passed',
      ),
    ),
  ),
});

const pieces = v.object({ lineId: text, name: text, variant: text, pieces: whole });

export const parcelMessage = v.object({
  id: text,
  place: v.pipe(whole, v.description('The first of its order is 1')),
  lines: v.pipe(v.array(pieces), v.description('What left in it; of an undone one, what would have')),
  carrier: text,
  trackingNumber: text,
  trackingLink: text,
  weightGrams,
  sentAt: text,
  madeAt: text,
  undoneAt: v.pipe(v.nullable(text), v.description('Null while it stands')),
});

/** A parcel with what its order became by it. */
export const madeParcelMessage = v.object({ orderNumber: text, orderStatus, parcel: parcelMessage });

export const orderParcelsMessage = v.object({
  orderNumber: text,
  orderStatus,
  left: v.pipe(v.array(pieces), v.description('What is left to send')),
  packing: v.pipe(
    v.picklist(['ready', 'ask', 'not']),
    v.description('Whether it may be packed now, only after a question, or not'),
  ),
  reason: v.pipe(text, v.description('Why it is not, or what is asked; empty where it is ready')),
  parcels: v.array(parcelMessage),
});

/** A parcel that was refused; `questions` where they are to be answered first. */
export const parcelProblemMessage = v.object({
  ...apiProblemMessage.entries,
  questions: v.optional(v.array(v.picklist(MOVE_QUESTIONS))),
  lineId: v.optional(text),
  most: v.optional(v.pipe(whole, v.description('Pieces of the line that are left to send'))),
});
