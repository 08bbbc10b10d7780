import * as v from 'valibot';
import { checkFilled, optionalLine } from './text-field.ts';
import { isWebAddress } from './web-address-field.ts';

/** A link's target: a path of the shop ('/products') or a web address; '' for none. */
export function linkField(label: string) {
  return v.nullish(
    v.pipe(
      optionalLine(label, 500),
      checkFilled(
        (text) => isOwnPath(text) || isWebAddress(text),
        `${label} must be a path such as /products, or a URL`,
      ),
    ),
    '',
  );
}

/** '//elsewhere' and '/\\elsewhere' leave the shop. */
function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}
