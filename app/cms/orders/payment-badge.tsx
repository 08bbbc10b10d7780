import { classNames } from '#app/ui/class-names.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

const GOOD = 'bg-[#e6efe8] text-[#24563a]';
const OPEN = 'bg-[#fbeed3] text-[#70470a]';
const GONE = 'bg-[#e9e6e6] text-[#443a3c]';

const LOOKS: Record<PaymentState, string> = {
  'awaiting payment': OPEN,
  authorised: OPEN,
  paid: GOOD,
  'partly refunded': GOOD,
  refunded: GONE,
  failed: GONE,
  'cash due': OPEN,
  'cash received': GOOD,
};

/** `isLost`: a bank decided against the shop, so that no state of the payment is good. */
export function PaymentBadge({ state, isLost }: { state: PaymentState; isLost: boolean }) {
  return (
    <span
      className={classNames(
        'inline-block first-letter:uppercase rounded-full px-2.5 py-1 text-xs font-medium whitespace-nowrap',
        isLost ? GONE : LOOKS[state],
      )}
    >
      {state}
    </span>
  );
}
