import { moveQuestionText } from '#domain/order-moves/move-questions.ts';
import type { changeOrderStatus } from '#operations/order/change-order-status.ts';

type Refusal = Exclude<
  Awaited<ReturnType<typeof changeOrderStatus>>,
  { ok: true } | { problem: 'order-not-found' }
>;

/** The words for staff. */
export function statusRefusal(refusal: Refusal): string {
  switch (refusal.problem) {
    case 'changed-meanwhile':
      return `Somebody set this order to ${refusal.status} meanwhile. Nothing was changed.`;
    case 'not-paid':
      return refusal.message;
    case 'needs-confirmation':
      return `Nothing was changed. ${refusal.questions.map((question) => moveQuestionText(question, refusal)).join(' ')}`;
    case 'out-of-stock': {
      const lines = refusal.lines.map(({ name, variant }) => `${name} (${variant})`).join(', ');
      return `Not enough in stock any more: ${lines}.`;
    }
  }
}
