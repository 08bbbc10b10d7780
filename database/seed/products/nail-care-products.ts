import type { SeedProduct } from './seed-product.ts';

/** Nail care, filed under makeup, tools and body care, because nails have no category of their own. */
export const nailCare: SeedProduct[] = [
  {
    slug: 'colophon-nail-lacquer',
    name: 'Colophon Nail Lacquer',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 12.5,
    description:
      'Six bookbinder’s colours, from vellum to blue-black ink, in a formula that levels itself before it ' +
      'sets. One coat is a wash, two are the last word. Named for the note at the end of a book that says ' +
      'who made it.',
    amount: 9,
    unit: 'ml',
    rating: 4.5,
    reviewCount: 187,
    features: [
      { icon: 'sparkles', text: 'Even colour in two coats' },
      { icon: 'clock', text: 'Touch-dry in about five minutes' },
      { icon: 'rabbit', text: 'No carmine, no animal ingredients' },
    ],
    howToUse:
      'Over a dry base coat, paint the middle of the nail, then each side. Wait two minutes, repeat, and ' +
      'seal with a top coat.',
    ingredients:
      'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Isopropyl Alcohol, Adipic ' +
      'Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Stearalkonium Bentonite, Diacetone Alcohol, ' +
      'Silica, Phosphoric Acid, +/- CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI 19140, CI 77007, ' +
      'CI 77266',
    warnings:
      'Highly flammable liquid and vapour. Keep away from heat, sparks and open flames. Use in a ' +
      'well-ventilated room. Keep out of reach of children.',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Vellum', sku: 'PIG-LAQ-VEL', barcode: '5009631006004', stock: 41, shade: '#e6d5c0' },
      { name: 'Quire', sku: 'PIG-LAQ-QUI', barcode: '5009631006073', stock: 58, shade: '#cf8f86' },
      { name: 'Rubric', sku: 'PIG-LAQ-RUB', barcode: '5009631006141', stock: 73, shade: '#a63a2c' },
      { name: 'Endpaper', sku: 'PIG-LAQ-END', barcode: '5009631006219', stock: 36, shade: '#5d1f3f' },
      { name: 'Buckram', sku: 'PIG-LAQ-BUC', barcode: '5009631006288', stock: 0, shade: '#4a4f3a' },
      { name: 'Blue-Black', sku: 'PIG-LAQ-BLU', barcode: '5009631006356', stock: 29, shade: '#20324f' },
    ],
  },
  {
    slug: 'sous-laque-base-coat',
    name: 'Sous-Laque Base Coat',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 15,
    description:
      'The coat nobody sees and every manicure rests on. A thin veil of rosy milk evens out ridges, gives ' +
      'colour something to hold and keeps dark shades from staining. Worn alone, it is the cleanest nail ' +
      'in Paris.',
    amount: 10,
    unit: 'ml',
    stock: 94,
    sku: 'PER-BAS-010',
    barcode: '5045917004623',
    rating: 4.6,
    reviewCount: 214,
    features: [
      { icon: 'shield', text: 'Comes between colour and nail' },
      { icon: 'feather', text: 'Evens out fine ridges' },
      { icon: 'clock', text: 'Dry in two minutes' },
    ],
    howToUse: 'One thin coat on clean, dry nails. Wait two minutes before the colour.',
    ingredients:
      'Ethyl Acetate, Butyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Isopropyl Alcohol, Adipic ' +
      'Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Silica, Stearalkonium Bentonite, Diacetone ' +
      'Alcohol, Tocopheryl Acetate, CI 77891, CI 15850',
    warnings:
      'Highly flammable liquid and vapour. Keep away from heat, sparks and open flames. Use in a ' +
      'well-ventilated room. Keep out of reach of children.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'miroir-top-coat',
    name: 'Miroir Top Coat',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 16,
    description:
      'Clear as a shop window and nearly as shiny. It closes the colour off from the day, and one more ' +
      'layer on the third morning gives the whole manicure its first evening back.',
    amount: 10,
    unit: 'ml',
    stock: 121,
    sku: 'PER-TOP-010',
    barcode: '5045917004692',
    rating: 4.7,
    reviewCount: 268,
    features: [
      { icon: 'sparkles', text: 'Mirror shine over any lacquer' },
      { icon: 'shield', text: 'Seals the edge against chips' },
      { icon: 'zap', text: 'Dry to the touch in minutes' },
    ],
    howToUse: 'One thin coat over dry colour, drawn along the free edge as well. Renew on the third day.',
    ingredients:
      'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Cellulose Acetate Butyrate, ' +
      'Isopropyl Alcohol, Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Acrylates ' +
      'Copolymer, Etocrylene, CI 60725',
    warnings:
      'Highly flammable liquid and vapour. Keep away from heat, sparks and open flames. Use in a ' +
      'well-ventilated room. Keep out of reach of children.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'almond-blossom-cuticle-oil',
    name: 'Almond Blossom Cuticle Oil',
    brand: 'Casa Alfazema',
    category: 'body-care',
    price: 13.5,
    description:
      'Sweet almond and olive, from the same Lisbon press as the body oil, in a dropper small enough for a ' +
      'coat pocket. A drop a hand in the evening softens the rim of the nail and makes any colour look ' +
      'newer.',
    amount: 15,
    unit: 'ml',
    stock: 88,
    sku: 'CAS-CUT-015',
    barcode: '5060833000863',
    rating: 4.8,
    reviewCount: 159,
    features: [
      { icon: 'droplet', text: 'Almond and olive oil' },
      { icon: 'heart', text: 'Softens dry rims' },
      { icon: 'leaf', text: 'Scent of almond blossom' },
    ],
    howToUse:
      'One drop on each hand, rubbed round every nail before bed. Wipe the nail itself before lacquer: oil keeps ' +
      'colour from holding.',
    ingredients:
      'Prunus Amygdalus Dulcis Oil, Olea Europaea Fruit Oil, Simmondsia Chinensis Seed Oil, Tocopherol, ' +
      'Helianthus Annuus Seed Oil, Parfum, Benzyl Alcohol, Linalool, Coumarin',
    warnings: 'Contains almond. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'tempered-glass-nail-file',
    name: 'Tempered Glass Nail File',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 11,
    description:
      'Etched, not coated, so there is nothing to wear off. Glass closes the layers of the nail as it ' +
      'files, where emery frays them. Rinse it under the tap and it is as good as on its first day. In a ' +
      'felt sleeve.',
    stock: 142,
    sku: 'TIL-FIL-001',
    barcode: '5088026000698',
    rating: 4.7,
    reviewCount: 322,
    features: [
      { icon: 'feather', text: 'Fine, even etching on both sides' },
      { icon: 'droplet', text: 'Washes clean under the tap' },
      { icon: 'recycle', text: 'Made to be kept, with its sleeve' },
    ],
    howToUse: 'On dry nails, from each side to the middle, always in one direction.',
    ingredients: '',
    warnings: 'Glass: do not drop, and do not use a chipped file. Keep out of reach of children.',
  },
  {
    slug: 'clean-slate-nail-lacquer-remover',
    name: 'Clean Slate Nail Lacquer Remover',
    brand: 'Halden',
    category: 'makeup',
    price: 9.5,
    description:
      'No acetone, no scent, no dye. It takes a moment longer than the strong ones and leaves nails less ' +
      'chalky for it. Ten seconds on a pad, one wipe, done.',
    amount: 100,
    unit: 'ml',
    stock: 176,
    sku: 'HAL-RMV-100',
    barcode: '5060382000932',
    rating: 4.3,
    reviewCount: 141,
    features: [
      { icon: 'flask', text: 'Acetone-free' },
      { icon: 'droplet', text: 'With glycerin' },
      { icon: 'leaf', text: 'No added fragrance' },
    ],
    howToUse:
      'Soak a pad, press it on the nail for ten seconds and wipe once from the base to the tip. Wash hands ' +
      'afterwards.',
    ingredients: 'Ethyl Acetate, Alcohol Denat., Aqua, Glycerin, Propylene Carbonate, Panthenol, Tocopherol',
    warnings:
      'Highly flammable liquid and vapour. Causes serious eye irritation. Keep away from heat, sparks and ' +
      'open flames. Use in a well-ventilated room. Keep out of reach of children.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'hinoki-nail-brush',
    name: 'Hinoki Nail Brush',
    brand: 'Hinoki Hour',
    category: 'body-care',
    price: 14,
    description:
      'Rows of firm sisal in a palm-sized block of pale hinoki. For potting soil, pastry and ink, before ' +
      'any polish. The wood dries quickly and smells faintly of lemon and resin each time it gets wet.',
    stock: 53,
    sku: 'HIN-NAI-001',
    barcode: '5060255000625',
    rating: 4.6,
    reviewCount: 77,
    features: [
      { icon: 'leaf', text: 'Hinoki wood and sisal' },
      { icon: 'droplet', text: 'Happy by the basin' },
      { icon: 'rabbit', text: 'Plant bristles only' },
    ],
    howToUse: 'With soap and warm water, across and under the nails. Shake out and dry bristles down.',
    ingredients: '',
    warnings: 'Do not use on broken or irritated skin.',
  },
  {
    slug: 'rice-milk-hand-mask',
    name: 'Rice Milk Hand Mask',
    brand: 'Moon & Celadon',
    category: 'body-care',
    price: 7.5,
    sealedForHygiene: true,
    description:
      'A pair of soft gloves with rice milk inside, for a quarter of an hour in which you cannot answer ' +
      'the telephone. Hands come out cool, smooth and ready for lacquer.',
    amount: 1,
    unit: 'item',
    stock: 198,
    sku: 'MOO-HND-001',
    barcode: '5057291001860',
    rating: 4.4,
    reviewCount: 96,
    features: [
      { icon: 'droplet', text: 'Rice milk and glycerin' },
      { icon: 'clock', text: 'Fifteen minutes' },
      { icon: 'heart', text: 'One pair in each sachet' },
    ],
    howToUse:
      'Slip on clean, dry hands and rest for 15 minutes. Massage in what is left; wipe the nails before ' +
      'lacquer.',
    ingredients:
      'Aqua, Glycerin, Oryza Sativa Bran Water, Butyrospermum Parkii Butter, Cetearyl Alcohol, Caprylic/Capric ' +
      'Triglyceride, Oryza Sativa Bran Oil, Betaine, Panthenol, Allantoin, Xanthan Gum, 1,2-Hexanediol, ' +
      'Ethylhexylglycerin, Citric Acid',
    warnings: 'Single use. Do not use on broken skin.',
  },
  {
    slug: 'night-watch-hand-balm',
    name: 'Night Watch Hand Balm',
    brand: 'Saltwell',
    category: 'body-care',
    price: 19,
    sealedForHygiene: true,
    description:
      'The harbour cream’s older brother: shea, beeswax and oat, thick enough to stay on till morning. A ' +
      'pea of it on the backs of both hands, cotton gloves if you have them, and good night.',
    amount: 75,
    unit: 'ml',
    stock: 8,
    sku: 'SAL-BLM-075',
    barcode: '5056083000869',
    rating: 4.7,
    reviewCount: 233,
    features: [
      { icon: 'moon', text: 'Made for overnight' },
      { icon: 'shield', text: 'Shea, beeswax and oat' },
      { icon: 'feather', text: 'A little is a lot' },
    ],
    howToUse: 'Warm a pea of it between the palms and work in last thing at night, nails included.',
    ingredients:
      'Butyrospermum Parkii Butter, Aqua, Glycerin, Cera Alba, Helianthus Annuus Seed Oil, Avena Sativa ' +
      'Kernel Oil, Cetearyl Alcohol, Glyceryl Stearate, Panthenol, Allantoin, Laminaria Digitata Extract, ' +
      'Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Parfum, Linalool, Limonene',
    warnings: 'For external use only.',
    periodAfterOpeningMonths: 12,
  },
];
