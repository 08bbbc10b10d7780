import * as v from 'valibot';
import { withoutCardNumber } from '#domain/fields/card-number-in-text.ts';
import { optionalLines } from '#domain/fields/text-field.ts';

/** An order for somebody else: no prices travel with it; the message may be ''. */
export type Gift = { message: string };

export const GIFT_MESSAGE_MAX_LENGTH = 300;

export const giftField = v.nullish(
  v.object({
    message: v.pipe(
      optionalLines('Message', GIFT_MESSAGE_MAX_LENGTH),
      withoutCardNumber,
      v.description('Printed on the slip'),
    ),
  }),
);

/** The names of its fields in a form. */
export const GIFT = 'gift';
export const GIFT_MESSAGE = 'gift.message';

/** The gift of a form; null where the box is not ticked. */
export function giftOfForm(form: Record<string, unknown>): { message: unknown } | null {
  return form[GIFT] ? { message: form[GIFT_MESSAGE] } : null;
}
