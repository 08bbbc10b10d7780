/** What the order by buyers is called: a shop without sales has no bestsellers, its owner has favourites. */
export type PopularWords = { range: string; order: string; now: string };

const OF_BUYERS: PopularWords = { range: 'Bestsellers', order: 'Bestselling', now: 'Popular right now' };

const OF_THE_OWNER: PopularWords = {
  range: 'Our favourites',
  order: 'Our favourites',
  now: 'Our favourites',
};

/** `hasSales`: somebody bought something in the last weeks. */
export function popularWords(hasSales: boolean): PopularWords {
  return hasSales ? OF_BUYERS : OF_THE_OWNER;
}
