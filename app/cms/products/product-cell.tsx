import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useFetcher, useLoaderData } from 'react-router';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { action } from './product-cell-page.tsx';

/**
 * A price or stock that is edited in the list: pressed, it becomes a field; Enter saves, Escape restores. Without script,
 * and where several variants have values of their own, it is a link to the product's form.
 */
export function ProductCell({
  id,
  name,
  field,
  value,
  text,
  isEditable,
  children,
}: {
  id: string;
  name: string;
  field: 'price' | 'stock';
  /** Pence or pieces, as the server knows it. */
  value: number;
  /** The value as it is edited. */
  text: string;
  isEditable: boolean;
  children: ReactNode;
}) {
  const { canChange } = useLoaderData<{ canChange: boolean }>();
  const [isEdited, setEdited] = useState(false);
  const [entered, setEntered] = useState<string | null>(null);
  const { data, state, submit } = useFetcher<typeof action>();
  const link = useRef<HTMLAnchorElement>(null);
  const errorId = useId();
  const isSending = state !== 'idle';
  const [handled, setHandled] = useState(data);
  if (handled !== data) {
    setHandled(data);
    setEdited(false);
    if (data?.ok) setEntered(null);
  }
  useEffect(() => {
    if (!data?.ok) return;
    showDone({ message: data.message, undo: data.undo });
    if (document.activeElement === document.body) link.current?.focus();
  }, [data]);
  const asks = Boolean(data && !data.ok && data.asks && !isEdited);
  const label = field === 'price' ? `Price of ${name}` : `Stock of ${name}`;

  function leave() {
    setEntered(null);
    requestAnimationFrame(() => link.current?.focus());
  }

  /** A question is answered by Enter alone: leaving the field answers none. */
  function save(isEntered: boolean) {
    if (entered === null || isSending || (asks && !isEntered)) return;
    if (entered.trim() === text) return setEntered(null);
    void submit(
      { field, value: entered, was: String(value), ...(asks && { confirmed: 'yes' }) },
      { method: 'post', action: cmsPaths.productCell(id) },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save(true);
  }

  if (!canChange) return children;
  if (entered === null)
    return (
      <Link
        ref={link}
        to={cmsPaths.product(id)}
        aria-label={isEditable ? `${label}: ${text}, edit` : `${label}: ${text}, open its variants`}
        onClick={(event) => {
          if (!isEditable || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setEntered(text);
        }}
        className="inline-flex min-h-9 items-center rounded-lg px-2 underline decoration-line-strong decoration-dotted underline-offset-4 hover:bg-surface min-[48rem]:-mr-2 min-[48rem]:min-w-11 min-[48rem]:justify-end"
      >
        <span>{children}</span>
      </Link>
    );
  const error = data && !data.ok && !isSending && !isEdited ? data.message : null;
  return (
    <span className="inline-grid justify-items-end gap-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the link that was pressed
        autoFocus
        type="text"
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={entered}
        readOnly={isSending}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setEntered(currentTarget.value);
          setEdited(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
        className="field-control min-h-9 w-24 py-1 text-right text-base tabular-nums md:text-sm"
      />
      {error && (
        <span id={errorId} role="alert" className="max-w-44 text-xs whitespace-normal text-rose-deep">
          {error}
        </span>
      )}
    </span>
  );
}
