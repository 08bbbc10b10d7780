import * as v from 'valibot';
import { checkFilled, optionalLine } from './text-field.ts';

/** An address on the web that may be left out: null then (spec §5 'must be a URL'). */
export function webAddressField(label: string) {
  return v.nullish(
    v.pipe(
      optionalLine(label, 500),
      checkFilled(isWebAddress, `${label} must be a URL, such as https://example.com`),
      v.transform((text) => text || null),
    ),
    '',
  );
}

export function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && (address.protocol === 'https:' || address.protocol === 'http:');
}
