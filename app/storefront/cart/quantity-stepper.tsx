import { type ReactNode, useState } from 'react';
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { clampQuantity } from '#domain/catalogue/stock.ts';

/** Minus, a number to type, plus; from 1 to what is in stock. What is typed counts on leaving the field or Enter. */
export function QuantityStepper({
  name,
  quantity,
  stock,
  onChange,
  onRemove,
}: {
  /** Of the product, for those who cannot see which line it stands in. */
  name: string;
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
  /** Where zero or less takes the line out (spec §4); elsewhere it is one. */
  onRemove?: () => void;
}) {
  const [typed, setSubmitted] = useState<string | null>(null);

  function settle() {
    const wanted = typed === null ? Number.NaN : Number.parseInt(typed, 10);
    setSubmitted(null);
    if (Number.isNaN(wanted)) return;
    if (wanted < 1 && onRemove) return onRemove();
    if (wanted > stock) showToast(`Only ${stock} of ${name} left.`);
    const possible = clampQuantity(wanted, stock);
    if (possible > 0 && possible !== quantity) onChange(possible);
  }

  /** At a limit the button stays, or the keyboard's focus would be lost with it. */
  function step(label: string, to: number, possible: boolean, icon: ReactNode) {
    return (
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full hover:bg-blush-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
        aria-label={label}
        aria-disabled={!possible}
        onClick={() => possible && onChange(clampQuantity(to, stock))}
      >
        {icon}
      </button>
    );
  }

  return (
    <div className="inline-flex items-center rounded-full border border-line-strong bg-surface">
      {step(`One less ${name}`, quantity - 1, quantity > 1, <MinusIcon className="size-4" />)}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        className="h-11 w-9 bg-transparent text-center font-semibold tabular-nums"
        maxLength={3}
        value={typed ?? String(quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setSubmitted(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The same key must not press the button that the focus moves to.
          event.preventDefault();
          settle();
        }}
      />
      {step(`One more ${name}`, quantity + 1, quantity < stock, <PlusIcon className="size-4" />)}
    </div>
  );
}
