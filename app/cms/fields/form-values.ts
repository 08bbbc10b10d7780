import type { SaveResult } from '#domain/lists/save-result.ts';

export type FormValues = Record<string, string>;

export type FormState = { values: FormValues; errors: Record<string, string> };

/** The fields of a record as the values of its form: 'on' for true, nothing for null, lists with spaces. */
export function formValues(record: object): FormValues {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, formValue(value)]));
}

/** The rows of a list as values named 'pictures.0.url'. */
export function rowValues(list: string, rows: readonly object[]): FormValues {
  const values = rows.flatMap((row, place) =>
    Object.entries(formValues(row)).map(([name, value]) => [`${list}.${place}.${name}`, value] as const),
  );
  return Object.fromEntries(values);
}

/** The places of the rows 'variants.0.…' or 'features.0.…' among the values of a form. */
export function rowPlaces(values: FormValues, list: 'variants' | 'features'): number[] {
  const places = Object.keys(values).flatMap((name) => {
    const [first, place] = name.split('.');
    return first === list && place !== undefined ? [Number(place)] : [];
  });
  return [...new Set(places)].sort((a, b) => a - b);
}

function formValue(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'on';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The stored values, or the submitted ones with their errors where they could not be saved. */
export function formState(result: SaveResult | undefined, stored: FormValues): FormState {
  return result && !result.ok
    ? { values: result.submitted, errors: result.errors }
    : { values: stored, errors: {} };
}
