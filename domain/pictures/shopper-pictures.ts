/** Pictures that a shopper may send with one form. */
export const MOST_SHOPPER_PICTURES = 3;

/** Of all pictures of one form: three of a phone's, which are up to 6 MB each. */
export const LARGEST_SHOPPER_PICTURES_BYTES = 18 * 1024 * 1024;

export const LARGEST_SHOPPER_MEGABYTES = LARGEST_SHOPPER_PICTURES_BYTES / 1024 / 1024;

/** Why pictures are refused before any is read; null for none. */
export function refusalOfPictures(files: readonly { size: number }[]): string | null {
  if (files.length > MOST_SHOPPER_PICTURES) return `Please choose at most ${MOST_SHOPPER_PICTURES} pictures.`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > LARGEST_SHOPPER_PICTURES_BYTES
    ? `These are larger than ${LARGEST_SHOPPER_MEGABYTES} MB together. Please choose fewer or smaller ones.`
    : null;
}
