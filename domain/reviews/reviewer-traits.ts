import { UNDERTONES } from '#domain/catalogue/shade-words.ts';

export const AGE_BANDS = ['under 25', '25 to 34', '35 to 44', '45 to 54', '55 to 64', '65 and over'] as const;
export const SKIN_TYPES = ['dry', 'normal', 'combination', 'oily', 'sensitive'] as const;
export const REVIEWER_CONCERNS = [
  'blemishes',
  'dryness',
  'dullness',
  'fine lines',
  'redness',
  'uneven tone',
  'visible pores',
  'dark circles',
  'frizz',
  'hair loss',
  'dry scalp',
] as const;
export const HAIR_TYPES = ['straight', 'wavy', 'curly', 'coily'] as const;

export type AgeBand = (typeof AGE_BANDS)[number];
export type SkinType = (typeof SKIN_TYPES)[number];
export type ReviewerConcern = (typeof REVIEWER_CONCERNS)[number];
export type HairType = (typeof HAIR_TYPES)[number];

/** What an author may say of themselves, by the name of its field. */
export const REVIEWER_TRAITS = {
  ageBand: { label: 'Age', values: AGE_BANDS },
  skinType: { label: 'Skin type', values: SKIN_TYPES },
  undertone: { label: 'Undertone', values: UNDERTONES },
  concern: { label: 'Main concern', values: REVIEWER_CONCERNS },
  hairType: { label: 'Hair type', values: HAIR_TYPES },
} as const;

/** What reviews mark from 1 to 5, with the words of both ends. */
export const REVIEW_TRAITS = {
  coverage: { label: 'Coverage', least: 'Sheer', most: 'Full' },
  wear: { label: 'Wear', least: 'Fades soon', most: 'Lasts all day' },
  comfort: { label: 'Comfort', least: 'I feel it', most: 'I forget it' },
  colour: { label: 'Colour', least: 'Sheer', most: 'Rich' },
  'skin-feel': { label: 'Feel on the skin', least: 'Heavy', most: 'Weightless' },
  moisture: { label: 'Moisture', least: 'Little', most: 'Plenty' },
  scent: { label: 'Scent strength', least: 'Faint', most: 'Strong' },
  longevity: { label: 'How long it lasts', least: 'An hour', most: 'All day' },
  hold: { label: 'Hold', least: 'Light', most: 'Firm' },
  softness: { label: 'Softness', least: 'None', most: 'Very soft' },
  'easy-to-use': { label: 'Easy to use', least: 'Takes practice', most: 'Easy' },
  value: { label: 'Value for money', least: 'Poor', most: 'Very good' },
} as const;

export type ReviewTrait = keyof typeof REVIEW_TRAITS;

export function isReviewTrait(text: string): text is ReviewTrait {
  return Object.hasOwn(REVIEW_TRAITS, text);
}

/**
 * The traits that reviews of a product are asked for, by the name of its type, or else of its category: at most three, so that a form is
 * filled in.
 */
export function traitsAsked({ type, category }: { type: string; category: string }): ReviewTrait[] {
  const named = `${type} ${category}`.toLowerCase();
  const byType = ASKED.find(([words]) => words.test(type.toLowerCase()));
  return [...(byType ?? ASKED.find(([words]) => words.test(named)) ?? OTHERWISE)[1]];
}

type Asked = readonly [words: RegExp, traits: readonly ReviewTrait[]];

const OTHERWISE: Asked = [/./, ['easy-to-use', 'value']];

const ASKED: readonly Asked[] = [
  [/polish remover|nail (?:file|care|brush)/, ['easy-to-use', 'value']],
  [/nail|top coat/, ['coverage', 'wear', 'easy-to-use']],
  [/setting spray/, ['wear', 'comfort', 'scent']],
  [/foundation|concealer|skin tint|powder|primer/, ['coverage', 'wear', 'comfort']],
  [/\blip (?:balm|mask|care)/, ['moisture', 'comfort', 'wear']],
  [/\blip|blush|bronzer|highlight|eyeshadow|eyeliner|mascara|brow|make-?up/, ['colour', 'wear', 'comfort']],
  [/essences and mists|face mist|facial/, ['moisture', 'skin-feel', 'scent']],
  [/parfum|toilette|cologne|fragrance|perfume|candle|mist/, ['scent', 'longevity', 'value']],
  [
    /dryer|straightener|iron|styler|wand|brush|clip|accessor|scissor|comb|tweezer|tool/,
    ['easy-to-use', 'value'],
  ],
  [/spray|styling|mousse|wax|\bgel\b/, ['hold', 'softness', 'scent']],
  [/shampoo|conditioner|hair mask|hair oil/, ['softness', 'moisture', 'scent']],
  [/hair/, ['softness', 'scent', 'value']],
  [
    /serum|moisturi|cream|oil|mask|cleans|toner|sun|skin|body|hand|foot|bath/,
    ['moisture', 'skin-feel', 'scent'],
  ],
];
