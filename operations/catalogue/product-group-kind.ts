import type { Db } from '#database/open.ts';
import {
  deleteProductGroup,
  findGroupClash,
  type ProductGroupKind,
  reindexGroup,
} from '#database/queries/catalogue-editing/product-groups.ts';
import { writeFormerSlug } from '#database/queries/shop/former-slugs.ts';
import type { Fields } from '#domain/people/audit.ts';
import type { RecordKind, SaveResult } from '#operations/platform/save-record.ts';

export type SaveGroupResult = SaveResult<GroupProblem>;

export type GroupProblem = 'slug-taken' | 'name-taken';

type GroupQueries<Values, Stored> = {
  valuesOf(stored: Stored): Values;
  find(trx: Db, id: string): Promise<Stored | null>;
  insert(trx: Db, id: string, values: Values, now: string): Promise<void>;
  update(trx: Db, id: string, version: number, values: Values, now: string): Promise<boolean>;
};

/** Brands or categories as records: slug and name are unique, a new name is written into the search. */
export function groupKind<
  Values extends Fields & { slug: string; name: string },
  Stored extends { name: string; slug: string },
>(noun: ProductGroupKind, queries: GroupQueries<Values, Stored>): RecordKind<Values, Stored, GroupProblem> {
  return {
    noun,
    nameOf: ({ name }) => name,
    valuesOf: queries.valuesOf,
    find: queries.find,
    async findProblem(trx, values, exceptId) {
      const clash = await findGroupClash(trx, noun, values, exceptId);
      return clash && `${clash}-taken`;
    },
    insert: ({ trx, now }, id, values) => queries.insert(trx, id, values, now),
    async update({ trx, now }, id, version, values, before) {
      const isWritten = await queries.update(trx, id, version, values, now);
      if (!isWritten) return false;
      if (before.name !== values.name) await reindexGroup(trx, noun, id);
      await writeFormerSlug(trx, noun, { former: before.slug, current: values.slug, recordId: id });
      return true;
    },
    remove: (trx, id) => deleteProductGroup(trx, noun, id),
  };
}
