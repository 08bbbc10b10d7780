import fc from 'fast-check';
import type * as v from 'valibot';

/** Makes messages that a schema of the API allows: for tests of what reads them. */
export function messageArbitrary<Message>(schema: v.GenericSchema<unknown, Message>): fc.Arbitrary<Message> {
  return arbitraryOf(schema as unknown as Declared) as fc.Arbitrary<Message>;
}

/** The schemas that messages are made of. */
type Declared =
  | { type: 'string' | 'boolean' }
  | { type: 'number'; pipe?: readonly Check[] }
  | { type: 'literal'; literal: string }
  | { type: 'picklist'; options: readonly string[] }
  | { type: 'nullable' | 'optional'; wrapped: Declared }
  | { type: 'array'; item: Declared }
  | { type: 'object'; entries: Record<string, Declared> }
  | { type: 'record'; key: Declared; value: Declared }
  | { type: 'variant' | 'union'; options: readonly Declared[] };

/** A check of a schema, or a schema with checks of its own. */
type Check = { type: string; requirement?: number; pipe?: readonly Check[] };

function arbitraryOf(schema: Declared): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return fc.string({ minLength: 1 });
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numbers(schema.pipe ?? []);
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...schema.options);
    case 'nullable':
      return fc.option(arbitraryOf(schema.wrapped));
    case 'optional':
      return fc.option(arbitraryOf(schema.wrapped), { nil: undefined });
    case 'array':
      return fc.array(arbitraryOf(schema.item), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.entries).map(([name, entry]) => [name, arbitraryOf(entry)])),
      );
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1 }), arbitraryOf(schema.value), { maxKeys: 3 });
    case 'variant':
    case 'union':
      return fc.oneof(...schema.options.map(arbitraryOf));
  }
}

/** Whole numbers where the schema asks for them; else amounts of pounds. */
function numbers(checks: readonly Check[]): fc.Arbitrary<number> {
  const pipe = checks.flatMap((check) => [check, ...(check.pipe ?? [])]);
  if (!pipe.some(({ type }) => type === 'integer'))
    return fc.integer({ min: 0, max: 10_000_00 }).map((pence) => pence / 100);
  const limit = (name: string, otherwise: number) =>
    pipe.find(({ type }) => type === name)?.requirement ?? otherwise;
  return fc.integer({ min: limit('min_value', 0), max: limit('max_value', 1000) });
}
