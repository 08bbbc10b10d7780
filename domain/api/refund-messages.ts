import * as v from 'valibot';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { atMostCharacters } from '#domain/fields/character-count.ts';
import { requiredLine } from '#domain/fields/text-field.ts';
import { TENDERS } from '#domain/payment/tender.ts';
import { pounds, text, whole } from './field-messages.ts';
import { apiProblemMessage } from './problem-message.ts';

const MOST_POUNDS = 9_999_999.99;
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_POUNDS), v.examples([4.99]));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LINE_QUANTITY));
const vatRate = v.pipe(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  v.description('In percent; null: outside VAT'),
);
const tender = v.picklist(TENDERS);

/** The body of POST /api/orders/{orderNumber}/refunds. */
export const refundRequestMessage = v.object({
  lines: v.optional(
    v.pipe(
      v.array(
        v.object({
          lineId: v.pipe(text, atMostCharacters(200), v.metadata({ maxLength: 200 })),
          refund: v.optional(v.pipe(pieces, v.description('Pieces to refund')), 0),
          restock: v.optional(v.pipe(pieces, v.description('Pieces that come back to the shelf')), 0),
        }),
      ),
      v.maxLength(200),
    ),
    [],
  ),
  delivery: v.optional(v.pipe(amount, v.description('Of the delivery, in pounds')), 0),
  sum: v.optional(
    v.pipe(
      v.object({
        amount,
        vatRate: v.optional(v.union([vatRate, v.literal('all')])),
      }),
      v.description(
        'About no line, such as for goodwill; "all" shares it over all rates of the order in proportion. The rate is needed where there are several',
      ),
    ),
  ),
  reason: v.pipe(requiredLine('Reason', 300), v.description('The customer reads it')),
  tender: v.optional(
    v.pipe(tender, v.description('What the money goes back by; the one that holds most by default')),
  ),
  left: v.optional(
    v.pipe(amount, v.description('What could be refunded when it was read; any other is refused')),
  ),
  confirmed: v.optional(
    v.pipe(
      v.boolean(),
      v.description('True once somebody has read what would happen: nothing moves without'),
    ),
  ),
});

const refundedLine = v.object({
  lineId: text,
  name: text,
  variant: text,
  pieces: whole,
  amount: pounds,
  restock: whole,
});

/** A refund that was refused; the other fields where it is to be confirmed first. */
export const refundProblemMessage = v.object({
  ...apiProblemMessage.entries,
  wouldRefund: v.optional(pounds),
  tender: v.optional(tender),
  lines: v.optional(v.array(refundedLine)),
  lineId: v.optional(text),
  most: v.optional(v.pipe(v.number(), v.description('Pieces of the line, or pounds'))),
});

export const madeRefundMessage = v.object({
  orderNumber: text,
  amount: pounds,
  isDone: v.pipe(v.boolean(), v.description('False while the payment service is asked for it')),
});

/** What can be refunded of an order, and what was. */
export const refundableMessage = v.object({
  left: v.pipe(pounds, v.description('What can still be refunded')),
  delivery: pounds,
  lines: v.array(
    v.object({
      lineId: text,
      name: text,
      variant: text,
      pieces: v.pipe(whole, v.description('Pieces that can be refunded')),
      left: v.pipe(pounds, v.description('What all of them give back')),
      restock: v.pipe(whole, v.description('Pieces that can come back to the shelf')),
    }),
  ),
  vatRates: v.pipe(v.array(vatRate), v.description('That money is left of')),
  tenders: v.array(v.object({ tender, left: pounds })),
  refunds: v.array(
    v.object({
      amount: pounds,
      reason: text,
      state: v.picklist(['requested', 'pending', 'done', 'failed']),
      tender,
      requestedAt: text,
      items: v.pipe(
        v.array(v.object({ text, amount: pounds })),
        v.description('What it is about; empty for a sum alone'),
      ),
    }),
  ),
});
