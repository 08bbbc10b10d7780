import * as v from 'valibot';

type Limits = { min: number; max: number };

/** A whole number that may be left out: null then. */
export function optionalWholeNumber(label: string, limits: Limits) {
  return v.nullish(v.pipe(submittedText(), wholeNumberCheck(label, limits), v.transform(numberOrNull)), '');
}

/** A whole number that must be given. */
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

/** A decimal number that may be left out: null then. */
export function optionalNumber(label: string, limits: Limits) {
  const check = v.check(
    (typed: string) =>
      typed === '' || (/^-?\d{1,9}(\.\d{1,6})?$/.test(typed) && isWithin(Number(typed), limits)),
    `${label} must be a number from ${limits.min} to ${limits.max}`,
  );
  return v.nullish(v.pipe(submittedText(), check, v.transform(numberOrNull)), '');
}

function submittedText() {
  return v.pipe(v.fallback(v.string(), ''), v.trim());
}

function wholeNumberCheck(label: string, limits: Limits) {
  return v.check(
    (typed: string) => typed === '' || (/^-?\d{1,9}$/.test(typed) && isWithin(Number(typed), limits)),
    `${label} must be a whole number from ${limits.min} to ${limits.max}`,
  );
}

function numberOrNull(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}

function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}
