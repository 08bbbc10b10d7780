import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useBarHeight } from '#app/cms/ui/use-bar-height.ts';
import { classNames } from '#app/ui/class-names.ts';

export type BulkAction = {
  intent: string;
  label: string;
  isDestructive?: boolean;
  /** Acts on the whole list, and is drawn beside its heading. */
  isForAll?: boolean | undefined;
};

/** A table of rows to select: the action gets `intent` and every selected `ids`. The bar appears with the first, also without script. */
export function BulkForm({
  actions,
  result,
  all,
  children,
}: {
  actions: BulkAction[];
  /** A new one that is ok clears the selection; a refusal leaves the rows it left, a question everything. */
  result: { ok: boolean; ask?: object | undefined } | undefined;
  /** The number of records the list finds beyond its page, where all of them can be selected. */
  all?: { count: string; noun: string } | undefined;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const bar = useBarHeight<HTMLDivElement>();
  const [count, setCount] = useState(0);
  const [isAll, setAll] = useState(false);
  function followTick(of: HTMLFormElement, { name, checked }: HTMLInputElement) {
    if (name === 'all') {
      if (checked) for (const box of boxesOf(of)) box.checked = true;
    } else if (!checked) {
      setAll(false);
      const pickAll = of.querySelector<HTMLInputElement>('input[data-pick-all]');
      if (pickAll) pickAll.checked = false;
    }
  }
  const isSending = useNavigation().state === 'submitting';
  useEffect(() => {
    if (!result || result.ask) return;
    if (result.ok) form.current?.reset();
    setAll(false);
  }, [result]);
  // Rows that are gone take their ticks with them.
  useEffect(() => setCount(tickedIn(form.current)));
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="overflow-clip rounded-card border border-line bg-surface"
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement) followTick(currentTarget, target);
        setCount(tickedIn(currentTarget));
      }}
    >
      {children}
      {actions.length > 0 && (
        <div
          ref={bar}
          className="bulk-bar sticky bottom-0 z-10 flex-wrap items-center gap-2 border-t border-line bg-plum px-4 py-2.5 text-sm text-white"
        >
          <p role="status" className="font-medium">
            {isAll && all ? `${all.count} selected` : selectedText(count)}
          </p>
          {all && (
            <label className="inline-flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                name="all"
                value="yes"
                checked={isAll}
                onChange={({ currentTarget }) => setAll(currentTarget.checked)}
                className="size-6 accent-blush"
              />
              All {all.count} {all.noun} found
            </label>
          )}
          <span className="mr-auto" />
          {actions.map(({ intent, label, isDestructive }) => (
            <button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              disabled={isSending}
              className={classNames(
                'min-h-9 rounded-full border px-3.5 font-medium hover:bg-white hover:text-plum',
                isDestructive ? 'border-blush text-blush' : 'border-white/50',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </Form>
  );
}

function boxesOf(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('input[name="ids"], input[data-pick-all]');
}

function tickedIn(form: HTMLFormElement | null): number {
  return form?.querySelectorAll('input[name="ids"]:checked').length ?? 0;
}

function selectedText(count: number): string {
  return count > 0 ? `${count} selected` : 'With the selected';
}
