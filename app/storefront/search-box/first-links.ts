import { paths } from '#app/links/paths.ts';

/** Links of the search before anything is typed, and where nothing is found. */
export const FIRST_LINKS = [
  { name: 'Bestsellers', to: paths.bestsellers() },
  { name: 'New', to: paths.newest() },
  { name: 'Offers', to: paths.reduced() },
  { name: 'Gifts', to: paths.gifts() },
];
