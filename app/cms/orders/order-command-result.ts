import { unsentText } from '#app/cms/sending/unsent.ts';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import type { UnsentReason } from '#domain/lists/save-result.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import { STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import type { CancellingMoney } from '#operations/payment/cancelling-money.ts';

/** The result of a command on the page of an order; the submitted values say which. */
export type OrderCommandResult =
  | {
      ok: boolean;
      message: string;
      submitted?: Record<string, string>;
      errors?: Record<string, string>;
      undo?: Undo;
      unsent?: UnsentReason;
      ask?: undefined;
    }
  | { ok: false; ask: MoveAsk; submitted?: undefined; message?: undefined };

/** Any status may follow any (docs/decisions/041-order-status-any-to-any.md); an unusual move is confirmed first. */
export type MoveAsk = Ask & {
  from: OrderStatus;
  to: OrderStatus;
  note: string;
  money: CancellingMoney & { mayRefund: boolean };
  /** The tracking of the form that is asked back about. */
  tracking: Tracking | null;
  /** The goods have left: whether they are in stock again must be said. */
  asksStock: boolean;
};

/** The words of a refusal; a command that did not arrive names itself and the reason. */
export function refusalText({
  message,
  unsent,
  submitted,
}: {
  message: string;
  unsent?: UnsentReason | undefined;
  submitted?: Record<string, string> | undefined;
}): string {
  if (!unsent) return message;
  return submitted?.intent === 'note' ? unsentText(unsent) : `${STATUS_UPDATE_FAILED} ${unsentText(unsent)}`;
}
