import fc from 'fast-check';
import { isRecord } from '#domain/text/is-record.ts';

/** Makes values that a JSON Schema of the API's document allows, with all its texts as odd as it allows them. */
export function schemaArbitrary(
  schema: unknown,
  named: Record<string, unknown>,
  depth = DEEPEST,
): fc.Arbitrary<unknown> {
  const json = recordOf(schema);
  if (depth === 0 && !('$ref' in json)) return fc.constant(null);
  const inner = (one: unknown) => schemaArbitrary(one, named, depth - 1);
  if (typeof json.$ref === 'string')
    return json.$ref.endsWith('/AnyJson') && depth <= 2
      ? fc.constantFrom(null, 0, '', [], {})
      : schemaArbitrary(named[json.$ref.split('/').at(-1) ?? ''], named, depth);
  if ('const' in json) return fc.constant(json.const);
  if (Array.isArray(json.enum)) return fc.constantFrom(...json.enum);
  if (Array.isArray(json.type))
    return fc.oneof(...json.type.map((type) => schemaArbitrary({ ...json, type }, named, depth)));
  if (json.type === 'null') return fc.constant(null);
  if (json.type === 'object') return objects(json, inner);
  if (Array.isArray(json.anyOf)) return fc.oneof(...json.anyOf.map(inner));
  if (json.type === 'array')
    return fc.array(inner(json.items), { minLength: numberOf(json.minItems, 0), maxLength: 3 });
  if (json.type === 'integer')
    return fc.integer({ min: numberOf(json.minimum, 0), max: numberOf(json.maximum, 1000) });
  if (json.type === 'number')
    return fc.double({ min: numberOf(json.minimum, 0), max: numberOf(json.maximum, 1000), noNaN: true });
  if (json.type === 'boolean') return fc.boolean();
  if (json.type === 'string') return texts(json);
  // Without a type anything goes, NUL included: nothing but the schema may leave it out.
  return fc.oneof(texts(json), fc.jsonValue().filter(isWellFormed), fc.constantFrom<unknown>('\0', ['\0']));
}

/** Deep enough for a card in an order with anything beside it, and that once more inside. */
const DEEPEST = 7;

/** One of the alternatives of an object narrows it; what it does not name is added beside, as anything. */
function objects(json: Record<string, unknown>, inner: (schema: unknown) => fc.Arbitrary<unknown>) {
  const alternatives = Array.isArray(json.anyOf) ? json.anyOf.map(recordOf) : [{}];
  return fc.oneof(
    ...alternatives.map((alternative) => {
      const narrowed = recordOf(alternative.properties);
      const properties = Object.entries(recordOf(json.properties)).map(
        ([name, schema]): [string, unknown] => [name, { ...recordOf(schema), ...recordOf(narrowed[name]) }],
      );
      const required = [json.required, alternative.required].flatMap((names) =>
        Array.isArray(names) ? names : [],
      );
      return fc
        .tuple(
          fc.record(Object.fromEntries(properties.map(([name, schema]) => [name, inner(schema)])), {
            requiredKeys: required,
          }),
          fc.dictionary(
            texts({ ...recordOf(json.propertyNames), minLength: 9 }),
            inner(json.additionalProperties),
            { maxKeys: 1 },
          ),
        )
        .map(([message, beside]) => ({ ...beside, ...message }));
    }),
  );
}

const ANYTHING = /^/u;

function texts(json: Record<string, unknown>): fc.Arbitrary<string> {
  const [minLength, maxLength] = [numberOf(json.minLength, 0), numberOf(json.maxLength, 30)];
  const pattern = typeof json.pattern === 'string' ? new RegExp(json.pattern, 'u') : ANYTHING;
  const length = (text: string) => [...text].length;
  const fits = (text: string) =>
    pattern.test(text) && length(text) >= minLength && length(text) <= maxLength && isWellFormed(text);
  const any = fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    fc.string({ unit: 'binary', minLength, maxLength }),
    fc.constantFrom('a', '\u{1f338}').map((one) => one.repeat(Math.min(maxLength, 1000))),
    fc.constantFrom('\0', 'before\0behind'),
  );
  // Long patterns are rarely met by chance.
  return pattern === ANYTHING || pattern.source.startsWith('^[^\\u0000]')
    ? any.filter(fits)
    : fc.stringMatching(pattern, { size: 'xsmall' }).filter(fits);
}

/** False for half of a pair of surrogates, which no client can send as UTF-8. */
function isWellFormed(value: unknown): boolean {
  return !/\\ud[89a-f]/i.test(JSON.stringify(value));
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
