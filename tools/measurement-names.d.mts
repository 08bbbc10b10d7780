export declare const MEASUREMENT_NAMES: readonly [
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
