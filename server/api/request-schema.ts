import { isRecord } from '#domain/text/is-record.ts';

/** No text of a request holds NUL, names of fields and what no message reads included (`jsonFault`). */
const STORABLE = '^[^\\u0000]*$';

const ANY_JSON_BUT_TEXT = [
  { type: ['null', 'boolean', 'number'] },
  { type: 'array', items: { $ref: '#/components/schemas/AnyJson' } },
  {
    type: 'object',
    propertyNames: { pattern: STORABLE },
    additionalProperties: { $ref: '#/components/schemas/AnyJson' },
  },
];

/** Any JSON that a request may hold beside what its message reads. */
export const ANY_JSON = {
  description: 'Anything without the character NUL; it is not read',
  anyOf: [{ type: 'string', pattern: STORABLE }, ...ANY_JSON_BUT_TEXT],
};

/** Says of a JSON Schema of what is sent, at any depth, that its texts can be stored. */
export function asRequest(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(asRequest);
  if (!isRecord(json)) return json;
  if (isTextOrElse(json)) {
    const { description, default: byDefault, ...text } = json;
    const about = {
      ...(description ? { description } : {}),
      ...('default' in json ? { default: byDefault } : {}),
    };
    return { ...about, anyOf: [asRequest({ type: 'string', ...text }), ...ANY_JSON_BUT_TEXT] };
  }
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (key === 'properties' && isRecord(value))
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, asRequest(schema)])),
        ];
      return [key, NESTED.includes(key) ? asRequest(value) : value];
    }),
  );
  if ([json.type].flat().includes('object'))
    return {
      additionalProperties: { $ref: '#/components/schemas/AnyJson' },
      propertyNames: { pattern: STORABLE },
      ...inner,
    };
  return mayBeText(json) ? { ...inner, ...withoutNul(json.pattern) } : inner;
}

const NESTED = ['items', 'anyOf', 'allOf', 'oneOf', 'prefixItems'];

/** A text that counts as empty where another type is sent: it has a length and no type. */
function isTextOrElse(json: Record<string, unknown>): boolean {
  return json.type === undefined && 'maxLength' in json;
}

function mayBeText(json: Record<string, unknown>): boolean {
  return [json.type].flat().includes('string') && !('enum' in json) && !('const' in json);
}

/** Patterns from end to end leave NUL out already. */
function withoutNul(pattern: unknown): Record<string, unknown> {
  if (typeof pattern !== 'string') return { pattern: STORABLE };
  return pattern.startsWith('^') ? {} : { pattern: `^[^\\u0000]*${pattern}[^\\u0000]*$` };
}
