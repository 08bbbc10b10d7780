import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { LinkableProduct } from '#database/queries/content/listed-pages.ts';
import { MOST_LINKED_PRODUCTS } from '#domain/content/page-form.ts';
import { moveItem } from '#domain/lists/reorder.ts';
import type { loader } from './page-products-page.tsx';

const LOOK_AFTER_MS = 150;

/** Products in an order of their own, in a field of their slugs; without script the slugs can be typed. */
export function ProductPicker({
  value,
  known,
  error,
}: {
  /** Slugs. */
  value: string;
  /** Those whose names are known already. */
  known: LinkableProduct[];
  error: string | undefined;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(() => chosenFrom(value, known));
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const slugs = chosen.map(({ slug }) => slug).join(' ');
  const told = useRef(slugs);
  // The form hears of what no field tells it.
  useEffect(() => {
    if (told.current !== slugs) field.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    told.current = slugs;
  }, [slugs]);

  function add(product: LinkableProduct) {
    if (chosen.some(({ slug }) => slug === product.slug)) return;
    setChosen([...chosen, product]);
    setSaid(`${product.name} added`);
    search.current?.focus();
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= chosen.length) return;
    setChosen(moveItem(chosen, from, to));
    setSaid(`Moved to place ${to + 1} of ${chosen.length}`);
  }

  function remove(place: number) {
    setChosen(chosen.filter((_, index) => index !== place));
    setSaid('Product removed');
    search.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <input ref={field} type="hidden" name="products" value={slugs} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="grid gap-1.5 empty:hidden">
        {chosen.map(({ slug, name, brand, isShown }, place) => (
          <li
            key={slug}
            className="flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 py-1 text-sm"
          >
            <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{name}</span>
              {brand && <span className="text-ink-soft"> · {brand}</span>}
              {!isShown && <span className="text-rose-deep"> · not published</span>}
            </span>
            <span className="needs-script flex flex-none">
              <RowButton label={`Move ${name} up`} isOff={place === 0} onClick={() => move(place, place - 1)}>
                ↑
              </RowButton>
              <RowButton
                label={`Move ${name} down`}
                isOff={place === chosen.length - 1}
                onClick={() => move(place, place + 1)}
              >
                ↓
              </RowButton>
              <RowButton label={`Remove ${name}`} onClick={() => remove(place)}>
                ×
              </RowButton>
            </span>
          </li>
        ))}
      </ol>
      {chosen.length < MOST_LINKED_PRODUCTS && (
        <ProductSearch id={id} field={search} onChosen={add} chosen={chosen} />
      )}
      {error && <p className="field-error">{error}</p>}
      <noscript>
        <input
          name="products"
          type="text"
          defaultValue={value}
          aria-label="Slugs of products"
          className="field-control"
        />
      </noscript>
    </div>
  );
}

function ProductSearch({
  id,
  field,
  chosen,
  onChosen,
}: {
  id: string;
  field: React.RefObject<HTMLInputElement | null>;
  chosen: LinkableProduct[];
  onChosen: (product: LinkableProduct) => void;
}) {
  const [text, setText] = useState('');
  const { data, load } = useFetcher<typeof loader>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = text.trim().length < 2 ? [] : (data?.products ?? []).filter(isNew);

  function isNew({ slug }: LinkableProduct): boolean {
    return !chosen.some((product) => product.slug === slug);
  }

  function find(typed: string) {
    setText(typed);
    clearTimeout(waiting.current);
    if (typed.trim().length < 2) return;
    waiting.current = setTimeout(
      () => void load(`${cmsPaths.pageProducts()}?text=${encodeURIComponent(typed)}`),
      LOOK_AFTER_MS,
    );
  }

  function choose(product: LinkableProduct) {
    setText('');
    onChosen(product);
  }

  function steer(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (first) choose(first);
  }

  return (
    <div className="needs-script grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Add a product
      </label>
      {/* Without a name it is no field of the form; its input event is none of the form's either. */}
      <input
        ref={field}
        id={id}
        type="search"
        value={text}
        placeholder="A few letters of its name or brand"
        autoComplete="off"
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        onKeyDown={steer}
        className="field-control text-sm"
      />
      <p role="status" className="sr-only">
        {text ? `${found.length} found` : ''}
      </p>
      <ul className="grid overflow-clip rounded-xl border border-line empty:hidden">
        {found.map((product) => (
          <li key={product.slug}>
            <button
              type="button"
              onClick={() => choose(product)}
              className="flex min-h-10 w-full items-center justify-between gap-4 px-3 text-left text-sm hover:bg-blush-soft"
            >
              <span className="font-medium">{product.name}</span>
              <span className="text-ink-soft">{product.brand}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RowButton({
  label,
  isOff = false,
  onClick,
  children,
}: {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-lg text-base hover:bg-blush-soft disabled:opacity-30"
    >
      {children}
    </button>
  );
}

/** A slug that was typed and not saved may be of a product nobody has the name of yet. */
function chosenFrom(value: string, known: LinkableProduct[]): LinkableProduct[] {
  return value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(
      (slug) =>
        known.find((product) => product.slug === slug) ?? { slug, name: slug, brand: '', isShown: true },
    );
}
