import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** The number of an order, in any spelling, and the email it was placed with. */
const orderLookupSchema = v.object({
  orderNumber: v.pipe(requiredLine('Order number', 40), v.transform(plainOrderNumber)),
  email: emailField(),
  /** Asked for only where the number was tried with many wrong emails; '' where it was not. */
  postcode: v.pipe(optionalLine('Postcode', 20), v.transform(normalisePostcode)),
});

export type OrderLookup = v.InferOutput<typeof orderLookupSchema>;

export function parseOrderLookup(
  body: unknown,
): { ok: true; lookup: OrderLookup } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(orderLookupSchema, isRecord(body) ? body : {});
  return parsed.success
    ? { ok: true, lookup: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

/** '# za 123 456-789' is ZA123456789. */
function plainOrderNumber(entered: string): string {
  return entered.replace(/[\s#.-]+/g, '').toUpperCase();
}
