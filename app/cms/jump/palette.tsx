import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import type { loader } from './jump-page.tsx';

/** Ctrl K: type a few letters, go to any product, order or page. The button is a link where there is no script. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Each opening begins anew: a finder that is gone keeps neither words nor results.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  useEffect(() => {
    function open(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
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
          setIsOpen(true);
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
        onClose={() => setIsOpen(false)}
      >
        {isOpen && <Finder onGo={() => dialog.current?.close()} />}
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
  const [isHurried, setIsHurried] = useState(false);
  const targets = data?.targets ?? [];
  const isAnswered = data?.text === text.trim();
  const hurriedTo = isHurried && isAnswered ? targets[0]?.to : undefined;

  useEffect(() => {
    if (!hurriedTo) return;
    onGo();
    void navigate(hurriedTo);
  }, [hurriedTo, onGo, navigate]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function find(typed: string) {
    setText(typed);
    setActive(0);
    setIsHurried(false);
    clearTimeout(waiting.current);
    const look = () => load(`${cmsPaths.jump()}?text=${encodeURIComponent(typed)}`).catch(expectAborted);
    waiting.current = setTimeout(() => void look(), LOOK_AFTER_MS);
  }

  /** What stands there while an answer is under way belongs to other words: then the first of the answer is meant. */
  function go(to: string | undefined) {
    if (!isAnswered) return setIsHurried(true);
    if (!to) return;
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
        maxLength={60}
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
            onClick={() => {
              onGo();
              void navigate(to);
            }}
            onPointerEnter={() => setActive(place)}
            className={`flex cursor-pointer justify-between gap-4 rounded-lg px-3 py-2 text-sm ${place === active ? 'bg-blush-soft' : ''}`}
          >
            <span className="font-medium [overflow-wrap:anywhere]">{label}</span>
            <span className="text-right text-ink-soft">{note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {text && isAnswered ? `${targets.length} found` : ''}
      </p>
    </div>
  );
}
