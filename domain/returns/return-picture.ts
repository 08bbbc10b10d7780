import { PICTURE_REFUSALS, type PictureRefusal } from '#domain/pictures/picture-refusal.ts';

export const MOST_RETURN_PICTURES = 3;

/** Of a file as it is sent: what a telephone takes is smaller. */
export const LARGEST_RETURN_PICTURE_BYTES = 8 * 1024 * 1024;

/** All of one form. */
export const LARGEST_RETURN_PICTURES_BYTES = MOST_RETURN_PICTURES * LARGEST_RETURN_PICTURE_BYTES;

export type ReturnPictureRefusal =
  | Extract<PictureRefusal, 'not-a-picture' | 'too-many-pixels'>
  | 'too-large'
  | 'too-many'
  /** Nothing of the return is open any more. */
  | 'closed';

/** Why a picture is not taken, in words to the customer. */
export function returnPictureText(refusal: ReturnPictureRefusal): string {
  switch (refusal) {
    case 'too-large':
      return `A picture may have at most ${LARGEST_RETURN_PICTURE_BYTES / 1024 / 1024} MB.`;
    case 'too-many':
      return `At most ${MOST_RETURN_PICTURES} pictures can be added.`;
    case 'closed':
      return 'This return is closed: no picture can be added any more.';
    default:
      return PICTURE_REFUSALS[refusal];
  }
}
