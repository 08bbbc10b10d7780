import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup, FilterOption } from './filter-group.tsx';
import { HiddenParams } from './hidden-params.tsx';
import type { ListingData } from './listing-data.ts';
import { listingBase } from './listing-paths.ts';

/** A real form over the address: with script each change asks at once, without it a button does. */
export function Filters({ listing, idPrefix }: { listing: ListingData; idPrefix: string }) {
  const { query, facets, categoryInPath } = listing;
  const submit = useSubmit();
  return (
    <Form
      key={JSON.stringify(query)}
      action={listingBase(listing)}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: false })}
    >
      <HiddenParams listing={listing} without={['brand', 'category', 'stock', 'offer']} />
      <CategoryFilter listing={listing} />
      <FilterGroup title="Only">
        <FilterOption
          id={`${idPrefix}-stock`}
          name="stock"
          value="in"
          label="In stock"
          count={facets.inStock}
          checked={query.inStock}
        />
        <FilterOption
          id={`${idPrefix}-offer`}
          name="offer"
          value="yes"
          label="On offer"
          count={facets.onOffer}
          checked={query.onOffer}
        />
      </FilterGroup>
      <BrandFilter brands={facets.brands} chosen={query.brand} idPrefix={idPrefix} />
      {!categoryInPath && query.category && <input type="hidden" name="category" value={query.category} />}
      <noscript>
        <button type="submit" className="btn btn-dark btn-small mt-4">
          Apply filters
        </button>
      </noscript>
    </Form>
  );
}

/** On narrow screens the same filters in a sheet; without script they unfold in the page. */
export function FilterSheet({ listing }: { listing: ListingData }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <Button variant="outline" size="small" className="needs-script" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <noscript>
        <details className="w-full">
          <summary className="btn btn-outline btn-small">Filter</summary>
          <Filters listing={listing} idPrefix="plain" />
        </details>
      </noscript>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filter"
        shape="sheet"
        footer={
          <Button className="w-full" onClick={() => setOpen(false)}>
            Show {listing.results.total.toLocaleString('en-GB')}{' '}
            {listing.results.total === 1 ? 'product' : 'products'}
          </Button>
        }
      >
        {isOpen && <Filters listing={listing} idPrefix="sheet" />}
      </Dialog>
    </div>
  );
}
