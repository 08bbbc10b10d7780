import { CONCERNS } from './concern-phrases.ts';
import { saidOfAttribute } from './said-of-attributes.ts';
import type { SearchOrder, SearchPart } from './search-part.ts';

type Intent = { part: SearchPart; phrases: readonly string[] };

const attribute = (slug: string, value: string, name: string, ...phrases: string[]): Intent => ({
  part: {
    is: 'attribute',
    attribute: slug,
    value,
    name,
    called: saidOfAttribute(slug, value),
    isEntered: true,
  },
  phrases: phrases.flatMap((list) => list.split(', ')),
});

const order = (by: SearchOrder, phrases: string): Intent => ({
  part: { is: 'order', by },
  phrases: phrases.split(', '),
});

const MEN =
  'boyfriend, husband, hubby, dad, daddy, father, brother, grandad, grandfather, son, fiance, uncle, guy, boy, groom'.split(
    ', ',
  );
const WOMEN =
  'her, mum, mom, mother, mummy, women, a woman, woman, ladies, friend, a friend, best friend, girlfriend, wife, sister, daughter, nan, nanny, grandma, granny, gran, auntie, aunt, teacher, teen, teenager, teenage girl, bridesmaid, colleague, girl, girls, bride, partner, mother in law, new mum'.split(
    ', ',
  );
const giftsFor = (person: string) =>
  ['gift', 'present', 'gift idea', 'birthday present', 'christmas present'].flatMap((gift) => [
    `${gift} for ${person}`,
    `${gift} for my ${person}`,
  ]);

/** Words that say what a product is good for or how to order the list, beside the names of the shop's attributes. */
export const INTENTS: readonly Intent[] = [
  ...CONCERNS,
  {
    part: { is: 'offer', fromPercent: 0 },
    phrases:
      'sale, on sale, in the sale, offer, on offer, special offer, deal, reduced, discount, discounted, clearance, bargain, money off, price drop, black friday, boxing day sale, outlet, marked down'.split(
        ', ',
      ),
  },
  order(
    'newest',
    'new, new in, newest, new arrival, new product, new launch, latest, whats new, just in, just landed',
  ),
  order(
    'bestselling',
    'best seller, best selling, bestseller, most popular, popular, top seller, trending, top selling, award winning, cult favourite, cult classic',
  ),
  order(
    'cheapest',
    'cheap, cheapest, affordable, budget, lowest price, inexpensive, not expensive, not too expensive, good value, low cost',
  ),
  order('rated', 'top rated, best rated, highest rated, best reviewed, best reviews, 5 star, five star'),
  order('dearest', 'most expensive, expensive, dearest, priciest, highest price, high end, top end'),
  attribute(
    'suits',
    'gift',
    'A gift',
    'gift, gift idea, christmas, xmas, present, pressie, prezzie, smellies, birthday present, birthday gift, birthday, christmas gift, christmas present, xmas gift, xmas present, stocking filler, mothers day, mothers day gift, mothers day present, valentine, valentines day, valentines gift, secret santa, gifting, anniversary gift, anniversary, wedding gift, bridesmaid gift, thank you gift, treat for mum, pamper gift, hamper, gift hamper, pamper hamper, pamper box, gift box, gift wrapped, housewarming gift, leaving present',
    ...WOMEN.flatMap(giftsFor),
    'new mum, mum to be, mum, mummy, wife, girlfriend, nan, grandma, granny, auntie, bridesmaid, teacher, daughter, teenage daughter, niece, sister',
  ),
  attribute(
    'suits',
    'men',
    'Men',
    'men, man, for men, for man, for him, mens, male, gentleman, gents, gent, fathers day, lads, mens grooming, male grooming, groomsman',
    ...MEN.flatMap((man) => [man, `for ${man}`, `for my ${man}`]),
  ),
  attribute('standard', 'vegan', 'Vegan', 'vegan, plant based, vegan friendly'),
  attribute('standard', 'refillable', 'Refillable', 'refillable, refill'),
  attribute('skin-type', 'sensitive', 'Sensitive', 'sensitive, sensitive face'),
  attribute('skin-type', 'oily', 'Oily', 'oily complexion'),
  attribute('skin-type', 'dry', 'Dry', 'dry complexion'),
  attribute('skin-type', 'combination', 'Combination', 'combination, combi skin'),
  attribute(
    'hair-type',
    'curly',
    'Curly and coily',
    'curly hair, curly, coily hair, afro hair, afro, curl, kinky hair, textured hair, natural hair, coil, type 4 hair',
  ),
  attribute(
    'hair-type',
    'coloured',
    'Coloured',
    'coloured hair, colored hair, dyed hair, colour treated hair, color treated hair, bleached hair, highlighted hair, blonde hair, blonde, blond, colour care',
  ),
  attribute('hair-type', 'oily', 'Oily', 'greasy hair, greasy scalp, greasy root, oily root, oily scalp'),
  attribute('hair-type', 'fine', 'Fine', 'baby fine hair'),
  attribute(
    'free-from',
    'fragrance',
    'Fragrance',
    'fragrance free, unscented, unperfumed, perfume free, no fragrance, non scented, scent free',
  ),
  attribute(
    'free-from',
    'sulphates',
    'Sulphates',
    'sulphate free, sulfate free, sls free, no sulphate, no sulfate, sls, without sulfate',
  ),
  attribute('free-from', 'silicones', 'Silicones', 'silicone free, no silicone'),
  attribute('free-from', 'alcohol', 'Alcohol', 'alcohol free, no alcohol'),
  attribute('free-from', 'talc', 'Talc', 'talc free, no talc'),
  attribute('free-from', 'acetone', 'Acetone', 'acetone free'),
  attribute('scent', 'marine', 'Marine', 'ocean, oceanic, aquatic, seaside'),
  attribute('scent', 'floral', 'Floral', 'flowery, flower'),
  attribute('scent', 'citrus', 'Citrus', 'citrusy, lemony, zesty'),
  attribute('scent', 'woody', 'Woody', 'earthy'),
  attribute('scent', 'smoky', 'Smoky', 'smokey'),
  attribute('scent', 'gourmand', 'Gourmand', 'sweet'),
  attribute('finish', 'matt', 'Matt', 'matte, matt, mat, mattifying'),
  attribute('finish', 'glossy', 'Glossy', 'glossy, high shine, shiny'),
  attribute('finish', 'dewy', 'Dewy', 'dewy'),
  attribute('finish', 'shimmer', 'Shimmer', 'shimmer, shimmery, glitter, glittery, sparkly, metallic'),
];

/** Phrases in which shoppers name a value of an attribute, folded: 'dry skin', 'curly hair', 'talc free', 'spf 30'. */
export function valuePhrases(attributeSlug: string, value: string): string[] {
  const spoken = SPOKEN[attributeSlug];
  return spoken ? spoken.map((pattern) => pattern.replace('*', value).replace('factor spf', 'factor')) : [];
}

const SPOKEN: Record<string, readonly string[]> = {
  'skin-type': ['* skin', 'for * skin'],
  'hair-type': ['* hair', 'for * hair'],
  'free-from': ['* free', 'free from *', 'no *', 'without *'],
  concern: ['*', 'for *', 'anti *'],
  standard: ['*'],
  finish: ['* finish'],
  coverage: ['* coverage'],
  scent: ['*', '* scent', '* smell', '* note'],
  suits: ['for *'],
  spf: ['*', 'factor *'],
};
