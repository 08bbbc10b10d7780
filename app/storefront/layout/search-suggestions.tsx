import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ActiveOption } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';
import { paths } from '#app/links/paths.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import { readSuggestions, type SuggestedProduct, type Suggestions } from './read-suggestions.ts';

const PAUSE_MS = 150;

type Props = {
  text: string;
  /** The form of the input. */
  box: RefObject<HTMLFormElement | null>;
  active: ActiveOption;
  onActive: (active: ActiveOption) => void;
  onChosen: () => void;
  onClose: () => void;
};

/** The options of the search box: categories, brands and products for the text so far. */
export default function SearchSuggestions({ text, box, active, onActive, onChosen, onClose }: Props) {
  const query = text.trim();
  const suggestions = useSuggestions(query);
  const { products = [], categories = [], brands = [] } = (query && suggestions) || {};
  const count = products.length + categories.length + brands.length;
  const combobox = useCombobox({
    id: 'search-suggestions',
    label: 'Suggestions',
    root: box,
    active,
    onActive,
    onClose,
  });
  if (!query || !suggestions) return null;
  const groups = [...categories.map(categoryLink), ...brands.map(brandLink)];

  const option = (key: string) => combobox.option(key, onChosen);

  return (
    <div className="suggestions">
      <p role="status" className={count > 0 ? 'sr-only' : 'px-3 py-2 text-sm text-ink-soft'}>
        {count > 0 ? `${count} suggestions, use the arrow keys` : `Nothing found for '${query}' yet`}
      </p>
      {count > 0 && (
        <div {...combobox.list}>
          {groups.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div role="group" aria-label="Categories and brands" className="flex flex-wrap gap-2 p-2">
              {groups.map((link) => (
                <Link key={link.to} to={link.to} {...option(link.to)} className="chip">
                  {link.name}
                </Link>
              ))}
            </div>
          )}
          {products.map((product) => (
            <Link
              key={product.id}
              to={paths.product(product.id)}
              {...option(product.id)}
              className="suggestion"
            >
              <ProductPicture product={pictured(product)} alt="" className="w-11 shrink-0 rounded-md" />
              <span className="min-w-0 flex-1">
                <span className="block text-xs text-ink-soft">{product.brand}</span>
                <span className="line-clamp-2">{product.name}</span>
              </span>
              <Cost {...product} />
            </Link>
          ))}
          <Link to={paths.search(query)} {...option('all')} className="suggestion font-semibold text-rose">
            All results for '{query}'
          </Link>
        </div>
      )}
    </div>
  );
}

function Cost({ pricePence, originalPricePence, amount, unit }: SuggestedProduct) {
  const perUnit = unitPrice(pricePence, amount, unit);
  return (
    <span className="text-right text-sm">
      <span className="block font-semibold">{formatPounds(pricePence)}</span>
      {originalPricePence !== null && originalPricePence > pricePence && (
        <span className="block text-xs text-ink-soft">
          <span className="sr-only">was </span>
          <s>{formatPounds(originalPricePence)}</s>
        </span>
      )}
      {perUnit && <span className="block text-xs text-ink-soft">{formatUnitPrice(perUnit)}</span>}
    </span>
  );
}

const categoryLink = ({ slug, name }: { slug: string; name: string }) => ({ name, to: paths.category(slug) });
const brandLink = ({ slug, name }: { slug: string; name: string }) => ({ name, to: paths.brand(slug) });

/** Asks once typing pauses; a newer text aborts the request for an older one. */
function useSuggestions(query: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (!query) return setSuggestions(null);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/suggest?q=${encodeURIComponent(query)}`, { signal: abort.signal });
        if (response.ok) setSuggestions(readSuggestions(await response.json()));
      } catch {
        // Aborted or unreachable: the search works without suggestions.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return suggestions;
}
