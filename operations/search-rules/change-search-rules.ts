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

const SEARCH_RULES: RecordKind<SearchRuleFields, SearchRuleRecord, 'unknown-product'> = {
  noun: 'search-rule',
  nameOf: ({ asked }) => linesOf(asked)[0] ?? '',
  valuesOf: ({ id, version, updatedAt, ...fields }) => fields,
  find: findSearchRule,
  findProblem: async (trx, rule) => ((await findUnknownSlug(trx, rule)) === null ? null : 'unknown-product'),
  insert: ({ trx, now }, id, rule) => insertSearchRule(trx, id, rule, now),
  update: ({ trx, now }, id, version, rule) => updateSearchRule(trx, { id, version, rule, now }),
  remove: deleteSearchRule,
};

/** Creates a rule for searches. Problem: a product shown first is not there. */
export function createSearchRule(
  platform: Platform,
  actor: Actor,
  rule: SearchRuleFields,
): Promise<CreateResult<'unknown-product'>> {
  return createRecord(platform, actor, SEARCH_RULES, rule);
}

/** Saves a rule over the version somebody read. Problems beside those of creating: it is gone, somebody saved meanwhile. */
export function saveSearchRule(
  platform: Platform,
  actor: Actor,
  { id, version, rule }: { id: string; version: number; rule: SearchRuleFields },
): Promise<SaveResult<'unknown-product'>> {
  return saveRecord(platform, actor, SEARCH_RULES, { id, version, values: rule });
}

/** Deletes rules for good; skips those that are gone. Returns the number deleted. */
export function deleteSearchRules(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return deleteRecords(platform, actor, SEARCH_RULES, ids);
}
