import * as v from 'valibot';
import { checkFilled, optionalLine } from '#domain/fields/text-field.ts';
import { libraryPictureUrl } from './picture.ts';
import { isPictureAddress } from './picture-address.ts';

/** A picture of the shop or a URL; null for a blank field. */
export function pictureField(label: string) {
  return v.nullish(
    v.pipe(
      optionalLine(label, 2000),
      checkFilled(isPictureAddress, `${label} must be a URL`),
      v.transform((text) => libraryPictureUrl(text) ?? (text || null)),
    ),
    '',
  );
}
