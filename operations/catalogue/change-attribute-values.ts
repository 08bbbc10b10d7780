import {
  findValueRecord,
  listValueRecords,
  lockValues,
  mergeValueInto,
  renameValueTo,
  type ValueRecord,
} from '#database/queries/attributes/change-values.ts';
import { type AttributeSlug, type AttributeValue, attributeName } from '#domain/catalogue/attributes.ts';
import { slugFrom } from '#domain/text/slug.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type RenameValueResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'name-taken'; by: ValueRecord };

/**
 * Renames a value of an attribute; its slug, which addresses and products name, stays. Problems: it is gone, another value of the
 * attribute is called so.
 */
export function renameAttributeValue(
  platform: Platform,
  actor: Actor,
  { attribute, value, name }: AttributeValue & { name: string },
): Promise<RenameValueResult> {
  return staffWrite(platform, actor, async ({ trx, record }): Promise<RenameValueResult> => {
    await lockValues(trx, attribute);
    const before = await findValueRecord(trx, attribute, value);
    if (!before) return { ok: false, problem: 'not-found' };
    const wanted = slugFrom(name);
    const by = (await listValueRecords(trx)).find(
      (other) =>
        other.attribute === attribute &&
        other.slug !== value &&
        (other.slug === wanted || slugFrom(other.name) === wanted),
    );
    if (by) return { ok: false, problem: 'name-taken', by };
    await renameValueTo(trx, { attribute, value }, name);
    record({
      action: 'attribute-value.update',
      subjectId: subjectId({ attribute, value }),
      subject: subjectOf(attribute, name),
      before: { name: before.name },
      after: { name },
    });
    return { ok: true };
  });
}

export type MergeValuesResult =
  | { ok: true; productCount: number }
  | { ok: false; problem: 'not-found' | 'target-not-found' };

/**
 * Merges a value into another of its attribute: its products get the other, it is deleted, and its addresses mean the other.
 * Problems: it is gone, the other is gone.
 */
export function mergeAttributeValues(
  platform: Platform,
  actor: Actor,
  { attribute, value, into }: AttributeValue & { into: string },
): Promise<MergeValuesResult> {
  return staffWrite(platform, actor, async ({ trx, record }): Promise<MergeValuesResult> => {
    await lockValues(trx, attribute);
    const before = await findValueRecord(trx, attribute, value);
    if (!before) return { ok: false, problem: 'not-found' };
    const target = into === value ? null : await findValueRecord(trx, attribute, into);
    if (!target) return { ok: false, problem: 'target-not-found' };
    await mergeValueInto(trx, { attribute, value }, into);
    record({
      action: 'attribute-value.merge',
      subjectId: subjectId({ attribute, value }),
      subject: subjectOf(attribute, before.name),
      before: { name: before.name, slug: value, products: before.productCount },
      after: { mergedInto: target.name },
    });
    return { ok: true, productCount: before.productCount };
  });
}

function subjectId({ attribute, value }: AttributeValue): string {
  return `${attribute}:${value}`;
}

function subjectOf(attribute: AttributeSlug, name: string): string {
  return `${attributeName(attribute)}: ${name}`;
}
