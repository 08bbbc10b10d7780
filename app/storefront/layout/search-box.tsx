import { type FocusEvent, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { paths } from '#app/links/paths.ts';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { SEARCH_PLACEHOLDER } from '#domain/words/messages.ts';

const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'));

/** A plain search form; its input becomes a combobox of suggestions on first use. */
export function SearchBox() {
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const [text, setText] = useState('');
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEarlyInput(() => {
    const isFocused = input.current === document.activeElement;
    setUsed(isFocused);
    setText(input.current?.value ?? '');
    setOpen(isFocused);
  });

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = text.trim();
    if (!query) return;
    finish();
    navigate(paths.search(query));
  }

  function finish() {
    setText('');
    setOpen(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function leave(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <search className="search-box">
      <form
        ref={box}
        action={paths.products()}
        onSubmit={search}
        onFocus={() => setUsed(true)}
        onBlur={leave}
      >
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
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
        />
        <button aria-label="Search" className="icon-button absolute top-0 right-0" type="submit">
          <SearchIcon />
        </button>
        {isUsed && open && (
          <Suspense>
            <SearchSuggestions
              text={text}
              box={box}
              active={active}
              onActive={setActive}
              onChosen={finish}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
