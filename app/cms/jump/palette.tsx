import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate, useSubmit } from 'react-router';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';
import { useSuggestions } from '#app/cms/ui/use-suggestions.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { showDialog } from '#app/ui/dialog.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';
import type { loader } from './jump-page.tsx';
import type { JumpTarget } from './jump-target.ts';

/** Ctrl K: finds any product, order or page by a few letters. Without script the button is a link. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  // The finder is mounted anew each time, without text or results.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) showDialog(dialog.current);
  }, [isOpen]);
  useEffect(() => {
    function open(event: KeyboardEvent) {
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

function Finder({ onGo }: { onGo: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<ActiveOption>(null);
  const { data, suggestFor } = useSuggestions<typeof loader>(cmsPaths.jump());
  const navigate = useNavigate();
  const submit = useSubmit();
  const go = useCallback(
    ({ to, isAction }: JumpTarget) => {
      onGo();
      void (isAction ? submit(null, { method: 'post', action: to }) : navigate(to));
    },
    [onGo, submit, navigate],
  );
  const [isHurried, setIsHurried] = useState(false);
  const targets = data?.targets ?? [];
  const isCurrent = data?.text === text.trim();
  const hurried = isHurried && isCurrent ? targets[0] : undefined;
  const { list, option } = useCombobox({
    id: useId(),
    label: 'Found',
    root,
    active,
    onActive: setActive,
    startsAtFirst: true,
    // While results are loading, those shown belong to an earlier text: Enter then means the first of the new ones.
    onEnter: () => {
      if (!isCurrent) setIsHurried(true);
      return !isCurrent;
    },
  });

  useEffect(() => {
    if (hurried) go(hurried);
  }, [hurried, go]);

  function find(entered: string) {
    setText(entered);
    setActive(null);
    setIsHurried(false);
    suggestFor(entered);
  }

  return (
    <div ref={root} className="grid max-h-[70dvh] grid-rows-[auto_minmax(0,1fr)]">
      <input
        {...comboboxInput(list.id, active)}
        type="text"
        aria-label="Product, order or page"
        placeholder="Product, SKU, order, customer, page …"
        value={text}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        maxLength={60}
        onFocus={() => !data && find('')}
        className="w-full border-b border-line bg-transparent px-5 py-4 text-lg outline-none"
      />
      <div {...list} className="overflow-y-auto p-2">
        {targets.map((target) => (
          <div
            key={target.to}
            {...option(target.to, () => go(target))}
            className="flex cursor-pointer justify-between gap-4 rounded-lg px-3 py-2 text-sm hover:bg-blush-soft/60 aria-selected:bg-blush-soft"
          >
            <span className="font-medium [overflow-wrap:anywhere]">{target.label}</span>
            <span className="text-right text-ink-soft">{target.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {text && isCurrent ? `${targets.length} found` : ''}
      </p>
    </div>
  );
}
