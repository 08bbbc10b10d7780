import type { LandingPageText } from './landing-page-text.ts';

const NO_TOOLS = ['brush', 'primer', 'accessory', 'tool'];

/** Landing pages for every shopper, in the order of the footer. */
export const everydayPages: LandingPageText[] = [
  {
    slug: 'skincare',
    title: 'Skincare',
    eyebrow: 'Face first',
    headline: 'Skincare, in the order you use it',
    intro:
      'A good routine is short and easy to keep. Start with clean skin, add one thing that does a job, seal it in, and wear ' +
      'protection by day. Everything below is arranged that way.',
    description:
      'Cleansers, serums, moisturisers and sun protection, arranged in the order you use them, with clear prices and full ingredients.',
    categories: {
      words: [
        ...[
          'skincare',
          'skin care',
          'face',
          'facial',
          'moisturizer',
          'moisturiser',
          'moisturizing',
          'serum',
          'toner',
        ],
        ...[
          'cleanser',
          'eye cream',
          'eye mask',
          'exfoliator',
          'peel',
          'anti aging',
          'anti ageing',
          'blemish',
          'acne',
        ],
        ...['night cream', 'sunscreen', 'sheet mask', 'sun care', 'essence', 'neck cream'],
      ],
      not: [...NO_TOOLS, 'hair', 'body', 'lip', 'makeup'],
    },
    drawnAs: 'skincare',
    themes: [
      {
        id: 'cleanse',
        title: 'Cleanse',
        text: 'Balms, gels and milks that take the day off and leave skin comfortable, never squeaky.',
        rule: {
          words: [
            'cleanser',
            'cleansing',
            'wash',
            'micellar',
            'remover',
            'exfoliator',
            'exfoliating',
            'scrub',
            'peel',
          ],
        },
      },
      {
        id: 'treat',
        title: 'Treat',
        text: 'Serums, essences and masks with one clear purpose each. One or two at a time is plenty.',
        rule: {
          words: [
            ...[
              'serum',
              'essence',
              'mask',
              'retinol',
              'niacinamide',
              'vitamin c',
              'acid',
              'ampoule',
              'drop',
              'toner',
            ],
            ...['treatment', 'eye cream', 'mist'],
          ],
        },
      },
      {
        id: 'moisturise',
        title: 'Moisturise',
        text: 'Creams, lotions and oils that keep water where it belongs. Lighter by day, richer by night.',
        rule: {
          words: [
            ...[
              'cream',
              'moisturiser',
              'moisturizer',
              'moisturising',
              'moisturizing',
              'lotion',
              'balm',
              'oil',
              'butter',
            ],
          ],
          not: ['spf', 'sunscreen'],
        },
      },
      {
        id: 'protect',
        title: 'Protect',
        text: 'The last step every morning, whatever the weather is doing outside the window.',
        rule: { words: ['spf', 'sunscreen', 'sun', 'after sun'] },
      },
    ],
    more: {
      title: 'And a little more',
      text: 'Sets, rituals and good things that need no category of their own.',
    },
  },
  {
    slug: 'makeup',
    title: 'Makeup',
    eyebrow: 'Colour',
    headline: 'Makeup that lets your face do the talking',
    intro:
      'Start where you like: an even base, a line along the lashes, or only a lipstick on the way out of the door. Every shade ' +
      'has a name and a true swatch on its page.',
    description:
      'Foundation, concealer, mascara, blush, bronzer and lipstick, with every shade named and shown. Clear prices in pounds.',
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
          'brow',
          'contour',
          'cc cream',
        ],
        ...[
          'tinted moisturizer',
          'tinted moisturiser',
          'color correct',
          'setting spray',
          'face primer',
          'eye primer',
        ],
        ...['eyelash', 'eye set'],
      ],
      not: ['brush', 'remover', 'case', 'bag', 'tool', 'curler', 'sunscreen'],
    },
    drawnAs: 'makeup',
    themes: [
      {
        id: 'complexion',
        title: 'Complexion',
        text: 'Foundations, tints and concealers from sheer to steady, and what makes them last.',
        rule: {
          words: [
            ...[
              'foundation',
              'concealer',
              'skin tint',
              'tinted',
              'powder',
              'primer',
              'cc cream',
              'bb cream',
              'setting',
            ],
            'complexion',
          ],
          not: ['lip', 'lid', 'eye', 'brow'],
        },
      },
      {
        id: 'eyes',
        title: 'Eyes and brows',
        text: 'Mascara, liner and shadow, from barely there to a look with a plot of its own.',
        rule: {
          words: [
            ...[
              'mascara',
              'eyeliner',
              'liner',
              'eyeshadow',
              'shadow',
              'brow',
              'eyebrow',
              'lash',
              'eyelash',
              'kohl',
              'eye',
            ],
          ],
          not: ['lip', 'cheek'],
        },
      },
      {
        id: 'cheeks',
        title: 'Cheeks',
        text: 'Blush, bronze and light: a little on the high points goes a long way.',
        rule: { words: ['blush', 'bronzer', 'highlighter', 'contour', 'cheek'] },
      },
      {
        id: 'lips',
        title: 'Lips',
        text: 'Matte, satin, gloss or oil. The fastest change of mood there is.',
        rule: { words: ['lip', 'lipstick', 'gloss', 'lip gloss'] },
      },
    ],
    more: { title: 'And a little more', text: 'Everything else for the makeup bag.' },
  },
  {
    slug: 'haircare',
    title: 'Hair Care',
    eyebrow: 'Wash day',
    headline: 'Hair care, from the roots down',
    intro:
      'Clean scalp, soft lengths, a shape that holds until the evening. Choose by what your hair needs this month: it is allowed ' +
      'to change its mind.',
    description:
      'Shampoo, conditioner, masks, scalp care and styling for every kind of hair, with price per litre and full ingredients.',
    categories: {
      words: ['hair', 'haircare', 'hair care', 'shampoo', 'conditioner', 'scalp', 'color care', 'curl'],
      not: ['removal', 'dryer', 'iron', 'straightener', 'body', 'comb'],
    },
    drawnAs: 'haircare',
    themes: [
      {
        id: 'wash',
        title: 'Wash and condition',
        text: 'Shampoos that clean without stripping, and the conditioners that belong to them.',
        rule: { words: ['shampoo', 'conditioner', 'co wash'], not: ['dry shampoo', 'leave in'] },
      },
      {
        id: 'treat',
        title: 'Treat',
        text: 'Masks, scalp care and oils for the wash day that has a little more time.',
        rule: {
          words: ['mask', 'treatment', 'scalp', 'oil', 'serum', 'essence', 'leave in', 'repair', 'scrub'],
        },
      },
      {
        id: 'style',
        title: 'Style and hold',
        text: 'Lift, curl, wave and shine, and a shield for hair that meets the heat.',
        rule: {
          words: [
            ...[
              'spray',
              'styling',
              'curl',
              'wave',
              'gel',
              'mousse',
              'wax',
              'pomade',
              'texture',
              'root lift',
              'heat',
              'cream',
            ],
            'dry shampoo',
          ],
        },
      },
    ],
    more: { title: 'And a little more', text: 'Finishing touches, silk and small comforts for hair.' },
  },
  {
    slug: 'fragrances',
    title: 'Fragrances',
    eyebrow: 'Scent',
    headline: 'Fragrances to be remembered by',
    intro:
      'The best scent is the one you stop noticing and others do not. Read the notes, begin with a small size, and wear it for a ' +
      'whole day before you decide.',
    description:
      'Eau de parfum, eau de toilette, colognes, perfume oils and discovery sets, with every size and its price per litre.',
    categories: {
      words: ['fragrance', 'perfume', 'parfum', 'cologne', 'rollerball', 'aftershave'],
      not: ['candle', 'diffuser', 'home'],
    },
    drawnAs: 'fragrances',
    themes: [
      {
        id: 'parfum',
        title: 'Eau de parfum',
        text: 'Richer and closer to the skin: a few drops carry you into the evening.',
        rule: {
          words: ['eau de parfum', 'parfum', 'extrait', 'perfume', 'intense'],
          not: ['set', 'travel', 'rollerball', 'solid', 'oil', 'discovery', 'mini', 'home'],
        },
      },
      {
        id: 'fresh',
        title: 'Fresh and bright',
        text: 'Colognes and eaux de toilette for mornings, sunshine and clean shirts.',
        rule: {
          words: ['eau de toilette', 'cologne', 'eau fraiche', 'citrus', 'neroli'],
          not: ['set', 'travel', 'rollerball', 'discovery', 'mini'],
        },
      },
      {
        id: 'small',
        title: 'Small and portable',
        text: 'Oils, solids and travel sizes for a pocket, or for getting to know one another.',
        rule: {
          words: ['oil', 'solid', 'travel', 'rollerball', 'roll on', 'mini', 'discovery', 'sample'],
          not: ['home'],
        },
      },
      {
        id: 'gifts',
        title: 'To give',
        text: 'Sets for somebody whose favourite you nearly know.',
        rule: { words: ['set', 'gift', 'collection', 'duo', 'trio'] },
      },
    ],
    more: { title: 'And a little more', text: 'More scents from our shelves.' },
  },
  {
    slug: 'body-care',
    title: 'Body Care',
    eyebrow: 'Below the chin',
    headline: 'Body care for every day of the week',
    intro:
      'Skin does not end at the jaw. Something good in the shower, something rich after it, and a tube of hand cream in every coat.',
    description:
      'Body wash, scrubs, lotions, oils and hand cream, with price per litre or kilo and full ingredients on every page.',
    categories: {
      words: [
        ...[
          'body',
          'bath',
          'hand cream',
          'foot cream',
          'shower',
          'soap',
          'deodorant',
          'lotion',
          'cellulite',
          'self tanner',
        ],
        'shaving',
      ],
      not: ['hair mist', 'brush', 'face', 'sunscreen', 'removal'],
    },
    drawnAs: 'body-care',
    themes: [
      {
        id: 'wash',
        title: 'Wash',
        text: 'Gels, soaps and scrubs that turn five minutes into a small ceremony.',
        rule: {
          words: ['wash', 'soap', 'shower', 'scrub', 'bath', 'bubble', 'exfoliant', 'shower gel'],
          not: ['hand', 'brush', 'face'],
        },
      },
      {
        id: 'nourish',
        title: 'Nourish',
        text: 'Lotions, butters and oils, best on skin that is still a little damp.',
        rule: {
          words: ['lotion', 'butter', 'cream', 'oil', 'moisturiser', 'moisturizer', 'milk'],
          not: ['hand', 'foot', 'face', 'eye'],
        },
      },
      {
        id: 'hands-and-feet',
        title: 'Hands and feet',
        text: 'For those who do most of the work and get least of the cream.',
        rule: { words: ['hand', 'foot', 'feet', 'heel'] },
      },
      {
        id: 'fresh',
        title: 'Fresh all day',
        text: 'Deodorants, mists and the brush that wakes everything up before the shower.',
        rule: { words: ['deodorant', 'antiperspirant', 'mist', 'spray', 'body brush', 'powder'] },
      },
    ],
    more: { title: 'And a little more', text: 'More for the bathroom shelf.' },
  },
  {
    slug: 'nail-care',
    title: 'Nail Care',
    eyebrow: 'Ten small details',
    headline: 'Nail care, to the fingertips',
    intro:
      'Colour that goes on evenly, and hands worth showing it on. Do the cream first, wait until it has sunk in, then the lacquer: ' +
      'two thin coats beat one thick one.',
    description:
      'Nail lacquer in every shade we stock, the coats, oils and files that go with it, and care for hands. Clear prices in pounds.',
    categories: { words: ['nail', 'manicure', 'nail care'] },
    drawnAs: 'nail-care',
    themes: [
      {
        id: 'colour',
        title: 'Colour and coats',
        text: 'Lacquers from milk to midnight, and what goes under and over them. Each shade is named and shown on its page.',
        rule: {
          words: [
            'nail lacquer',
            'nail polish',
            'nail varnish',
            'nail colour',
            'nail color',
            'gel polish',
            'base coat',
            'top coat',
          ],
          not: ['remover'],
        },
        everywhere: true,
      },
      {
        id: 'care',
        title: 'Nails and cuticles',
        text: 'Files, oils and brushes: the nine parts of a manicure that nobody sees.',
        rule: { words: ['nail', 'cuticle', 'manicure', 'pedicure'] },
        everywhere: true,
      },
      {
        id: 'hands',
        title: 'Hands',
        text: 'Creams and gentle washes, because a good colour deserves soft company.',
        rule: {
          words: [
            'hand cream',
            'hand wash',
            'hand balm',
            'hand lotion',
            'hand mask',
            'hand soap',
            'hand care',
          ],
        },
        everywhere: true,
      },
    ],
    more: { title: 'And a little more', text: 'More for hands and nails.' },
  },
];
