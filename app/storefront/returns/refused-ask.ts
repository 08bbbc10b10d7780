import { LINE_FIELDS } from '#domain/returns/return-request.ts';
import { CAUSE_NAMES, CONDITION_NAMES } from '#domain/returns/return-words.ts';
import type { AskReturnResult } from '#operations/returns/ask-return.ts';
import type { ReturnPreview } from '#operations/returns/preview-return.ts';

type Refused = Exclude<AskReturnResult, { ok: true }>;

/** Why a return cannot be asked for, with the field that is meant, and the status. */
export function refusedAsk(
  refused: Refused,
): [message: string, errors: Record<string, string>, status: number] {
  switch (refused.problem) {
    case 'order-not-found':
      return ['This order is gone. Nothing was sent.', {}, 404];
    case 'nothing-asked':
      return ['Say which pieces it is about.', {}, 422];
    case 'no-such-line':
      return ['Nothing of that item can be asked for any more. Nothing was sent.', {}, 409];
    case 'too-many-pieces':
      return ['', { [LINE_FIELDS.quantity + refused.lineId]: `At most ${refused.most} of these` }, 409];
    case 'no-such-variant':
      return [
        '',
        { [LINE_FIELDS.wanted + refused.lineId]: 'This is not sold any more. Choose another' },
        409,
      ];
    case 'no-right':
      return [
        'This cannot be asked for as it is. Nothing was sent.',
        { [LINE_FIELDS.condition + refused.lineId]: refused.text },
        409,
      ];
  }
}

/** A line of the review: '1 × Rose Cream: I have changed my mind. As it came, nothing opened.' */
export function reviewLine({
  text,
  cause,
  condition,
  reason,
  wasSent,
}: ReturnPreview['lines'][number]): string {
  const isHeld = wasSent && cause !== 'not-arrived';
  return [`${text}: ${CAUSE_NAMES[cause]}`, reason, isHeld && CONDITION_NAMES[condition]]
    .filter(Boolean)
    .join('. ');
}
