import * as v from 'valibot';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';

/**
 * One line that must be filled in. Missing, null, of another type and blank all give '{label} is required'.
 * Under a form library, which takes empty fields away, the messages are the same.
 */
export function requiredLine(label: string, maxLength: number) {
  return requiredText(label, maxLength, singleLine);
}

/** Several lines that must be filled in. */
export function requiredLines(label: string, maxLength: number) {
  return requiredText(label, maxLength, multiLine);
}

/** One line that may stay empty: what is missing or no text becomes ''. */
export function optionalLine(label: string, maxLength: number) {
  return optionalText(label, maxLength, singleLine);
}

/** One line that may be left out: null then. */
export function optionalLineOrNull(label: string, maxLength: number) {
  return v.nullish(
    v.pipe(
      optionalText(label, maxLength, singleLine),
      v.transform((text) => text || null),
    ),
    '',
  );
}

/** Several lines that may stay empty. */
export function optionalLines(label: string, maxLength: number) {
  return optionalText(label, maxLength, multiLine);
}

/** A check that leaves an empty field to its 'is required'. */
export function checkFilled(isValid: (text: string) => boolean, message: string) {
  return v.check((text: string) => text === '' || isValid(text), message);
}

function requiredText(label: string, maxLength: number, clean: (text: string) => string) {
  const required = `${label} is required`;
  const filled = v.pipe(
    v.string(required),
    v.transform(clean),
    v.nonEmpty(required),
    atMost(label, maxLength),
  );
  return v.nullish(filled, '');
}

function optionalText(label: string, maxLength: number, clean: (text: string) => string) {
  return v.nullish(v.pipe(v.fallback(v.string(), ''), v.transform(clean), atMost(label, maxLength)), '');
}

function atMost(label: string, maxLength: number) {
  return v.maxLength<string, number, string>(maxLength, `${label} must be ${maxLength} characters or fewer`);
}
