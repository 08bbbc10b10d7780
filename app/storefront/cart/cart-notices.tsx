import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';

/** The reasons this cart cannot be ordered, in a live region. The checkout button moves the focus here. */
export function CartNotices({
  problems,
  offline,
  isAskedFor,
  isMainStep,
  updateButton,
  onUpdate,
}: {
  problems: number;
  offline: boolean;
  /** The checkout button was pressed: the notice stands out. */
  isAskedFor: boolean;
  /** Nothing is left to buy, so that the checkout has no button. */
  isMainStep: boolean;
  updateButton: Ref<HTMLButtonElement>;
  onUpdate: () => void;
}) {
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {problems > 0 && (
        <div
          className={classNames(
            'mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border px-5 py-4',
            isAskedFor ? 'border-rose bg-surface' : 'border-transparent bg-blush-soft',
          )}
        >
          <p className={classNames('font-medium', isAskedFor && 'text-rose-deep')}>
            {problems === 1 ? 'One item has' : `${problems} items have`} changed since you added it to your
            cart.
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
      {offline && (
        <p className="mt-4 rounded-xl bg-blush-soft px-5 py-4 text-sm">
          You appear to be offline. These prices are from when you added the items; we will check them again
          before you order.
        </p>
      )}
    </div>
  );
}
