import { type ReactNode, type RefObject, useId } from 'react';
import { Link } from 'react-router';
import type { ActiveOption } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ArrowRightIcon, SearchIcon } from '#app/ui/icons.tsx';
import { firstLinks as linksFirst } from './first-links.ts';
import type { SuggestedProduct, Suggestions } from './read-suggestions.ts';
import { addRecentSearch, clearRecentSearches, useRecentSearches } from './recent-searches.ts';
import { SuggestedProductRow } from './suggested-product-row.tsx';
import { useSearchSuggestions } from './use-search-suggestions.ts';

type Props = {
  text: string;
  /** The form of the input. */
  box: RefObject<HTMLFormElement | null>;
  active: ActiveOption;
  onActive: (active: ActiveOption) => void;
  onChosen: () => void;
  onClose: () => void;
};

/** The options of the search box: for the text so far; where there is none, or no product is found, what is popular. */
export default function SearchPanel({ text, box, active, onActive, onChosen, onClose }: Props) {
  const query = text.trim();
  const { found, isCurrent } = useSearchSuggestions(query);
  const { popular: popularWords } = useShop();
  const recent = useRecentSearches();
  const combobox = useCombobox({
    id: 'search-suggestions',
    label: 'Suggestions',
    root: box,
    active,
    onActive,
    onClose,
  });
  if (!found) return null;
  const offered = query ? found : { ...NOTHING, popular: found.popular };
  const names = nameLinks(offered);
  const hits = [offered.products, offered.instead, offered.completions, offered.pages, names].flat().length;
  const isVain = hits === 0;
  const shownRecent = query ? [] : recent;
  const findsProducts = offered.products.length + names.length > 0;
  const popular = !findsProducts ? offered.popular.filter((search) => !shownRecent.includes(search)) : [];
  const trending = !query && isCurrent ? found.products : [];
  const firstLinks = isVain ? linksFirst(popularWords) : [];
  const count = hits + firstLinks.length + popular.length + shownRecent.length + trending.length;
  const saysVain = query !== '' && isVain && isCurrent;

  const link = (to: string, key: string, className: string, children: ReactNode, searched?: string) => (
    <Link
      key={key}
      to={to}
      className={className}
      {...combobox.option(key, () => {
        if (searched) addRecentSearch(searched);
        onChosen();
      })}
    >
      {children}
    </Link>
  );
  const productLink = (product: SuggestedProduct) =>
    link(paths.product(product.id), product.id, 'suggestion', <SuggestedProductRow product={product} />);
  const search = (searched: string) =>
    link(
      paths.search(searched),
      `search-${searched.replaceAll(' ', '-')}`,
      'suggestion',
      <>
        <SearchIcon className="size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{searched}</span>
      </>,
      searched,
    );

  return (
    <div className="suggestions">
      <p role="status" className={saysVain ? 'px-3 py-2 text-sm text-ink-soft' : 'sr-only'}>
        {saysVain && `Nothing found for '${query}'. `}
        <span className="sr-only">{count} suggestions, use the arrow keys</span>
      </p>
      <div {...combobox.list}>
        <Group name="Shop" isNamed={false} className="suggested-names">
          {firstLinks.map(({ to, name }) => link(to, to, 'chip', name))}
        </Group>
        <Group name="Recent searches">{shownRecent.map(search)}</Group>
        <Group name="Searches" isNamed={false}>
          {offered.completions.map(search)}
        </Group>
        <Group name="Categories and brands" className="suggested-names">
          {names.map(({ to, name }) => link(to, to, 'chip', name))}
        </Group>
        <Group name="Products">{offered.products.map(productLink)}</Group>
        <Group name="In stock instead">{offered.instead.map(productLink)}</Group>
        <Group name="Articles and help">
          {offered.pages.map(({ path, title }) => link(path, path, 'suggestion', title))}
        </Group>
        {query &&
          !isVain &&
          link(
            paths.search(query),
            'all',
            'suggestion suggestion-all',
            <>
              All results for '{query}' <ArrowRightIcon className="size-4" />
            </>,
            query,
          )}
        <Group name="Popular searches">{popular.map(search)}</Group>
        <Group name={popularWords.now}>{trending.map(productLink)}</Group>
      </div>
      {shownRecent.length > 0 && (
        <button type="button" className="suggestions-clear" onClick={clearRecentSearches}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}

const NOTHING: Omit<Suggestions, 'popular'> = {
  products: [],
  instead: [],
  categories: [],
  brands: [],
  types: [],
  pages: [],
  completions: [],
};

function nameLinks({ types, categories, brands }: Pick<Suggestions, 'types' | 'categories' | 'brands'>) {
  return [
    ...types.map(({ slug, name, category }) => ({ name, to: paths.typesInCategory(category, slug) })),
    ...categories.map(({ slug, name }) => ({ name, to: paths.category(slug) })),
    ...brands.map(({ slug, name }) => ({ name, to: paths.brand(slug) })),
  ];
}

function Group({
  name,
  isNamed = true,
  className,
  children,
}: {
  name: string;
  /** True where its name is shown. */
  isNamed?: boolean;
  className?: string;
  children: ReactNode[];
}) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id} className="suggestion-group">
      <p id={id} role="presentation" className={isNamed ? 'suggestion-heading' : 'sr-only'}>
        {name}
      </p>
      <div role="presentation" className={className}>
        {children}
      </div>
    </div>
  );
}
