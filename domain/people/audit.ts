import { isRecord } from '#domain/text/is-record.ts';

export type Fields = Record<string, unknown>;

/**
 * Returns only the fields in which two states of a record differ. Null before: it was created; null after: it was deleted;
 * the other side is then complete.
 */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => comparable(before[name]) !== comparable(after[name]),
  );
  return { before: pick(before, names), after: pick(after, names) };
}

/** JSON in which neither the order of keys nor an absent value in the place of null makes a difference. */
function comparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => each !== null && each !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
