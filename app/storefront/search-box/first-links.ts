import { paths } from '#app/links/paths.ts';

/** Where the search leads who has nothing to search for. */
export const FIRST_LINKS = [
  { name: 'Bestsellers', to: paths.bestsellers() },
  { name: 'New', to: paths.newest() },
  { name: 'Offers', to: paths.reduced() },
  { name: 'Gifts', to: paths.gifts() },
];
