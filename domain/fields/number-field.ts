import * as v from 'valibot';
import { shortText } from './short-text.ts';

type Limits = { min: number; max: number };

/** An optional whole number; null when blank. */
export function optionalWholeNumber(label: string, limits: Limits) {
  return v.nullish(v.pipe(submittedText(), wholeNumberCheck(label, limits), v.transform(numberOrNull)), '');
}

/** A required whole number. */
export function requiredWholeNumber(label: string, limits: Limits) {
  return v.nullish(
    v.pipe(
      submittedText(),
      v.nonEmpty(`${label} is required`),
      wholeNumberCheck(label, limits),
      v.transform(Number),
    ),
    '',
  );
}

/** An optional decimal number; null when blank. */
export function optionalNumber(label: string, limits: Limits) {
  const check = v.check(
    (text: string) => text === '' || (/^-?\d{1,9}(\.\d{1,6})?$/.test(text) && isWithin(Number(text), limits)),
    `${label} must be a number from ${limits.min} to ${limits.max}`,
  );
  return v.nullish(v.pipe(submittedText(), check, v.transform(numberOrNull)), '');
}

function submittedText() {
  return v.pipe(shortText(), v.trim());
}

function wholeNumberCheck(label: string, limits: Limits) {
  return v.check(
    (text: string) => text === '' || (/^-?\d{1,9}$/.test(text) && isWithin(Number(text), limits)),
    `${label} must be a whole number from ${limits.min} to ${limits.max}`,
  );
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text);
}

function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}
