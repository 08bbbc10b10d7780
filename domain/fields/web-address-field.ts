import * as v from 'valibot';
import { checkFilled, optionalLine } from './text-field.ts';

/** An optional web address; null when blank. */
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
