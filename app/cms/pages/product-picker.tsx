import { type RefObject, useRef } from 'react';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { ChoiceSearch } from '#app/cms/ui/choice-search.tsx';
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
  field: RefObject<HTMLInputElement | null>;
  chosen: LinkableProduct[];
  onChosen: (product: LinkableProduct) => void;
}) {
  const { data, suggestFor } = useSuggestions<typeof loader>(cmsPaths.pageProducts());
  const found = (data?.products ?? []).filter(({ slug }) => !chosen.some((product) => product.slug === slug));
  const isNone = data?.products.length === 0;
  return (
    <ChoiceSearch
      label="Add a product"
      resultsLabel="Products found"
      field={field}
      answer={
        data && {
          text: data.text,
          choices: found.map(({ slug, name, brand }) => ({ key: slug, name, note: brand })),
          remark: isNone ? 'No product has this name' : found.length === 0 ? 'It is already in the list' : '',
        }
      }
      onAsked={suggestFor}
      onChosen={(key) => {
        const product = found.find(({ slug }) => slug === key);
        if (product) onChosen(product);
      }}
    />
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
