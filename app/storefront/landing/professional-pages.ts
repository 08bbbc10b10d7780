import type { LandingPageText } from './landing-page-text.ts';

/** Landing pages for salons and professionals, in the order of the footer. */
export const professionalPages: LandingPageText[] = [
  {
    slug: 'salon-tools',
    title: 'Salon Tools',
    eyebrow: 'For professionals',
    headline: 'Salon tools that earn their place on the trolley',
    intro:
      'Dryers, irons, brushes and blades chosen for balance in the hand and days that begin at nine and end when the last client ' +
      'does. They are just as happy at home.',
    description:
      'Hair dryers, stylers, brushes, combs, clips and scissors for salons and for home, with clear prices.',
    categories: {
      words: [
        ...[
          'salon',
          'tool',
          'hair dryer',
          'flat iron',
          'straightener',
          'curling iron',
          'comb',
          'hair brush',
          'mirror',
          'tweezer',
        ],
        'clipper',
      ],
      not: ['cleansing'],
    },
    drawnAs: 'salon-tools',
    themes: [
      {
        id: 'dry-and-style',
        title: 'Dry and style',
        text: 'Heat with manners: even plates, steady air, cords that reach.',
        rule: {
          words: [
            'dryer',
            'hair dryer',
            'straightener',
            'styler',
            'iron',
            'curling',
            'wand',
            'hot brush',
            'diffuser',
          ],
        },
      },
      {
        id: 'brush-and-section',
        title: 'Brush and section',
        text: 'Paddles, combs and clips that hold their part of the bargain.',
        rule: {
          words: ['brush', 'comb', 'clip', 'sectioning', 'paddle', 'hair brush'],
          not: ['brush set', 'makeup', 'make up', 'cutting'],
        },
      },
      {
        id: 'cut',
        title: 'Cut',
        text: 'Scissors and cutting combs for clean lines. Please keep them for hair alone.',
        rule: {
          words: ['scissor', 'scissors', 'shear', 'shears', 'clipper', 'trimmer', 'razor', 'cutting comb'],
          not: ['eyebrow', 'brow'],
        },
      },
      {
        id: 'face-and-brow',
        title: 'Face and brow',
        text: 'Brush sets, sponges and tweezers for the chair by the window.',
        rule: {
          words: [
            'brush set',
            'sponge',
            'tweezer',
            'tweezers',
            'sharpener',
            'mirror',
            'lash curler',
            'spa tool',
          ],
        },
      },
    ],
    more: { title: 'And a little more', text: 'More for the station and the kit bag.' },
    trade:
      'Fitting out a station or replacing a whole trolley? Tell us what you use in a month and we will answer with what we can do.',
  },
  {
    slug: 'professional-haircare',
    title: 'Professional Hair Care',
    eyebrow: 'For professionals',
    headline: 'Professional hair care, from basin to finish',
    intro:
      'What a stylist reaches for between the first rinse and the last look in the mirror, in one place: the basin, the treatment, ' +
      'the finish and the tools.',
    description:
      'Shampoos, treatments, styling and tools for hairdressers and salons, with price per litre and full ingredients.',
    categories: {
      words: ['hair', 'haircare', 'hair care', 'shampoo', 'conditioner', 'scalp', 'color care', 'curl'],
      not: ['removal', 'dryer', 'iron', 'straightener', 'body', 'comb', 'accessory'],
    },
    drawnAs: 'haircare',
    themes: [
      {
        id: 'basin',
        title: 'At the basin',
        text: 'Shampoos and conditioners with price per litre beside them, so that sizes are easily compared.',
        rule: { words: ['shampoo', 'conditioner'], not: ['dry shampoo', 'leave in', 'bar'] },
      },
      {
        id: 'treatments',
        title: 'On the treatment menu',
        text: 'Masks, scalp care and oils to offer while the kettle is on.',
        rule: { words: ['mask', 'treatment', 'scalp', 'oil', 'essence', 'leave in', 'repair', 'serum'] },
      },
      {
        id: 'finish',
        title: 'The finish',
        text: 'Lift, hold, curl and shine, with protection before the heat.',
        rule: {
          words: [
            'spray',
            'styling',
            'curl',
            'wave',
            'gel',
            'mousse',
            'heat',
            'root lift',
            'shine',
            'dry shampoo',
            'cream',
          ],
        },
      },
      {
        id: 'tools',
        title: 'In the hand',
        text: 'Dryers, irons, wands, combs and clips for the working day.',
        rule: {
          words: [
            'hair dryer',
            'dryer',
            'hair straightener',
            'hair styler',
            'ceramic styler',
            'curling iron',
            'curling wand',
            'comb',
            'paddle brush',
            'hair brush',
            'sectioning clip',
          ],
          not: ['cream', 'spray', 'gel', 'brow', 'lash', 'mascara'],
        },
        everywhere: true,
      },
    ],
    more: { title: 'And a little more', text: 'More hair care from our shelves.' },
    trade:
      'If you buy for a salon month after month, tell us your usual order: we read every application and answer by email.',
  },
  {
    slug: 'makeup-artist',
    title: 'Makeup Artist',
    eyebrow: 'For professionals',
    headline: 'The artist’s kit, piece by piece',
    intro:
      'A kit has to suit whoever sits down next. Bases in many depths, colour that layers, brushes that can take a wash every night, ' +
      'and skin prepared before any of it.',
    description:
      'Foundations in many shades, palettes, brush sets, sponges and skin preparation for makeup artists and their kits.',
    categories: {
      words: [
        ...[
          'makeup',
          'make up',
          'lipstick',
          'lip',
          'mascara',
          'eyeliner',
          'eyeshadow',
          'eye palette',
          'cheek palette',
        ],
        ...[
          'foundation',
          'concealer',
          'blush',
          'bronzer',
          'highlighter',
          'eyebrow',
          'contour',
          'setting spray',
          'face primer',
        ],
        ...['brush set', 'sponge', 'face brush', 'eye brush'],
      ],
      not: ['remover', 'case', 'bag', 'sunscreen'],
    },
    drawnAs: 'makeup-artist',
    themes: [
      {
        id: 'prepare',
        title: 'Prepare',
        text: 'Mists, primers and balms for skin that has come straight from the tube, train or school run.',
        rule: {
          words: ['primer', 'facial mist', 'face mist', 'lip balm', 'micellar', 'sheet mask'],
          not: ['hair', 'eye', 'eyeshadow', 'brow', 'sunscreen'],
        },
        everywhere: true,
      },
      {
        id: 'base',
        title: 'The base',
        text: 'Foundations and concealers across the depths, with every shade named and shown.',
        rule: {
          words: ['foundation', 'concealer', 'skin tint', 'powder', 'setting', 'tinted'],
          not: ['lip', 'brow', 'lid', 'primer', 'brush'],
        },
      },
      {
        id: 'colour',
        title: 'Colour',
        text: 'Palettes, lips and cheeks that layer well and photograph honestly.',
        rule: {
          words: ['palette', 'lipstick', 'blush', 'bronzer', 'highlighter', 'eyeshadow', 'shadow', 'lip'],
          not: ['balm', 'brush', 'primer'],
        },
      },
      {
        id: 'brushes',
        title: 'Brushes and tools',
        text: 'Sets, sponges and tweezers: the part of the kit that lasts, if it is washed.',
        rule: {
          words: [
            'brush set',
            'sponge',
            'makeup brush',
            'face brush',
            'eye brush',
            'tweezers',
            'tweezer',
            'lash curler',
            'sharpener',
          ],
          not: ['hair'],
        },
        everywhere: true,
      },
    ],
    more: { title: 'And a little more', text: 'Liners, mascaras and the rest of the roll.' },
    trade:
      'Working with clients, on set or in a school? Apply for a trade account and tell us what your kit goes through in a month.',
  },
  {
    slug: 'barber-supplies',
    title: 'Barber Supplies',
    eyebrow: 'For professionals',
    headline: 'Barber supplies for a sharp working day',
    intro:
      'Steel, combs and clips for the cut; washes and salt for the texture; something that smells right for the finish. Kept short, ' +
      'so that it is quickly found again.',
    description:
      'Scissors, combs, clips, shaving and styling for barbers and barbershops, with clear prices.',
    categories: { words: ['barber', 'shaving', 'beard', 'aftershave', 'grooming'], not: ['hair removal'] },
    drawnAs: 'barber-supplies',
    themes: [
      {
        id: 'cut',
        title: 'Cut',
        text: 'Scissors, combs and clips with the weight of ones that are kept for years.',
        rule: {
          words: [
            'scissor',
            'scissors',
            'shears',
            'hair clipper',
            'trimmer',
            'cutting comb',
            'comb',
            'sectioning clip',
          ],
          not: ['brow', 'eye', 'lash', 'cuticle', 'nail', 'wax', 'gel'],
        },
        everywhere: true,
      },
      {
        id: 'shave',
        title: 'Shave and beard',
        text: 'For hot towels, steady hands and the calm after them.',
        rule: {
          words: ['shave', 'shaving', 'beard', 'aftershave', 'razor', 'after shave', 'moustache'],
          not: ['eyebrow', 'brow', 'bikini'],
        },
        everywhere: true,
      },
      {
        id: 'wash-and-texture',
        title: 'Wash and texture',
        text: 'A clean scalp first, then salt, clay or a quick second day.',
        rule: {
          words: [
            'pomade',
            'hair wax',
            'hair clay',
            'styling clay',
            'hair paste',
            'dry shampoo',
            'wave spray',
            'salt spray',
            'scalp',
            'root lift',
          ],
          not: ['mask', 'face', 'brow', 'eye', 'lip'],
        },
        everywhere: true,
      },
      {
        id: 'finish',
        title: 'The finish',
        text: 'Colognes and toilet waters for the last half minute in the chair.',
        rule: { words: ['cologne', 'eau de toilette'], not: ['set', 'travel', 'rollerball', 'mini'] },
        everywhere: true,
      },
    ],
    more: { title: 'And a little more', text: 'More for the chair and the shelf behind it.' },
    trade: 'Running one chair or ten? Apply for a trade account and tell us what you go through in a month.',
  },
  {
    slug: 'spa-essentials',
    title: 'Spa Essentials',
    eyebrow: 'For professionals',
    headline: 'Spa essentials for a room where nothing hurries',
    intro:
      'Warm light, warm water, warm hands. What a treatment room needs, gathered in one place, for a spa with ten beds or a bathroom ' +
      'with the door shut.',
    description:
      'Candles, bath salts, body oils, scrubs, face rituals and silk for spas, treatment rooms and quiet evenings at home.',
    categories: {
      words: ['wellness', 'spa', 'bath soak', 'candle', 'diffuser', 'home scent', 'bath shower'],
      not: ['supplement'],
    },
    drawnAs: 'wellness',
    themes: [
      {
        id: 'room',
        title: 'The room',
        text: 'Candles and mists that set the hour before anybody has said a word.',
        rule: {
          words: [
            'candle',
            'incense',
            'reed diffuser',
            'scent diffuser',
            'pillow mist',
            'room spray',
            'home scent',
            'home fragrance',
          ],
        },
        everywhere: true,
      },
      {
        id: 'water',
        title: 'The water',
        text: 'Salts, soaks and tablets for a bath that is half the treatment.',
        rule: {
          words: [
            'bath salt',
            'bath soak',
            'bath bomb',
            'bath tablet',
            'bath oil',
            'bath milk',
            'foaming bath',
            'bubble bath',
            'foot soak',
          ],
          not: ['shampoo', 'brush'],
        },
        everywhere: true,
      },
      {
        id: 'hands-on',
        title: 'Under the hands',
        text: 'Oils, scrubs and brushes for body treatments.',
        rule: {
          words: ['body oil', 'massage', 'body scrub', 'body brush', 'body butter', 'body polish'],
          not: ['eye', 'face', 'lip', 'hair', 'scalp'],
        },
        everywhere: true,
      },
      {
        id: 'face',
        title: 'Face rituals',
        text: 'Masks, mists and cool stone for the quiet half of the hour.',
        rule: {
          words: [
            'gua sha',
            'sheet mask',
            'facial mist',
            'jade',
            'overnight mask',
            'mud mask',
            'clay mask',
            'face oil',
            'facial roller',
          ],
          not: ['hair'],
        },
        everywhere: true,
      },
      {
        id: 'rest',
        title: 'Rest',
        text: 'Silk and lavender, for the end of it.',
        rule: { words: ['eye pillow', 'silk sleep mask', 'pillowcase', 'sleep set'] },
        everywhere: true,
      },
    ],
    more: { title: 'And a little more', text: 'More for slow evenings and treatment rooms.' },
    trade:
      'Equipping a treatment room, hotel or retreat? Apply for a trade account and tell us what you need and how often.',
  },
];
