import type { AuditRow } from '#database/queries/people/listed-audit-entries.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { pictureKeyIn } from './audit-changes.ts';

const ROW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns what the values of entries name by key or id: pictures, brands and categories. */
export function namedIn(entries: readonly Pick<AuditRow, 'before' | 'after'>[]): {
  pictureKeys: string[];
  groupIds: string[];
} {
  const [pictureKeys, groupIds] = [new Set<string>(), new Set<string>()];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const key = pictureKeyIn(value);
      if (key) pictureKeys.add(key);
      if (ROW_ID.test(value)) groupIds.add(value);
    } else if (Array.isArray(value)) value.forEach(collect);
    else if (isRecord(value)) Object.values(value).forEach(collect);
  };
  for (const { before, after } of entries) [before, after].forEach(collect);
  return { pictureKeys: [...pictureKeys], groupIds: [...groupIds] };
}
