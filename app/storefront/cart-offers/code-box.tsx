import { type FormEvent, useId, useRef, useState } from 'react';
import type { CodeInCart } from '#app/storefront/cart/offers-in-cart.ts';
import { addCode, removeCodes } from '#app/storefront/offer-choice/offer-choice-store.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { foldCode, MAX_CODE } from '#domain/promotions/promotion-code.ts';
import { BROWSER_KEEPS_NOTHING } from '#domain/words/messages.ts';

/** The codes of the cart, each with what it does or why it does nothing, and a field for another. */
export function CodeBox({ codes }: { codes: readonly CodeInCart[] }) {
  const id = useId();
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLElement>(null);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('code') ?? '');
    const code = foldCode(entered);
    if (code === '') return setError('Enter a code');
    if (codes.some((one) => one.code === code)) return setError('You have added this code already');
    // A code that the shop does not know makes room for the next.
    removeCodes(codes.flatMap((one) => (one.isUnknown ? one.code : [])));
    if (!addCode(entered)) return showToast(BROWSER_KEEPS_NOTHING, 'alert');
    event.currentTarget.reset();
    field.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <div role="status" className="empty:hidden">
        {codes.length > 0 && (
          <ul aria-label="Your codes" className="grid gap-2">
            {codes.map((one) => (
              <Code
                key={one.code}
                code={one}
                onRemove={() => {
                  removeCodes([one.code]);
                  fold.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <details className="fold">
        <summary ref={fold} className="flex min-h-11 items-center justify-between gap-4">
          <span className="text-sm font-semibold">Add a code</span>
          <span aria-hidden="true" className="fold-mark" />
        </summary>
        <form
          method="post"
          noValidate
          onSubmit={add}
          onInput={() => setError('')}
          className="grid gap-1.5 pt-1 pb-2"
        >
          <label htmlFor={id} className="text-sm font-semibold">
            Code
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              ref={field}
              id={id}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_CODE * 2}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="field-control w-auto min-w-0 flex-[1_1_8rem]"
            />
            <Button type="submit" variant="outline" size="small">
              Add
            </Button>
          </div>
          <p id={`${id}-error`} role="alert" className="field-error">
            {error}
          </p>
        </form>
      </details>
    </div>
  );
}

function Code({ code: { code, state, text }, onRemove }: { code: CodeInCart; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <span className="min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere]">
        <span className="font-semibold">{code}</span>{' '}
        <span className={state === 'refused' ? 'text-rose-deep' : 'text-ink-soft'}>
          {state === 'checking' && 'is being checked.'}
          {state === 'accepted' && 'is accepted.'}
          {(state === 'applies' || state === 'refused') && text}
        </span>
      </span>
      <button type="button" className="no-print min-h-6 underline underline-offset-4" onClick={onRemove}>
        Remove<span className="sr-only"> the code {code}</span>
      </button>
    </li>
  );
}
