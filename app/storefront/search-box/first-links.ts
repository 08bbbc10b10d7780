import { paths } from '#app/links/paths.ts';
import type { PopularWords } from '#domain/listing/popular-words.ts';

/** Links of the search before anything is typed, and where nothing is found. */
export const firstLinks = ({ range }: PopularWords) => [
  { name: range, to: paths.bestsellers() },
  { name: 'New', to: paths.newest() },
  { name: 'Offers', to: paths.reduced() },
  { name: 'Gifts', to: paths.gifts() },
];
