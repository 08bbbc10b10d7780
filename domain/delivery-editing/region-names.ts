import type { PostcodeRegion } from '#domain/fields/postcode-areas.ts';

export const REGION_NAMES: Record<PostcodeRegion, string> = {
  mainland: 'Mainland',
  'highlands-islands': 'Highlands and Islands',
  'northern-ireland': 'Northern Ireland',
  'isle-of-wight': 'Isle of Wight',
  scilly: 'Isles of Scilly',
  'isle-of-man': 'Isle of Man',
  jersey: 'Jersey',
  guernsey: 'Guernsey',
  bfpo: 'BFPO',
};
