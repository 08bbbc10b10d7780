import { type ReactNode, useRef, useState } from 'react';
import { replayed } from '#app/script-delivery/replayed.ts';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { clampQuantity } from '#domain/catalogue/stock.ts';
import { mostOfItem } from '#domain/words/messages.ts';

/** Buttons around a number field, from 1 to the stock or the limit of an order. An entered number takes effect on blur or Enter. */
export function QuantityStepper({
  name,
  quantity,
  stock,
  mostInOrder,
  onChange,
  onRemove,
}: {
  /** The product's name, for the accessible names of field and buttons. */
  name: string;
  quantity: number;
  stock: number;
  /** The most that one order takes of one variant. */
  mostInOrder: number;
  onChange: (quantity: number) => void;
  /** Zero or less removes the line where this is given; elsewhere it counts as one. */
  onRemove?: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const most = Math.min(stock, mostInOrder);
  useEarlyInput(() => {
    const value = field.current?.value ?? '';
    // Nothing was entered: a quantity above the stock is the shopper's to change.
    if (value === String(quantity)) return;
    if (field.current === document.activeElement) setEntered(value);
    else settle(value);
  });

  function settle(value: string | null) {
    const wanted = value === null ? Number.NaN : Number.parseInt(value, 10);
    setEntered(null);
    if (Number.isNaN(wanted)) return;
    if (wanted < 1 && onRemove) return onRemove();
    if (wanted > most) showToast(most < stock ? mostOfItem(name, most) : `Only ${stock} of ${name} left.`);
    const possible = clampQuantity(wanted, most);
    if (possible > 0 && possible !== quantity) onChange(possible);
  }

  /** Stays enabled at a limit, since disabling it would lose the focus. */
  function step(label: string, to: number, possible: boolean, icon: ReactNode) {
    return (
      <button
        type="button"
        {...replayed}
        className="grid size-11 place-items-center rounded-full hover:bg-blush-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
        aria-label={label}
        aria-disabled={!possible}
        onClick={() => possible && onChange(clampQuantity(to, most))}
      >
        {icon}
      </button>
    );
  }

  return (
    <div className="no-print inline-flex items-center rounded-full border border-line-strong bg-surface">
      {step(`One less ${name}`, quantity - 1, quantity > 1, <MinusIcon className="size-4" />)}
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        className="h-11 w-9 bg-transparent text-center font-semibold tabular-nums"
        maxLength={3}
        value={entered ?? String(quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setEntered(event.currentTarget.value)}
        onBlur={() => settle(entered)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The same key must not press the button that the focus moves to.
          event.preventDefault();
          settle(entered);
        }}
      />
      {step(`One more ${name}`, quantity + 1, quantity < most, <PlusIcon className="size-4" />)}
    </div>
  );
}
