import * as v from 'valibot';
import { momentOfLondon } from '#domain/text/london-clock.ts';
import { checkFilled, optionalLine } from './text-field.ts';

/** A day and time as browsers send it, in London; becomes UTC (ISO), or '' where it is blank. */
export function londonTimeField(label: string) {
  return v.pipe(
    optionalLine(label, 19),
    checkFilled(
      (text) => momentOfLondon(text) !== null,
      `${label} must be a day and a time in London, such as 2026-11-27 09:00`,
    ),
    v.transform((text) => (text === '' ? '' : (momentOfLondon(text) ?? ''))),
  );
}
