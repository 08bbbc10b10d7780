/** Defaults of the about page, until the owner writes others. */
export const DEFAULT_VALUES: readonly { name: string; text: string }[] = [
  {
    name: 'Quality',
    text: 'Every formula, brush and blade is tried for weeks before it earns its place, and again once it has one.',
  },
  {
    name: 'Customer focus',
    text: 'Advice from people who use the things themselves, and a plain answer when the cheaper one is the better one.',
  },
  {
    name: 'Safety',
    text: 'Full ingredient lists on the page, cautions where they belong, and only brands that can show their tests.',
  },
  {
    name: 'Fast delivery',
    text: 'Usually with you in 3-5 working days, and the price of delivery beside the price from the start.',
  },
  {
    name: 'Eco-friendliness',
    text: 'Paper before plastic, refills where they exist, and parcels no larger than what is in them.',
  },
  {
    name: 'Awards',
    text: 'The prize we work for is a second order. We look closely at what the juries honour, and then try it anyway.',
  },
];

export const VALUE_COUNT = DEFAULT_VALUES.length;
/** Largest number of people, figures or testimonials. */
export const MOST_ROWS = 12;
