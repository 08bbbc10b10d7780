import * as v from 'valibot';
import { text, whole } from './field-messages.ts';

export const pictureByUrlMessage = v.object({ url: v.pipe(text, v.maxLength(2000)) });

/** A line of the response to POST /api/pictures: progress, and last the picture or why there is none. */
export const pictureLineMessage = v.union([
  v.object({ done: whole, of: whole }),
  v.object({ ok: v.literal(true), url: text, width: whole, height: whole }),
  v.object({ error: text, problem: v.optional(text) }),
]);

export type PictureByUrlMessage = v.InferOutput<typeof pictureByUrlMessage>;
export type PictureLineMessage = v.InferOutput<typeof pictureLineMessage>;
