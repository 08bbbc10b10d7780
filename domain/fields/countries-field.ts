import * as v from 'valibot';
import { multiLine } from '#domain/text/clean-text.ts';
import { countryCode } from './country.ts';

/** Countries by name or code, a line each, as ISO codes in their order; at least one. */
export function countriesField() {
  return v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform((text) =>
        multiLine(text)
          .split(/[\n,;]/)
          .map((line) => line.trim())
          .filter(Boolean),
      ),
      v.minLength(1, 'At least one country is required'),
      v.rawTransform<string[], string[]>(({ dataset, addIssue, NEVER }) => {
        const unknown = dataset.value.filter((name) => countryCode(name) === null);
        if (unknown.length > 0) {
          addIssue({ message: `Not a country we know: ${unknown.join(', ')}` });
          return NEVER;
        }
        return [...new Set(dataset.value.map((name) => countryCode(name) ?? ''))];
      }),
    ),
    '',
  );
}
