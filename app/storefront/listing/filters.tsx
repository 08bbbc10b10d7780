import { type FormEvent, useEffect, useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { keepEntryForNavigation } from '#app/browser/hold-back.ts';
import { usePopoverHeldBack } from '#app/browser/use-held-back.ts';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';
import { productCountText } from '#domain/catalogue/category.ts';
import { FILTER_PARAMS } from '#domain/listing/filters.ts';
import { listingSearch, parseListing } from '#domain/listing/listing.ts';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterOption } from './filter-option.tsx';
import { FILTERS_ID } from './filters-id.ts';
import { HiddenParams } from './hidden-params.tsx';
import type { ListingData } from './listing-data.ts';
import { clearedPath, listingBase, listingPath } from './listing-paths.ts';
import { ValueFilters } from './value-filters.tsx';

/**
 * The filters: beside the results, on narrow screens in a native popover. A GET form over the address: with script each choice
 * submits at once and keeps focus, without script the buttons submit.
 */
export function Filters({ listing }: { listing: ListingData }) {
  const { query, facets, results } = listing;
  const isHydrated = useHydrated();
  const { showsRatings } = useShop();
  const { form, apply } = useFilterForm(listing);
  const sheet = useRef<HTMLElement>(null);
  usePopoverHeldBack(sheet);
  return (
    <aside ref={sheet} id={FILTERS_ID} popover="auto" aria-label="Filters" className={SHEET}>
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 md:hidden">
        <h2 className="font-display text-xl">Filters</h2>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          className="icon-button"
          aria-label="Close filters"
        >
          <CloseIcon />
        </button>
      </div>
      <Form
        ref={form}
        action={listingBase(listing)}
        autoComplete="off"
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (apply()) keepEntryForNavigation();
          sheet.current?.hidePopover();
        }}
        onChange={(event) => isChoice(event) && apply()}
      >
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-4 md:contents">
          <HiddenParams listing={listing} without={['search', 'brand', 'stock', 'offer', ...FILTER_PARAMS]} />
          <SearchField search={query.search} />
          <CategoryFilter listing={listing} />
          <ValueFilters listing={listing} params={['type']} />
          <BrandFilter listing={listing} />
          <ValueFilters listing={listing} params={['price']} />
          {(facets.onOffer > 0 || query.onOffer) && (
            <FilterGroup title="Offers" isOpen>
              <ul>
                <FilterOption name="offer" value="yes" count={facets.onOffer} checked={query.onOffer}>
                  On offer
                </FilterOption>
              </ul>
            </FilterGroup>
          )}
          <ValueFilters listing={listing} params={AFTER_OFFERS} />
          {showsRatings && <ValueFilters listing={listing} params={['rating']} />}
          {(facets.inStock > 0 || query.inStock) && (
            <FilterGroup title="Availability" isOpen>
              <ul>
                <FilterOption name="stock" value="in" count={facets.inStock} checked={query.inStock}>
                  In stock
                </FilterOption>
              </ul>
            </FilterGroup>
          )}
        </div>
        <div className="flex gap-3 border-t border-line px-5 py-3 md:hidden">
          <Link to={clearedPath(listing)} preventScrollReset className="btn btn-outline shrink-0">
            Clear all
          </Link>
          <button type="submit" className="btn btn-dark grow">
            {isHydrated ? `Show ${productCountText(results.total)}` : 'Show products'}
          </button>
        </div>
        <noscript>
          <button type="submit" className="btn btn-dark btn-small mt-2 w-full max-md:hidden">
            Apply filters
          </button>
        </noscript>
      </Form>
    </aside>
  );
}

/** What tells products apart, the most telling first. */
const AFTER_OFFERS = FILTER_PARAMS.filter((param) => !['type', 'price', 'rating'].includes(param));

const SHEET = [
  'fixed inset-x-0 top-auto bottom-0 m-0 hidden max-h-[85dvh] w-full max-w-none flex-col overflow-hidden rounded-t-card',
  'bg-page text-ink backdrop:bg-ink/45 open:flex',
  'md:static md:-ml-1 md:block md:max-h-none md:w-auto md:self-start md:overflow-visible md:rounded-none',
  'md:bg-transparent md:pr-3 md:pl-1',
].join(' ');

function SearchField({ search }: { search: string }) {
  return (
    <div className="relative my-4 md:mt-0">
      <label htmlFor="filter-search" className="sr-only">
        Search this list
      </label>
      <input
        id="filter-search"
        type="search"
        name="search"
        defaultValue={search}
        placeholder="Search this list"
        maxLength={100}
        className="field-control pr-12 text-base [&::-webkit-search-cancel-button]:hidden"
      />
      <button type="submit" className="icon-button absolute top-0.5 right-0.5" aria-label="Search this list">
        <SearchIcon />
      </button>
    </div>
  );
}

function useFilterForm(listing: ListingData) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const address = listingPath(listing);

  const shownAddress = useRef(address);
  useEffect(() => {
    if (form.current && shownAddress.current !== address) showDefaults(form.current);
    shownAddress.current = address;
  }, [address]);

  useEarlyInput(() => {
    if (form.current && hasChangedBoxes(form.current)) apply();
  });

  /** Returns whether another address follows. */
  function apply(): boolean {
    if (!form.current) return false;
    const { categoryInPath, query } = listing;
    const next = parseListing(asParams(form.current), categoryInPath ? query.category : null);
    const wanted = listingBase(listing) + listingSearch(next, {}, { categoryInPath });
    if (wanted === address) return false;
    navigate(wanted, { preventScrollReset: true });
    return true;
  }

  return { form, apply };
}

function hasChangedBoxes(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );
}

/** Sets boxes and radio buttons to the address after a chip, a link or the back button; the text field of brands is left alone. */
function showDefaults(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
    else if (field !== document.activeElement) field.value = field.defaultValue;
  }
}

function asParams(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function isChoice({ target }: FormEvent): boolean {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}
