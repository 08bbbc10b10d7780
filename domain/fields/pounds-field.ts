import * as v from 'valibot';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { shortText } from './short-text.ts';

const REASONS = {
  'not-a-price': 'must be an amount such as 24.99',
  negative: 'must be 0 or more',
  'too-precise': 'must have two decimals at most',
  'too-large': 'must be £9,999,999.99 or less',
};

/** Reads pounds as pence: from 0, in steps of 0.01. */
export function requiredPounds(label: string) {
  return v.nullish(
    v.pipe(
      shortText(),
      v.trim(),
      v.nonEmpty(`${label} is required`),
      pence(label),
      v.transform((amount) => amount ?? 0),
    ),
    '',
  );
}

/** Optional pounds as pence; null when blank. */
export function optionalPounds(label: string) {
  return v.nullish(v.pipe(shortText(), v.trim(), pence(label)), '');
}

/** Returns null for a blank field. */
function pence(label: string) {
  return v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === '') return null;
    const parsed = parsePounds(dataset.value);
    if (parsed.ok) return parsed.pence;
    addIssue({ message: `${label} ${REASONS[parsed.problem]}` });
    return NEVER;
  });
}
