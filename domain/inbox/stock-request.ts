import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { requiredLine } from '#domain/fields/text-field.ts';

/** The longest that a confirmed address can be stored, whether or not the product came back; the links in its mail work as long. */
export const STOCK_REQUEST_DAYS = 183;
/** An address that is not confirmed by then is deleted; its link works as long. */
export const UNCONFIRMED_STOCK_DAYS = 7;
/** Products one address waits for at a time. */
export const MOST_WAITED_FOR = 50;

export type StockRequest = { product: string; variant: string; email: string };

const schema = v.object({
  product: requiredLine('Product', 200),
  variant: requiredLine('Variant', 200),
  email: emailField(),
});

/** Parses the form that asks to be told when a variant (by its name) of a product (by its slug) is back. */
export function parseStockRequest(
  form: Record<string, unknown>,
): { ok: true; request: StockRequest } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, request: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}
