import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import { readSuggestions, type SuggestedProduct, type Suggestions } from './read-suggestions.ts';

const PAUSE_MS = 150;

/** The id of the suggestion that Enter would follow, '' while there is none, null while nothing is suggested. */
export type ActiveSuggestion = string | null;

type Props = {
  text: string;
  /** The form these stand in: the focus stays in its input. */
  box: RefObject<HTMLFormElement | null>;
  active: ActiveSuggestion;
  onActive: Dispatch<SetStateAction<ActiveSuggestion>>;
  onChosen: () => void;
  onClose: () => void;
};

/** What the words typed so far may mean, as the options of a combobox: categories, brands and products. */
export default function SearchSuggestions({ text, box, active, onActive, onChosen, onClose }: Props) {
  const query = text.trim();
  const suggestions = useSuggestions(query);
  const { products = [], categories = [], brands = [] } = (query && suggestions) || {};
  const count = products.length + categories.length + brands.length;
  useEffect(() => {
    // The active option stays active when the next suggestions have it too.
    const stillActive = (active: ActiveSuggestion) =>
      active && document.getElementById(active) ? active : '';
    onActive(suggestions && count > 0 ? stillActive : null);
  }, [suggestions, count, onActive]);
  useEffect(() => () => onActive(null), [onActive]);
  useKeys(box, { active, onActive, onClose });
  if (!query || !suggestions) return null;
  const groups = [...categories.map(categoryLink), ...brands.map(brandLink)];

  function option(leadsTo: string) {
    const id = `search-suggestion-${leadsTo}`;
    return { id, role: 'option', 'aria-selected': id === active, tabIndex: -1, onClick: onChosen };
  }

  return (
    <div className="suggestions">
      <p role="status" className={count > 0 ? 'sr-only' : 'px-3 py-2 text-sm text-ink-soft'}>
        {count > 0 ? `${count} suggestions, use the arrow keys` : `Nothing found for '${query}' yet`}
      </p>
      {count > 0 && (
        <div id="search-suggestions" role="listbox" tabIndex={-1} aria-label="Suggestions">
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
        // Changed meanwhile, or out of reach: the search itself still works.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return suggestions;
}

type Keys = Pick<Props, 'active' | 'onActive' | 'onClose'>;

function useKeys(box: RefObject<HTMLFormElement | null>, keys: Keys) {
  useEffect(() => {
    const form = box.current;
    const press = (event: KeyboardEvent) => form && pressed(event, form, keys);
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  });
}

/** As the ARIA patterns have it: the focus stays where one types, arrows move the active option. */
function pressed(event: KeyboardEvent, box: HTMLFormElement, { active, onActive, onClose }: Keys) {
  if (active === null) return;
  const options = [...box.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.findIndex(({ id }) => id === active);
  if (event.key === 'Tab') return onClose();
  if (event.key === 'Escape') {
    onClose();
    // the menu around it stays open
    event.stopPropagation();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = options[stepped(at, event.key === 'ArrowDown' ? 1 : -1, options.length)];
    next?.scrollIntoView({ block: 'nearest' });
    onActive(next?.id ?? '');
  } else if (event.key === 'Enter' && options[at]) {
    options[at].click();
  } else return;
  event.preventDefault();
}

/** Round and round, through the options and the words typed (-1). */
function stepped(at: number, step: 1 | -1, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
}
