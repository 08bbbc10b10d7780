import { findTakenPhrase, isThere } from '#database/queries/search-rules/rule-problems.ts';
import { findSearchRule, type SearchRuleRecord } from '#database/queries/search-rules/search-rules.ts';
import {
  deleteSearchRule,
  findUnknownSlug,
  insertSearchRule,
  updateSearchRule,
} from '#database/queries/search-rules/write-search-rule.ts';
import { linesOf, type SearchRuleFields } from '#domain/search-rules/search-rule-form.ts';
import type { Platform } from '#operations/platform/platform.ts';
import {
  type CreateResult,
  createRecord,
  deleteRecords,
  type RecordKind,
  type SaveResult,
  saveRecord,
} from '#operations/platform/save-record.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/** Problems with the line or phrase they are about. */
export type SearchRuleProblem = `unknown-product ${string}` | `phrase-taken ${string}` | 'no-such-page';

/** A path of the shop that some page answers; pages are declared in `app/`. */
type IsPublicPath = (path: string) => boolean;

const searchRules = (
  isPublicPath: IsPublicPath,
): RecordKind<SearchRuleFields, SearchRuleRecord, SearchRuleProblem> => ({
  noun: 'search-rule',
  nameOf: ({ asked }) => linesOf(asked)[0] ?? '',
  valuesOf: ({ id, version, updatedAt, ...fields }) => fields,
  find: findSearchRule,
  async findProblem(trx, rule, exceptId) {
    const taken = await findTakenPhrase(trx, rule, exceptId);
    if (taken !== null) return `phrase-taken ${taken}`;
    const unknown = await findUnknownSlug(trx, rule);
    if (unknown !== null) return `unknown-product ${unknown}`;
    const path = rule.pagePath;
    if (!path.startsWith('/') || (isPublicPath(path) && (await isThere(trx, path)))) return null;
    return 'no-such-page';
  },
  insert: ({ trx, now }, id, rule) => insertSearchRule(trx, id, rule, now),
  update: ({ trx, now }, id, version, rule) => updateSearchRule(trx, { id, version, rule, now }),
  remove: deleteSearchRule,
});

/** Creates a rule for searches. Problems: a product shown first or the page is not there, another rule has the phrase. */
export function createSearchRule(
  platform: Platform,
  actor: Actor,
  { rule, isPublicPath }: { rule: SearchRuleFields; isPublicPath: IsPublicPath },
): Promise<CreateResult<SearchRuleProblem>> {
  return createRecord(platform, actor, searchRules(isPublicPath), rule);
}

/** Saves a rule over the version somebody read. Problems beside those of creating: it is gone, somebody saved meanwhile. */
export function saveSearchRule(
  platform: Platform,
  actor: Actor,
  {
    id,
    version,
    rule,
    isPublicPath,
  }: { id: string; version: number; rule: SearchRuleFields; isPublicPath: IsPublicPath },
): Promise<SaveResult<SearchRuleProblem>> {
  return saveRecord(platform, actor, searchRules(isPublicPath), { id, version, values: rule });
}

/** Deletes rules for good; skips those that are gone. Returns the number deleted. */
export function deleteSearchRules(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return deleteRecords(
    platform,
    actor,
    searchRules(() => true),
    ids,
  );
}
