import type { SeedProduct } from './seed-product.ts';

export const wellness: SeedProduct[] = [
  {
    slug: 'ink-and-fig-candle',
    name: 'Ink & Fig Candle',
    brand: 'Nocturne House',
    category: 'wellness',
    price: 46,
    description:
      'Fig leaf, violet ink and old paper in a slow-burning blend of rapeseed and coconut wax. It fills a ' +
      'sitting room without announcing itself and leaves a heavy plum-coloured glass that is far too good ' +
      'to throw away.',
    amount: 220,
    unit: 'g',
    stock: 86,
    sku: 'NOC-CIF-220',
    barcode: '5060491000939',
    featured: true,
    rating: 4.8,
    reviewCount: 319,
    features: [
      { icon: 'flame', text: 'About fifty hours of quiet burning' },
      { icon: 'leaf', text: 'Rapeseed and coconut wax' },
      { icon: 'moon', text: 'Fig leaf, violet ink, cedar' },
      { icon: 'recycle', text: 'Tumbler to use again' },
    ],
    howToUse: 'Let the whole surface melt on the first lighting. Trim the wick to 5 mm each time.',
    ingredients: '',
    warnings:
      'Never leave a burning candle unattended. Keep away from children, pets, draughts and anything that ' +
      'can catch fire. Burn on a heat-resistant surface for no more than four hours at a time. Contains ' +
      'linalool, coumarin and alpha-isomethyl ionone; may produce an allergic reaction.',
  },
  {
    slug: 'lamp-black-candle',
    name: 'Lamp Black Candle',
    brand: 'Nocturne House',
    category: 'wellness',
    price: 30.8,
    originalPrice: 44,
    description:
      'The smell of a library at closing time: leather, pipe tobacco and one match just blown out. The ' +
      'wax is tinted charcoal and the cotton wick burns with a small, steady flame. Best in winter, with ' +
      'the big light off.',
    amount: 220,
    unit: 'g',
    stock: 39,
    sku: 'NOC-CLB-220',
    barcode: '5060491001004',
    rating: 4.5,
    reviewCount: 127,
    features: [
      { icon: 'flame', text: 'Single cotton wick, steady flame' },
      { icon: 'moon', text: 'Leather, tobacco, spent match' },
      { icon: 'clock', text: 'About fifty hours' },
    ],
    howToUse:
      'Burn until the wax is liquid to the edge, usually two hours. Snuff rather than blow, to keep the ' +
      'smoke down.',
    ingredients: '',
    warnings:
      'Keep burning candles within sight and out of reach of children and pets. Do not burn on or near ' +
      'anything flammable, and stop when 1 cm of wax remains. Contains eugenol and limonene; may produce ' +
      'an allergic reaction.',
  },
  {
    slug: 'mulberry-silk-sleep-mask',
    name: 'Mulberry Silk Sleep Mask',
    brand: 'Loom & Lull',
    category: 'wellness',
    price: 32.3,
    originalPrice: 38,
    description:
      'Padded 22-momme silk, cut wide across the temples and curved over the nose, so darkness is really ' +
      'dark. The strap is soft, adjustable and wide enough not to leave its signature on your hair. ' +
      'Folded in its own pouch, it weighs less than a letter.',
    stock: 104,
    sku: 'LOO-MSK-001',
    barcode: '5014420000248',
    rating: 4.7,
    reviewCount: 374,
    features: [
      { icon: 'moon', text: 'Wide, light-blocking cut' },
      { icon: 'feather', text: 'Padded silk, inside and out' },
      { icon: 'wind', text: 'Pouch for trains and planes' },
    ],
    howToUse: 'Adjust the strap so that the mask rests rather than presses. Hand-wash cool and dry flat.',
    ingredients: '',
  },
  {
    slug: 'lights-out-pillow-mist',
    name: 'Lights Out Pillow Mist',
    brand: 'Loom & Lull',
    category: 'wellness',
    price: 18,
    description:
      'Lavender, Roman chamomile and cool linen in a fine mist for pillow and sheets. A small signal to ' +
      'the mind that the day is over: phone away, window open an inch, light off.',
    amount: 75,
    unit: 'ml',
    stock: 172,
    sku: 'LOO-MST-075',
    barcode: '5014420000316',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'moon', text: 'Lavender and Roman chamomile' },
      { icon: 'wind', text: 'Fine mist, dries without a mark' },
      { icon: 'heart', text: 'A calm way to close the day' },
    ],
    howToUse: 'Mist over bed linen from 30 cm, wait a minute for it to dry, and lie down.',
    ingredients:
      'Aqua, Alcohol Denat., Polysorbate 20, Lavandula Angustifolia Oil, Parfum, Anthemis Nobilis Flower ' +
      'Oil, Citrus Aurantium Amara Leaf Oil, Sodium Benzoate, Potassium Sorbate, Citric Acid, Linalool, ' +
      'Limonene, Coumarin, Geraniol',
    warnings:
      'Do not spray into the eyes, on polished surfaces or near a naked flame. Keep away from children ' +
      'and pets. Contains linalool; may produce an allergic reaction.',
    periodAfterOpeningMonths: 18,
  },
  {
    slug: 'weighted-lavender-eye-pillow',
    name: 'Weighted Lavender Eye Pillow',
    brand: 'Loom & Lull',
    category: 'wellness',
    price: 29,
    description:
      'A slim bag of flaxseed and dried lavender in washable silk, with just enough weight to make the ' +
      'forehead give in. Warm it or chill it; ten minutes under it is an odd sort of holiday.',
    stock: 2,
    sku: 'LOO-EYE-001',
    barcode: '5014420000484',
    rating: 4.8,
    reviewCount: 83,
    features: [
      { icon: 'feather', text: 'Gentle, even weight' },
      { icon: 'leaf', text: 'Flaxseed and whole lavender' },
      { icon: 'moon', text: 'Use warm, cool or as it is' },
    ],
    howToUse:
      'Lie down and rest over closed eyes. To cool, leave in the fridge for an hour; to warm, place on a ' +
      'radiator. Remove the inner bag before washing the cover.',
    ingredients: '',
    warnings:
      'Do not microwave with the silk cover on. Check the temperature on the wrist first. Not for ' +
      'children under three.',
  },
  {
    slug: 'onsen-bath-salts',
    name: 'Onsen Bath Salts',
    brand: 'Hinoki Hour',
    category: 'wellness',
    price: 20.4,
    originalPrice: 24,
    description:
      'Mineral salts that turn the water faintly milky and the bathroom into a mountain inn. Hinoki ' +
      'leads, yuzu follows, and a spoonful of rice bran makes the water feel like silk. Enough for ten ' +
      'long baths.',
    amount: 500,
    unit: 'g',
    stock: 93,
    sku: 'HIN-SLT-500',
    barcode: '5060255000489',
    rating: 4.6,
    reviewCount: 248,
    features: [
      { icon: 'droplet', text: 'Milky, silky-feeling water' },
      { icon: 'leaf', text: 'Hinoki and yuzu' },
      { icon: 'clock', text: 'About ten baths' },
    ],
    howToUse: 'Scatter a generous handful under running warm water and stay for twenty minutes.',
    ingredients:
      'Sodium Sulfate, Magnesium Sulfate, Maris Sal, Sodium Bicarbonate, Oryza Sativa Bran Powder, ' +
      'Silica, Chamaecyparis Obtusa Wood Oil, Citrus Junos Peel Oil, Parfum, Tocopherol, Limonene, ' +
      'Linalool, Citral',
    warnings: 'For external use only. Avoid contact with eyes. The bath may be slippery.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'forest-steam-bath-tablets',
    name: 'Forest Steam Bath Tablets',
    brand: 'Hinoki Hour',
    category: 'wellness',
    price: 21,
    description:
      'Six pressed tablets that fizz slowly and fill the room with green steam: pine needle, eucalyptus ' +
      'and camphor wood. Drop one in the bath, or set it on the shower floor where the water only just ' +
      'reaches.',
    amount: 6,
    unit: 'item',
    stock: 127,
    sku: 'HIN-TAB-006',
    barcode: '5060255000557',
    rating: 4.4,
    reviewCount: 142,
    features: [
      { icon: 'wind', text: 'Pine needle and eucalyptus' },
      { icon: 'clock', text: 'Slow fizz, five minutes or more' },
      { icon: 'recycle', text: 'Wrapped singly in waxed paper' },
      { icon: 'leaf', text: 'For bath or shower' },
    ],
    howToUse: 'Unwrap one tablet and drop into warm water just before you step in.',
    ingredients:
      'Sodium Bicarbonate, Citric Acid, Zea Mays Starch, Sodium Sulfate, Kaolin, Glycerin, Pinus ' +
      'Sylvestris Leaf Oil, Eucalyptus Globulus Leaf Oil, Cinnamomum Camphora Wood Oil, Tocopherol, ' +
      'Limonene, Linalool, CI 77288',
    warnings:
      'For external use only. Not suitable for children under three. Avoid contact with eyes. Surfaces ' +
      'may be slippery.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'celadon-jade-gua-sha',
    name: 'Celadon Jade Gua Sha',
    brand: 'Moon & Celadon',
    category: 'wellness',
    price: 26,
    description:
      'A palm-sized stone of pale green jade, polished until it feels wet and shaped to follow jaw, cheek ' +
      'and brow. It is cool to the touch even in August, and turns the last of your face oil into a small ' +
      'ceremony.',
    stock: 0,
    sku: 'MOO-GUA-001',
    barcode: '5057291001792',
    rating: 4.5,
    reviewCount: 221,
    features: [
      { icon: 'droplet', text: 'Polished jade, cool to the touch' },
      { icon: 'heart', text: 'Curves for jaw, cheek and brow' },
      { icon: 'clock', text: 'Three quiet minutes' },
    ],
    howToUse:
      'Over face oil, draw the stone outwards with light pressure, keeping it almost flat to the skin. ' +
      'Wash with mild soap and dry.',
    ingredients: '',
    warnings: 'Fragile: may break if dropped. Do not use on broken or irritated skin.',
  },
];
