import { type Pence, poundsToPence } from '#domain/money/money.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** Reads values from storage or a server, whose shape is unknown. */
export type JsonObject = Record<string, unknown>;

export function objectOf(value: unknown): JsonObject {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Texts by key, as in the `errors` of a problem. */
export function textsOf(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries(objectOf(value))) if (typeof text === 'string') texts[key] = text;
  return texts;
}

/** Pounds as pence; 0 where they are negative or no number. */
export function penceOf(pounds: unknown): Pence {
  return poundsToPence(Math.max(0, numberOf(pounds)));
}
