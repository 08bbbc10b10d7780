import { moveQuestionText } from '#domain/order-moves/move-questions.ts';
import type { SendParcelResult } from './send-parcel.ts';

/** Why a parcel was not sent, for staff and programs. */
export function sendingRefusal(refusal: Exclude<SendParcelResult, { ok: true }>): string {
  switch (refusal.problem) {
    case 'order-not-found':
      return 'There is no such order.';
    case 'cancelled':
      return 'The order is cancelled.';
    case 'not-paid':
      return refusal.message;
    case 'nothing-chosen':
      return 'Choose at least one piece.';
    case 'no-such-line':
      return 'This order has no such line.';
    case 'too-many-pieces':
      return refusal.most === 0 ? 'None of it is left to send.' : `Only ${refusal.most} of it left to send.`;
    case 'needs-confirmation':
      return refusal.questions.map((question) => moveQuestionText(question, { leftPence: 0 })).join(' ');
  }
}
