import * as v from 'valibot';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { atMostCharacters } from '#domain/fields/character-count.ts';
import { optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import {
  RETURN_REASON_MAX_LENGTH,
  RETURN_STATES,
  RETURN_WORDS_MAX_LENGTH,
  type ReturnWish,
} from '#domain/returns/return.ts';
import { RETURN_PATHS } from '#domain/returns/return-path.ts';
import { GOODS_CONDITIONS, RETURN_CAUSES } from '#domain/returns/return-situation.ts';
import { text, whole } from './field-messages.ts';
import { apiProblemMessage } from './problem-message.ts';

const id = v.pipe(text, atMostCharacters(200), v.metadata({ maxLength: 200 }));
export const orderLinkParameter = v.pipe(
  requiredLine('Link', 300),
  v.description('The `link` of the address of an order in its mails'),
);

/** The body of POST /api/returns. */
export const returnRequestMessage = v.object({
  link: orderLinkParameter,
  lines: v.pipe(
    v.array(
      v.object({
        lineId: id,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
        cause: v.picklist(RETURN_CAUSES),
        condition: v.optional(v.picklist(GOODS_CONDITIONS), 'untouched'),
        reason: v.optional(optionalLine('Reason', RETURN_REASON_MAX_LENGTH), ''),
        wantedVariantId: v.optional(
          v.pipe(id, v.description('What they want instead, where the wish is another')),
        ),
        wasSent: v.optional(
          v.pipe(
            v.boolean(),
            v.description('Only pieces that were sent, or only those that were not; sent ones first without'),
          ),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  wish: v.optional(v.picklist(['money', 'another', 'same'] satisfies ReturnWish[]), 'money'),
  words: v.optional(optionalLines('Message', RETURN_WORDS_MAX_LENGTH), ''),
});

const ownReturn = v.object({
  number: text,
  state: v.picklist(RETURN_STATES),
  title: v.pipe(text, v.description('The state in words')),
  goods: v.array(text),
});

/** What the customer of an order can ask for, and what they asked before. */
export const openReturnsMessage = v.object({
  orderNumber: text,
  paths: v.array(
    v.object({
      path: v.picklist(RETURN_PATHS),
      isOpen: v.boolean(),
      until: v.pipe(v.nullable(text), v.description('The soonest last day; null: no day ends it')),
      text: v.pipe(text, v.description('Until when, or why not')),
      lines: v.array(
        v.object({
          lineId: text,
          name: text,
          variant: text,
          most: v.pipe(whole, v.description('Pieces that can be asked for')),
          isOpen: v.boolean(),
          whyNot: text,
          answers: v.array(
            v.object({
              cause: v.picklist(RETURN_CAUSES),
              condition: v.picklist(GOODS_CONDITIONS),
              isOpen: v.boolean(),
              text: v.pipe(text, v.description('What this answer comes to')),
            }),
          ),
        }),
      ),
    }),
  ),
  reasons: v.pipe(v.array(text), v.description('The list of the shop')),
  returns: v.array(ownReturn),
});

export const askedReturnMessage = v.object({ number: text });

export const returnPicturesMessage = v.object({
  pictures: v.pipe(whole, v.description('How many the return has now')),
});

/** A return that cannot be asked for; `lineId` where a line is meant. */
export const returnProblemMessage = v.object({
  ...apiProblemMessage.entries,
  lineId: v.optional(text),
  most: v.optional(whole),
  source: v.optional(v.pipe(text, v.description('The law that gives no right'))),
});
