import {
  type FocusEvent,
  type FormEvent,
  lazy,
  Suspense,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { keepEntryForNavigation } from '#app/browser/hold-back.ts';
import { usePopoverHeldBack } from '#app/browser/use-held-back.ts';
import { paths } from '#app/links/paths.ts';
import { onceConnected } from '#app/script-delivery/once-connected.ts';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';
import { SEARCH_PLACEHOLDER } from '#domain/words/messages.ts';
import { firstLinks } from './first-links.ts';
import { addRecentSearch } from './recent-searches.ts';
import { SEARCH_SHEET_ID } from './search-sheet-id.ts';

const SearchPanel = lazy(onceConnected(() => import('./search-panel.tsx')));

/**
 * A plain search form, in a popover that is a full-height sheet at narrow widths and part of the header at wide ones. Its
 * input becomes a combobox on first use.
 */
export default function SearchBox() {
  const { popular } = useShop();
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [isSheet, setSheet] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const [text, setText] = useState('');
  const sheet = useRef<HTMLElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  usePopoverHeldBack(sheet);
  useEarlyInput(() => {
    const isFocused = input.current === document.activeElement;
    setUsed(isFocused);
    setText(input.current?.value ?? '');
    setOpen(isFocused);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet opened before hydration
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) begin();
  }, []);

  function begin() {
    setSheet(true);
    setUsed(true);
    setOpen(true);
    input.current?.focus();
  }

  function toggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'open') return begin();
    setSheet(false);
    setOpen(false);
  }

  function closeSheet() {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = text.trim();
    if (!query) return;
    addRecentSearch(query);
    finish();
    navigate(paths.search(query));
  }

  /** Closes the search for a navigation that follows. */
  function finish() {
    keepEntryForNavigation();
    setText('');
    setOpen(false);
    closeSheet();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function leave(event: FocusEvent) {
    const next = event.relatedTarget;
    if (sheet.current?.contains(next)) return;
    if (isSheet && next) return closeSheet();
    if (!isSheet) setOpen(false);
  }

  function clear() {
    setText('');
    setOpen(true);
    input.current?.focus();
  }

  return (
    <search ref={sheet} id={SEARCH_SHEET_ID} popover="auto" className="search-sheet" onToggle={toggle}>
      <form ref={box} action={paths.products()} onSubmit={search} onBlur={leave} className="search-box">
        <div className="search-row">
          <div className="search-field">
            <input
              ref={input}
              id="site-search"
              name="search"
              {...comboboxInput('search-suggestions', active)}
              aria-label="Search beauty products"
              placeholder={SEARCH_PLACEHOLDER}
              inputMode="search"
              enterKeyHint="search"
              maxLength={100}
              value={text}
              onFocus={() => {
                setUsed(true);
                setOpen(true);
              }}
              onChange={(event) => {
                setText(event.target.value);
                setOpen(true);
              }}
              onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
            />
            <button
              type="reset"
              aria-label="Clear search"
              className="icon-button search-clear"
              onClick={clear}
            >
              <CloseIcon className="size-4" />
            </button>
            <button aria-label="Search" className="icon-button" type="submit">
              <SearchIcon />
            </button>
          </div>
          <button
            type="button"
            popoverTarget={SEARCH_SHEET_ID}
            popoverTargetAction="hide"
            className="search-cancel"
          >
            Cancel
          </button>
        </div>
        {isUsed && open && (
          <Suspense>
            <SearchPanel
              text={text}
              box={box}
              active={active}
              onActive={setActive}
              onChosen={finish}
              onClose={isSheet ? closeSheet : () => setOpen(false)}
            />
          </Suspense>
        )}
      </form>
      <noscript>
        <ul className="search-links">
          {firstLinks(popular).map(({ name, to }) => (
            <li key={to}>
              <a href={to} className="chip">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </search>
  );
}
