import {
  type ConversionConfig,
  type JsonSchema,
  type OverrideSchemaContext,
  toJsonSchema,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isRecord } from '#domain/text/is-record.ts';

/**
 * Returns the JSON Schemas of these messages by message, and those of the named ones, which stand wherever they are used as
 * a reference. All at once, since the library converts every named one anew at each call.
 */
export function jsonSchemas(
  messages: readonly v.GenericSchema[],
  named: Record<string, v.GenericSchema>,
): { byMessage: Map<v.GenericSchema, unknown>; named: JsonSchema['$defs'] } {
  const { prefixItems = [], $defs } = toJsonSchema(v.tuple([...messages]), { ...CONFIG, definitions: named });
  return {
    byMessage: new Map(messages.map((message, place) => [message, prefixItems[place]])),
    named: $defs,
  };
}

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  // Forms trim and check text in steps that JSON Schema cannot express.
  ignoreActions: ['transform', 'check', 'raw_check', 'partial_check', 'every_item'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema,
};

function overrideSchema(context: OverrideSchemaContext): JsonSchema | undefined {
  switch (context.valibotSchema.type) {
    case 'nullable':
      return orNull(wrappedIn(context));
    case 'nullish':
      return asTaken(context);
    case 'record':
      return { type: 'object', additionalProperties: context.jsonSchema.additionalProperties };
    case 'object':
      return withDefaults(context);
  }
}

function wrappedIn({ jsonSchema }: OverrideSchemaContext): JsonSchema {
  const [wrapped] = jsonSchema.anyOf ?? [];
  return typeof wrapped === 'object' ? wrapped : jsonSchema;
}

/** A field that forms read also as empty: null where that is taken, and any type where others count as empty. */
function asTaken(context: OverrideSchemaContext): JsonSchema {
  const json = wrappedIn(context);
  const takes = (value: unknown) => v.safeParse(context.valibotSchema, value).success;
  if (takes(null) && json.type === 'string' && takes({})) {
    const { type: _, ...ofAnyType } = json;
    return { description: 'Text; anything else counts as empty', ...ofAnyType };
  }
  return takes(null) ? orNull(json) : json;
}

function orNull(json: JsonSchema): JsonSchema {
  const type = typeof json.type === 'string' ? [json.type, 'null' as const] : undefined;
  if (!type) return { anyOf: [json, { type: 'null' }] };
  return json.enum ? { ...json, type, enum: [...json.enum, null] } : { ...json, type };
}

/** Parses an empty object: a field that fails is required, one that comes out of nothing has a default. */
function withDefaults({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema {
  const { issues = [], output } = v.safeParse(valibotSchema, {});
  const missing = new Set(issues.map((issue) => issue.path?.[0]?.key));
  const defaults = isRecord(output) ? output : {};
  const properties = Object.entries(jsonSchema.properties ?? {}).map(([name, property]) => {
    const value = missing.has(name) ? undefined : defaults[name];
    const isShown = typeof property === 'object' && typeof value === 'string';
    return [name, isShown ? { ...property, default: value } : property] as const;
  });
  return {
    ...jsonSchema,
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name).filter((name) => missing.has(name)),
  };
}
