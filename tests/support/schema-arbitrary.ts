import fc from 'fast-check';
import { isRecord } from '#domain/text/is-record.ts';

/** Makes values that a JSON Schema of the API's document allows, with all its texts as odd as it allows them. */
export function schemaArbitrary(schema: unknown, named: Record<string, unknown>): fc.Arbitrary<unknown> {
  const json = recordOf(schema);
  const inner = (one: unknown) => schemaArbitrary(one, named);
  if (typeof json.$ref === 'string') return inner(named[json.$ref.split('/').at(-1) ?? '']);
  if ('const' in json) return fc.constant(json.const);
  if (Array.isArray(json.enum)) return fc.constantFrom(...json.enum);
  const types = [json.type].flat();
  if (types.includes('null'))
    return fc.option(inner({ ...json, type: types.find((type) => type !== 'null') }));
  if (json.type === 'object' && isRecord(json.properties)) return objects(json, inner);
  if (Array.isArray(json.anyOf)) return fc.oneof(...json.anyOf.map(inner));
  if (json.type === 'array')
    return fc.array(inner(json.items), { minLength: numberOf(json.minItems, 0), maxLength: 3 });
  if (json.type === 'integer')
    return fc.integer({ min: numberOf(json.minimum, 0), max: numberOf(json.maximum, 1000) });
  if (json.type === 'number')
    return fc.double({ min: numberOf(json.minimum, 0), max: numberOf(json.maximum, 1000), noNaN: true });
  if (json.type === 'boolean') return fc.boolean();
  if (json.type === 'string') return texts(json);
  return fc.oneof(
    texts(json),
    fc
      .jsonValue()
      .filter((value) => typeof value !== 'string')
      .filter(isStorable),
  );
}

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
          fc.dictionary(fc.string({ minLength: 9 }).filter(isStorable), fc.jsonValue().filter(isStorable), {
            maxKeys: 1,
          }),
        )
        .map(([message, beside]) => ({ ...beside, ...message }));
    }),
  );
}

function texts(json: Record<string, unknown>): fc.Arbitrary<string> {
  const [minLength, maxLength] = [numberOf(json.minLength, 0), numberOf(json.maxLength, 30)];
  const pattern = typeof json.pattern === 'string' ? new RegExp(json.pattern, 'u') : /^/u;
  const length = (text: string) => [...text].length;
  const fits = (text: string) =>
    pattern.test(text) && length(text) >= minLength && length(text) <= maxLength && isStorable(text);
  const any = fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    fc.string({ unit: 'binary', minLength, maxLength }),
    fc.constantFrom('a', '\u{1f338}').map((one) => one.repeat(Math.min(maxLength, 1000))),
  );
  // Long patterns are rarely met by chance.
  return /^\^\[\^\\u0000\]|^\^$/.test(pattern.source)
    ? any.filter(fits)
    : fc.stringMatching(pattern, { size: 'xsmall' }).filter(fits);
}

/** False for what `jsonFault` refuses. */
function isStorable(value: unknown): boolean {
  return (
    !JSON.stringify(value).includes('\\u0000') &&
    JSON.stringify(value).isWellFormed() &&
    !/\\ud[89a-f]/i.test(JSON.stringify(value))
  );
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
