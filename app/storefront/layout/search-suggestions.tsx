import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money.ts';
import { formatUnitPrice, type Unit, unitPrice } from '#domain/unit-price.ts';

type Suggestions = {
  products: Suggested[];
  categories: { slug: string; name: string }[];
  brands: { slug: string; name: string }[];
};
/** Prices in pounds, as everywhere in the JSON API. */
type Suggested = {
  id: string;
  name: string;
  brand: string;
  price: number;
  originalPrice: number | null;
  category: string;
  imageUrl: string | null;
  amount: number | null;
  unit: Unit | null;
};

const PAUSE_MS = 150;

/** What the words typed so far may mean: categories, brands and products, as links. */
export default function SearchSuggestions({
  text,
  box,
  onChosen,
  onEscape,
}: {
  text: string;
  /** The form these stand in: arrow keys go from its input through the suggestions and back. */
  box: RefObject<HTMLFormElement | null>;
  onChosen: () => void;
  onEscape: () => void;
}) {
  useArrowKeys(box, onEscape);
  const query = text.trim();
  const suggestions = useSuggestions(query);
  if (!query || !suggestions) return null;
  const { products, categories, brands } = suggestions;
  const count = products.length + categories.length + brands.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link inside was followed
    <div
      className="suggestions"
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onChosen()}
    >
      <p role="status" className={count > 0 ? 'sr-only' : 'px-3 py-2 text-sm text-ink-soft'}>
        {count > 0 ? `${count} suggestions, use the arrow keys` : `Nothing found for '${query}' yet`}
      </p>
      {[...categories.map(categoryLink), ...brands.map(brandLink)].length > 0 && (
        <ul className="flex flex-wrap gap-2 p-2">
          {[...categories.map(categoryLink), ...brands.map(brandLink)].map((link) => (
            <li key={link.to}>
              <Link to={link.to} className="chip">
                {link.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link to={paths.product(product.id)} className="suggestion">
              <ProductPicture product={pictured(product)} alt="" className="w-11 shrink-0 rounded-md" />
              <span className="min-w-0 flex-1">
                <span className="block text-xs text-ink-soft">{product.brand}</span>
                <span className="block truncate">{product.name}</span>
              </span>
              <Cost {...product} />
            </Link>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <Link to={paths.search(query)} className="suggestion font-semibold text-rose">
          All results for '{query}'
        </Link>
      )}
    </div>
  );
}

function Cost({ price, originalPrice, amount, unit }: Suggested) {
  const perUnit = unitPrice(Math.round(price * 100), amount, unit);
  return (
    <span className="text-right text-sm tabular-nums">
      <span className="block font-semibold">{pounds(price)}</span>
      {originalPrice !== null && originalPrice > price && (
        <span className="block text-xs text-ink-soft">
          <span className="sr-only">was </span>
          <s>{pounds(originalPrice)}</s>
        </span>
      )}
      {perUnit && <span className="block text-xs text-ink-soft">{formatUnitPrice(perUnit)}</span>}
    </span>
  );
}

const pounds = (amount: number) => formatPounds(Math.round(amount * 100));
const categoryLink = ({ slug, name }: { slug: string; name: string }) => ({ name, to: paths.category(slug) });
const brandLink = ({ slug, name }: { slug: string; name: string }) => ({ name, to: paths.brand(slug) });

/** Asks a moment after the last key, and drops the answers that came too late. */
function useSuggestions(query: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (!query) return setSuggestions(null);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/suggest?q=${encodeURIComponent(query)}`, { signal: abort.signal });
        if (answer.ok) setSuggestions(await answer.json());
      } catch {
        // Typed on, or out of reach: the search itself still works.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return suggestions;
}

function useArrowKeys(box: RefObject<HTMLFormElement | null>, onEscape: () => void) {
  useEffect(() => {
    const form = box.current;
    const move = (event: KeyboardEvent) => form && moveThroughLinks(event, form, onEscape);
    form?.addEventListener('keydown', move);
    return () => form?.removeEventListener('keydown', move);
  });
}

function moveThroughLinks(event: KeyboardEvent, box: HTMLFormElement, close: () => void) {
  const stops = [...box.querySelectorAll<HTMLElement>('input, .suggestions a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (event.key === 'Escape' && stops.length > 1) {
    event.preventDefault();
    event.stopPropagation();
    stops[0]?.focus();
    close();
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const next = at === -1 ? undefined : stops[at + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}
