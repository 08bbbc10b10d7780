import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { linkField } from '#domain/fields/link-field.ts';
import { optionalLine, optionalLines, requiredLines } from '#domain/fields/text-field.ts';
import { foldText } from '#domain/search/search-text.ts';
import { isRecord } from '#domain/text/is-record.ts';

export const MOST_PINNED = 12;

/** A rule of the owner for a search. Phrases and slugs of products are lines of text. */
export type SearchRuleFields = {
  asked: string;
  called: string;
  products: string;
  pageTitle: string;
  pagePath: string;
  popular: boolean;
};

/** Parses the form of a search rule: phrases are required, and one thing that they do. */
export function parseSearchRuleForm(
  form: unknown,
): { ok: true; rule: SearchRuleFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const { popular, ...rule } = parsed.output;
  const errors: Record<string, string> = {};
  const wordless = linesOf(rule.asked).find((phrase) => foldText(phrase) === '');
  if (wordless !== undefined) errors.asked = `“${wordless}” has no letters or digits`;
  if (linesOf(rule.products).length > MOST_PINNED) errors.products = `At most ${MOST_PINNED} products`;
  if (rule.pagePath !== '' && rule.pageTitle === '') errors.pageTitle = 'Page title is required with a page';
  if (rule.pageTitle !== '' && rule.pagePath === '') errors.pagePath = 'Page is required with a page title';
  const doesSomething = rule.called !== '' || rule.products !== '' || rule.pagePath !== '' || popular;
  if (!doesSomething) errors.called = 'Say what these searches shall find: words, products or a page';
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, rule: { ...rule, popular } };
}

const tidyLines = v.transform((text: string) => linesOf(text).join('\n'));

const schema = v.object({
  asked: v.pipe(requiredLines('Shoppers search for', 1000), tidyLines),
  called: v.pipe(optionalLines('Also look for', 1000), tidyLines),
  products: v.pipe(
    optionalLines('Products shown first', 2000),
    v.transform((text) => linesOf(text).map(slugOf).join('\n')),
  ),
  pageTitle: optionalLine('Page title', 80),
  pagePath: linkField('Page'),
  popular: flagField(),
});

/** The filled lines of a text, trimmed, each once. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** Reads a product's slug from its address as well. */
function slugOf(line: string): string {
  return /\/product\/([^/?#\s]+)/.exec(line)?.[1] ?? line;
}
