/** What `npm run bench -- NAME …` measures; without a name, all of it. */
export const MEASUREMENT_NAMES = [
  'page',
  'orders',
  'mails',
  'weight',
  'pictures',
  'lists',
  'shedding',
  'papers',
  'staff',
  'quotes',
  'reviews',
];
