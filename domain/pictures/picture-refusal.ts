export type PictureRefusal =
  | 'not-a-picture'
  | 'too-many-pixels'
  | 'too-large'
  | 'not-allowed'
  | 'not-reached';

export const PICTURE_REFUSALS: Record<PictureRefusal, string> = {
  'not-a-picture': 'This is no picture the shop can read: JPEG, PNG, WebP, AVIF, HEIC and GIF are.',
  'too-many-pixels': 'This picture is too large: at most 12,000 pixels a side and 60 million in all.',
  'too-large': 'This file is larger than 20 MB.',
  'not-allowed': 'Image URL must be a URL on the public web.',
  'not-reached': 'There is no picture at this URL, or it cannot be reached.',
};
