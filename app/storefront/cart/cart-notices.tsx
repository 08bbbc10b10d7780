import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CHECKOUT_BEGINS_IN_CART } from '#domain/words/messages.ts';

/** The reasons this cart cannot be ordered, or not yet, in a live region. The checkout button moves the focus here. */
export function CartNotices({
  changed,
  tooLarge,
  problem,
  offline,
  isToBegin,
  isAskedFor,
  isMainStep,
  updateButton,
  onUpdate,
}: {
  /** Lines of which less is left than they hold. */
  changed: number;
  /** Lines with more than one order takes of one variant. */
  tooLarge: number;
  /** Why an order of all lines is refused, in words. */
  problem: string | null;
  offline: boolean;
  /** The checkout was opened without an order begun here, and there is a button to begin one. */
  isToBegin: boolean;
  /** The checkout button was pressed: the notice stands out. */
  isAskedFor: boolean;
  /** Nothing is left to buy, so that the checkout has no button. */
  isMainStep: boolean;
  updateButton: Ref<HTMLButtonElement>;
  onUpdate: () => void;
}) {
  const problems = changed + tooLarge;
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {isToBegin && problems === 0 && problem === null && (
        <p className="mt-4 rounded-xl bg-blush-soft px-5 py-4">{CHECKOUT_BEGINS_IN_CART}</p>
      )}
      {problems > 0 && (
        <div
          className={classNames(
            'mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border px-5 py-4',
            isAskedFor ? 'border-rose bg-surface' : 'border-transparent bg-blush-soft',
          )}
        >
          <p className={classNames('font-medium', isAskedFor && 'text-rose-deep')}>
            {changed === 1 && 'One item has changed since you added it to your cart. '}
            {changed > 1 && `${changed} items have changed since you added them to your cart. `}
            {tooLarge === 1 && 'Of one item there is more in your cart than an order can hold.'}
            {tooLarge > 1 && `Of ${tooLarge} items there is more in your cart than an order can hold.`}
          </p>
          <Button
            ref={updateButton}
            variant={isMainStep ? 'primary' : isAskedFor ? 'dark' : 'outline'}
            size="small"
            onClick={onUpdate}
          >
            Update my cart
          </Button>
        </div>
      )}
      {problem !== null && (
        <p
          className={classNames(
            'mt-4 rounded-xl border px-5 py-4 font-medium',
            isAskedFor ? 'border-rose bg-surface text-rose-deep' : 'border-transparent bg-blush-soft',
          )}
        >
          {problem}
        </p>
      )}
      {offline && (
        <p className="mt-4 rounded-xl bg-blush-soft px-5 py-4 text-sm">
          You appear to be offline. These prices are from when you added the items; we will check them again
          before you order.
        </p>
      )}
    </div>
  );
}
