import * as v from 'valibot';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import { atMostCharacters } from './character-count.ts';
import { FILLED_PATTERN } from './text-patterns.ts';

/** A required line. Missing, null, of another type and blank all give '{label} is required'. */
export function requiredLine(label: string, maxLength: number) {
  return requiredText(label, maxLength, singleLine);
}

/** Required text of several lines. */
export function requiredLines(label: string, maxLength: number) {
  return requiredText(label, maxLength, multiLine);
}

/** An optional line; '' when missing or no text. */
export function optionalLine(label: string, maxLength: number) {
  return optionalText(label, maxLength, singleLine);
}

/** An optional line; null when blank. */
export function optionalLineOrNull(label: string, maxLength: number) {
  return v.nullish(
    v.pipe(
      optionalText(label, maxLength, singleLine),
      v.transform((text) => text || null),
    ),
    '',
  );
}

/** Optional text of several lines; '' when missing. */
export function optionalLines(label: string, maxLength: number) {
  return optionalText(label, maxLength, multiLine);
}

/** A check that skips an empty field, which has its 'is required' already. */
export function checkFilled(
  isValid: (text: string) => boolean,
  message: string | ((text: string) => string),
) {
  return v.check(
    (text: string) => text === '' || isValid(text),
    ({ input }) => (typeof message === 'string' ? message : message(input)),
  );
}

function requiredText(label: string, maxLength: number, clean: (text: string) => string) {
  const required = `${label} is required`;
  const filled = v.pipe(
    v.string(required),
    roughlyAtMost(label, maxLength),
    v.transform(clean),
    v.nonEmpty(required),
    atMostCharacters(maxLength, tooLong(label, maxLength)),
    v.metadata({ maxLength, pattern: FILLED_PATTERN }),
  );
  return v.nullish(filled, '');
}

function optionalText(label: string, maxLength: number, clean: (text: string) => string) {
  return v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      roughlyAtMost(label, maxLength),
      v.transform(clean),
      atMostCharacters(maxLength, tooLong(label, maxLength)),
      v.metadata({ maxLength }),
    ),
    '',
  );
}

/** Refuses text before it is cleaned and read by patterns, with room for what cleaning takes off. */
function roughlyAtMost(label: string, maxLength: number) {
  return v.maxLength<string, number, string>(2 * maxLength + REMOVED_BY_CLEANING, tooLong(label, maxLength));
}

const REMOVED_BY_CLEANING = 1000;

function tooLong(label: string, maxLength: number): string {
  return `${label} must be ${maxLength} characters or fewer`;
}
