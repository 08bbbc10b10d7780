import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { cmsPaths } from '#app/cms-paths.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import type { loader } from './jump-page.tsx';

/** Ctrl K: type a few letters, go to any product, order or page. The button is a link where there is no script. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    function open(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!dialog.current?.open) dialog.current?.showModal();
    }
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Link
        to={cmsPaths.jump()}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
        className="mb-3 flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 text-sm text-ink-soft hover:border-line-strong md:min-h-9"
      >
        <SearchIcon className="size-4" />
        <span className="mr-auto">Jump to…</span>
        <kbd className="hidden font-sans text-xs md:inline">Ctrl K</kbd>
      </Link>
      <dialog
        ref={dialog}
        aria-label="Jump to"
        className="dialog dialog-modal dialog-palette"
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
        onKeyDown={(event) => event.key === 'Escape' && dialog.current?.close()}
      >
        <Finder onGo={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

/** Quick typing asks once. */
const LOOK_AFTER_MS = 120;

/** A question that a newer one, or leaving, has overtaken. */
function expectAborted(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function Finder({ onGo }: { onGo: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { data, load } = useFetcher<typeof loader>();
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const targets = data?.targets ?? [];

  function find(typed: string) {
    setText(typed);
    setActive(0);
    clearTimeout(waiting.current);
    const look = () => load(`${cmsPaths.jump()}?text=${encodeURIComponent(typed)}`).catch(expectAborted);
    waiting.current = setTimeout(() => void look(), LOOK_AFTER_MS);
  }

  function go(to: string | undefined) {
    if (!to) return;
    clearTimeout(waiting.current);
    setText('');
    onGo();
    void navigate(to);
  }

  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && targets.length > 0) {
      event.preventDefault();
      setActive((active + step + targets.length) % targets.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(targets[active]?.to);
    }
  }

  return (
    <div className="grid max-h-[70dvh] grid-rows-[auto_minmax(0,1fr)]">
      <input
        type="text"
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={targets.length > 0 ? `${id}-${active}` : undefined}
        aria-label="Product, order or page"
        placeholder="Product, order or page"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        onFocus={() => !data && find('')}
        onKeyDown={steer}
        className="w-full border-b border-line bg-transparent px-5 py-4 text-lg outline-none"
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" tabIndex={-1} className="overflow-y-auto p-2">
        {targets.map(({ label, note, to }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
          <div
            key={to}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onClick={() => go(to)}
            onPointerEnter={() => setActive(place)}
            className={`flex cursor-pointer justify-between gap-4 rounded-lg px-3 py-2 text-sm ${place === active ? 'bg-blush-soft' : ''}`}
          >
            <span className="font-medium [overflow-wrap:anywhere]">{label}</span>
            <span className="text-right text-ink-soft">{note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {text ? `${targets.length} found` : ''}
      </p>
    </div>
  );
}
