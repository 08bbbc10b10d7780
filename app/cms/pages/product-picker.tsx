import { useId, useRef, useState } from 'react';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { useSuggestions } from '#app/cms/ui/use-suggestions.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { LinkableProduct } from '#database/queries/content/listed-pages.ts';
import { MOST_LINKED_PRODUCTS } from '#domain/content/page-form.ts';
import type { loader } from './page-products-page.tsx';

/** Ordered products, sent as one field of slugs; without script the slugs are entered as text. */
export function ProductPicker({
  value,
  known,
  error,
}: {
  /** Slugs. */
  value: string;
  /** Products whose names are known already. */
  known: LinkableProduct[];
  error: string | undefined;
}) {
  const {
    items: chosen,
    setItems: setChosen,
    ...reorder
  } = useReorder({
    initial: () => chosenFrom(value, known),
    keyOf: ({ slug }) => slug,
    movedText: (_, place, count) => `Moved to place ${place} of ${count}`,
  });
  const search = useRef<HTMLInputElement>(null);

  function add(product: LinkableProduct) {
    if (chosen.some(({ slug }) => slug === product.slug)) return;
    setChosen([...chosen, product]);
    reorder.announce(`${product.name} added`);
    search.current?.focus();
  }

  function remove(place: number) {
    reorder.remove(place, 'Product removed');
    search.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <input type="hidden" name="products" value={chosen.map(({ slug }) => slug).join(' ')} />
      <ReorderStatus announcement={reorder.announcement} />
      <ol ref={reorder.list} className="grid gap-1.5 empty:hidden">
        {chosen.map(({ slug, name, brand, isShown }, place) => (
          <li
            key={slug}
            {...reorder.row(place)}
            {...reorder.grip(place)}
            className="flex min-h-11 cursor-grab items-center gap-2 rounded-xl border border-line px-3 py-1 text-sm"
          >
            <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{name}</span>
              {brand && <span className="text-ink-soft"> · {brand}</span>}
              {!isShown && <span className="text-rose-deep"> · not published</span>}
            </span>
            <MoveButtons
              name={name}
              place={place}
              count={chosen.length}
              onMove={reorder.move}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      {chosen.length < MOST_LINKED_PRODUCTS && (
        <ProductSearch field={search} onChosen={add} chosen={chosen} />
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
  field,
  chosen,
  onChosen,
}: {
  field: React.RefObject<HTMLInputElement | null>;
  chosen: LinkableProduct[];
  onChosen: (product: LinkableProduct) => void;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const { data, suggestFor } = useSuggestions<typeof loader>(cmsPaths.pageProducts());
  const found = isOpen && text.trim().length >= 2 ? (data?.products ?? []).filter(isNew) : [];
  const { list, option } = useCombobox({
    id: `${id}-found`,
    label: 'Products found',
    root,
    active,
    onActive: setActive,
    startsAtFirst: true,
    // Enter without an option must not submit the form around.
    onEnter: () => active === null,
    onClose: () => setOpen(false),
  });

  function isNew({ slug }: LinkableProduct): boolean {
    return !chosen.some((product) => product.slug === slug);
  }

  function find(entered: string) {
    setText(entered);
    setActive(null);
    setOpen(true);
    if (entered.trim().length >= 2) suggestFor(entered);
  }

  function choose(product: LinkableProduct) {
    setText('');
    onChosen(product);
  }

  return (
    <div ref={root} className="needs-script grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Add a product
      </label>
      {/* Without a name it is no field of the form, and its input event is none of the form's. */}
      <input
        {...comboboxInput(list.id, active)}
        ref={field}
        id={id}
        type="search"
        value={text}
        placeholder="A few letters of its name or brand"
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        className="field-control text-sm"
      />
      <p role="status" className="sr-only">
        {text ? `${found.length} found` : ''}
      </p>
      <div {...list} className="grid overflow-clip rounded-xl border border-line empty:hidden">
        {found.map((product) => (
          <div
            key={product.slug}
            {...option(product.slug, () => choose(product))}
            className="flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 px-3 text-left text-sm hover:bg-blush-soft aria-selected:bg-blush-soft"
          >
            <span className="font-medium">{product.name}</span>
            <span className="text-ink-soft">{product.brand}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A slug that was submitted and not saved may be of a product whose name is not known yet. */
function chosenFrom(value: string, known: LinkableProduct[]): LinkableProduct[] {
  return value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(
      (slug) =>
        known.find((product) => product.slug === slug) ?? { slug, name: slug, brand: '', isShown: true },
    );
}
