import { type ReactNode, useId } from 'react';
import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { STOCK_REQUEST_NOTE, STOCK_REQUEST_TAKEN } from '#domain/words/stock-request-words.ts';
import type { StockRequestResult } from './stock-request-result.ts';

export type Wanted = { product: string; variant: string };

/** The address, the button and what becomes of the address; the form around it is the page's own. */
export function StockRequestFields({
  wanted,
  result,
  email = '',
  isSending = false,
}: {
  wanted: Wanted;
  result: StockRequestResult | undefined;
  email?: string;
  isSending?: boolean;
}) {
  const id = useId();
  if (result?.ok) return <Taken />;
  return (
    <>
      <input type="hidden" name="product" value={wanted.product} />
      <input type="hidden" name="variant" value={wanted.variant} />
      <div className="grid items-start gap-x-3 gap-y-1 xs:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          id={id}
          label="Email address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="name@example.com"
          defaultValue={email}
          error={result?.errors.email}
          aria-describedby={`${id}-note`}
        />
        <Button
          type="submit"
          variant="dark"
          aria-disabled={isSending}
          className="xs:mt-[1.625rem] sm:mt-0 lg:mt-[1.625rem]"
        >
          Email me
        </Button>
      </div>
      {result?.message && (
        <p role="alert" className="text-sm font-semibold text-rose-deep">
          {result.message}
        </p>
      )}
      <p id={`${id}-note`} className="text-sm text-ink-soft">
        {STOCK_REQUEST_NOTE}
      </p>
    </>
  );
}

function Taken(): ReactNode {
  return (
    <p role="status" className="font-medium text-leaf">
      {STOCK_REQUEST_TAKEN}
    </p>
  );
}

/** 'Tell me when Quince is back' */
export function stockRequestTitle(variant: string): string {
  return variant === STANDARD_VARIANT ? 'Tell me when it is back' : `Tell me when ${variant} is back`;
}

export const STOCK_FORM = { method: 'post', action: stockRequestPaths.form() } as const;
