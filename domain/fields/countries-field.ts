import * as v from 'valibot';
import { multiLine } from '#domain/text/clean-text.ts';
import { countryCode } from './country.ts';
import { shortText } from './short-text.ts';

/** Countries by name or code, a line each, as ISO codes in their order; at least one. */
export function countriesField() {
  return v.nullish(
    v.pipe(
      shortText(10_000),
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
          addIssue({ message: `Not a country we know: ${listed(unknown)}` });
          return NEVER;
        }
        return [...new Set(dataset.value.map((name) => countryCode(name) ?? ''))];
      }),
    ),
    '',
  );
}

/** Names the first of many, so that a message stays one. */
function listed(names: string[]): string {
  return names
    .slice(0, 10)
    .map((name) => name.slice(0, 60))
    .join(', ');
}
