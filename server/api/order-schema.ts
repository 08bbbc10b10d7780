import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { UK_POSTCODE_PATTERN } from '#domain/fields/text-patterns.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** Completes the JSON Schema of an order by what one shop takes: its countries, and a card only where no service reads it. */
export function orderTo(
  { countries, takesCard }: { countries: readonly string[]; takesCard: boolean },
  schema: unknown,
): unknown {
  const properties = recordAt(schema, 'properties');
  const customer = recordAt(properties, 'customerInfo');
  const fields = recordAt(customer, 'properties');
  const isUkAlone = countries.every((country) => country === UNITED_KINGDOM);
  const postcode = {
    ...recordAt(fields, 'postcode'),
    ...(isUkAlone ? { pattern: UK_POSTCODE_PATTERN } : {}),
  };
  const country = { type: 'string', enum: [...countries], default: UNITED_KINGDOM };
  return {
    ...recordAt({ schema }, 'schema'),
    properties: {
      ...properties,
      customerInfo: { ...customer, properties: { ...fields, postcode, country } },
    },
    anyOf: [
      { properties: { paymentMethod: { enum: ['cod', 'transfer'] } } },
      takesCard ? { required: ['card'] } : { properties: { card: { type: 'null' } } },
    ],
  };
}

function recordAt(json: unknown, key: string): Record<string, unknown> {
  const value = isRecord(json) ? json[key] : undefined;
  return isRecord(value) ? value : {};
}
