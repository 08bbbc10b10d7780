import type { SeedProduct } from './seed-product.ts';

export const bodyCare: SeedProduct[] = [
  {
    slug: 'tidal-sea-salt-body-scrub',
    name: 'Tidal Sea Salt Body Scrub',
    brand: 'Saltwell',
    category: 'body-care',
    price: 11.7,
    sealedForHygiene: true,
    originalPrice: 26,
    description:
      'Hand-raked salt in a loose blend of sunflower and sea buckthorn oils, scented with grapefruit rind ' +
      'and cold spray. Elbows, knees and heels come out polished, and the rest of you simply feels awake. ' +
      'Keep it by the shower and away from sandwiches.',
    amount: 300,
    unit: 'g',
    stock: 116,
    sku: 'SAL-SCR-300',
    barcode: '5056083000241',
    rating: 4.6,
    reviewCount: 338,
    features: [
      { icon: 'sparkles', text: 'Two grades of sea salt' },
      { icon: 'droplet', text: 'Leaves a light veil of oil' },
      { icon: 'sun', text: 'Grapefruit and sea buckthorn' },
    ],
    howToUse: 'Massage over wet skin in slow circles, then rinse. Best once or twice a week.',
    ingredients:
      'Maris Sal, Helianthus Annuus Seed Oil, Caprylic/Capric Triglyceride, Glycerin, Polyglyceryl-4 ' +
      'Oleate, Hippophae Rhamnoides Fruit Oil, Fucus Vesiculosus Extract, Tocopherol, Silica, Citrus ' +
      'Paradisi Peel Oil, Parfum, Limonene, Linalool, Citral',
    warnings: 'Do not use on broken or freshly shaved skin. May make the shower slippery.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'harbour-hand-cream',
    name: 'Harbour Hand Cream',
    brand: 'Saltwell',
    category: 'body-care',
    price: 12,
    description:
      'Written for people who work in cold water, adopted by everyone else. Shea and glycerin in serious ' +
      'amounts, yet it is dry enough to pick up a pen straight away. Smells of clean rope, clary sage and ' +
      'a little lemon.',
    amount: 50,
    unit: 'ml',
    rating: 4.8,
    reviewCount: 726,
    features: [
      { icon: 'shield', text: 'Comfort for hard-working hands' },
      { icon: 'feather', text: 'Absorbs in a moment' },
      { icon: 'recycle', text: 'Aluminium tube' },
    ],
    howToUse: 'Massage in after washing and before bed, paying attention to knuckles and nails.',
    ingredients:
      'Aqua, Glycerin, Butyrospermum Parkii Butter, Cetearyl Alcohol, Caprylic/Capric Triglyceride, ' +
      'Glyceryl Stearate, Helianthus Annuus Seed Oil, Stearic Acid, Panthenol, Allantoin, Laminaria ' +
      'Digitata Extract, Xanthan Gum, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Parfum, Salvia ' +
      'Sclarea Oil, Linalool, Limonene, Citral',
    warnings: 'For external use only.',
    periodAfterOpeningMonths: 12,
    variants: [
      {
        name: '50 ml',
        sku: 'SAL-HND-050',
        barcode: '5056083000319',
        stock: 204,
        price: 12,
        amount: 50,
      },
      {
        name: '100 ml',
        sku: 'SAL-HND-100',
        barcode: '5056083000487',
        stock: 141,
        price: 20,
        amount: 100,
      },
    ],
  },
  {
    slug: 'deckhand-hand-wash',
    name: 'Deckhand Hand Wash',
    brand: 'Saltwell',
    category: 'body-care',
    price: 18,
    description:
      'A clear wash the colour of shallow water, in a bottle handsome enough to leave out for guests. It ' +
      'rinses fast and leaves hands soft and lightly salted with bay, lime and pine tar.',
    amount: 300,
    unit: 'ml',
    stock: 187,
    sku: 'SAL-HWS-300',
    barcode: '5056083000555',
    rating: 4.5,
    reviewCount: 293,
    features: [
      { icon: 'droplet', text: 'Gentle coconut-based lather' },
      { icon: 'leaf', text: 'Bay, lime and a trace of pine tar' },
      { icon: 'recycle', text: 'Heavy bottle made to be refilled' },
    ],
    howToUse: 'One pump, plenty of water, no hurry.',
    ingredients:
      'Aqua, Sodium Coco-Sulfate, Cocamidopropyl Betaine, Glycerin, Coco-Glucoside, Glyceryl Oleate, ' +
      'Maris Sal, Laminaria Digitata Extract, Panthenol, Sodium Benzoate, Potassium Sorbate, Citric Acid, ' +
      'Parfum, Limonene, Linalool, Eugenol, Citral',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'samphire-body-lotion',
    name: 'Samphire Body Lotion',
    brand: 'Saltwell',
    category: 'body-care',
    price: 28,
    description:
      'A quick, cooling lotion of rock samphire, aloe and oat, light enough to dress over at once. Skin ' +
      'is left silky and faintly scented, as if the washing had dried outside. Lovely all summer and ' +
      'useful all winter.',
    amount: 250,
    unit: 'ml',
    stock: 102,
    sku: 'SAL-LOT-250',
    barcode: '5056083000623',
    featured: true,
    rating: 4.7,
    reviewCount: 412,
    features: [
      { icon: 'leaf', text: 'Rock samphire, aloe and oat' },
      { icon: 'feather', text: 'Dress straight away' },
      { icon: 'droplet', text: 'Soft skin that feels comfortable all day' },
      { icon: 'wind', text: 'Scent of line-dried linen' },
    ],
    howToUse: 'Smooth over the whole body after bathing, while skin is still slightly damp.',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, Aloe Barbadensis Leaf Juice, Avena ' +
      'Sativa Kernel Oil, Crithmum Maritimum Extract, Cetearyl Glucoside, Coco-Caprylate, Butyrospermum ' +
      'Parkii Butter, Panthenol, Xanthan Gum, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Citric ' +
      'Acid, Parfum, Linalool, Limonene, Hexyl Cinnamal',
    warnings: 'For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'harbour-soap-trio',
    name: 'The Harbour Soap Trio',
    brand: 'Saltwell',
    category: 'body-care',
    price: 24,
    description:
      'Three bars of 100 g tied with tarred twine: one of sea salt, one of oatmeal, one of kelp. Each is ' +
      'cold-made and cured for six weeks on wooden racks, so they last well and lather creamily to the final ' +
      'sliver. They arrive in a small crate that goes on to hold pencils, or shells.',
    stock: 64,
    sku: 'SAL-SET-SOP',
    barcode: '5056083000791',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'heart', text: 'Three bars, ready to give' },
      { icon: 'clock', text: 'Cured for six weeks' },
      { icon: 'recycle', text: 'Reusable wooden crate' },
      { icon: 'leaf', text: 'Sea salt, oatmeal and kelp' },
    ],
    howToUse: 'Lather between wet hands. Rest the bar on a draining dish between uses.',
    ingredients:
      'Sodium Olivate, Sodium Cocoate, Aqua, Sodium Shea Butterate, Glycerin, Maris Sal, Avena Sativa ' +
      'Kernel Meal, Laminaria Digitata Powder, Parfum, Kaolin, Tocopherol, Limonene, Linalool, Citral',
    warnings: 'Avoid contact with eyes.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'bramble-body-butter',
    name: 'Bramble Body Butter',
    brand: 'Fern & Fell',
    category: 'body-care',
    price: 13.5,
    sealedForHygiene: true,
    originalPrice: 30,
    description:
      'Whipped shea and bramble-seed oil, thick as the top of the milk, that turns to velvet as it warms. ' +
      'Reach for it on shins in February. The scent is blackberries, bay leaf and cold air, more hedge ' +
      'than pudding.',
    amount: 200,
    unit: 'ml',
    stock: 81,
    sku: 'FER-BUT-200',
    barcode: '5031178000559',
    rating: 4.4,
    reviewCount: 257,
    features: [
      { icon: 'droplet', text: 'Shea and bramble-seed oil' },
      { icon: 'shield', text: 'Rich comfort for dry skin' },
      { icon: 'leaf', text: 'Blackberry and bay leaf' },
    ],
    howToUse: 'Warm a scoop between the hands and press into dry areas after the bath.',
    ingredients:
      'Aqua, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, Rubus ' +
      'Fruticosus Seed Oil, Glyceryl Stearate Citrate, Theobroma Cacao Seed Butter, Helianthus Annuus ' +
      'Seed Oil, Panthenol, Xanthan Gum, Tocopherol, Sodium Levulinate, Potassium Sorbate, Citric Acid, ' +
      'Parfum, Linalool, Eugenol, Limonene',
    warnings: 'For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'moss-and-bergamot-body-wash',
    name: 'Moss & Bergamot Body Wash',
    brand: 'Fern & Fell',
    category: 'body-care',
    price: 16,
    description:
      'A green, resinous wash that turns a small bathroom into a wood after rain. The lather is soft and ' +
      'low, and the bergamot gets you out of the door.',
    amount: 250,
    unit: 'ml',
    rating: 4.6,
    reviewCount: 304,
    features: [
      { icon: 'leaf', text: 'Oakmoss-style accord and bergamot' },
      { icon: 'droplet', text: 'Mild, low-foaming lather' },
      { icon: 'recycle', text: 'Recycled and recyclable bottle' },
    ],
    howToUse: 'Lather over wet skin with hands or a cloth, then rinse.',
    ingredients:
      'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Coco-Glucoside, Glyceryl ' +
      'Oleate, Sphagnum Magellanicum Extract, Betaine, Xanthan Gum, Sodium Chloride, Sodium Benzoate, ' +
      'Potassium Sorbate, Citric Acid, Parfum, Limonene, Linalool, Citral, Coumarin',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
    variants: [
      {
        name: '250 ml',
        sku: 'FER-WSH-250',
        barcode: '5031178000627',
        stock: 122,
        price: 16,
        amount: 250,
      },
      {
        name: '500 ml',
        sku: 'FER-WSH-500',
        barcode: '5031178000795',
        stock: 68,
        price: 27,
        amount: 500,
      },
    ],
  },
  {
    slug: 'lavender-triple-milled-soap',
    name: 'Lavender Triple-Milled Soap',
    brand: 'Casa Alfazema',
    category: 'body-care',
    price: 9,
    description:
      'Milled three times through granite rollers until it is as dense as marble, then wrapped by hand in ' +
      'printed paper. It lathers like whipped cream and perfumes the linen cupboard while it waits its ' +
      'turn.',
    amount: 150,
    unit: 'g',
    stock: 228,
    sku: 'CAS-SOP-150',
    barcode: '5060833000627',
    rating: 4.7,
    reviewCount: 548,
    features: [
      { icon: 'clock', text: 'Triple-milled and long-lasting' },
      { icon: 'leaf', text: 'Alentejo lavender' },
      { icon: 'star', text: 'Wrapped by hand' },
    ],
    howToUse: 'Work to a lather with warm water. Keep dry between uses.',
    ingredients:
      'Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum, Lavandula Angustifolia Oil, Olea Europaea ' +
      'Fruit Oil, Sodium Chloride, Tetrasodium Glutamate Diacetate, Linalool, Limonene, Coumarin, ' +
      'Geraniol, CI 77891, CI 77007',
    warnings: 'Avoid contact with eyes.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'almond-blossom-body-oil',
    name: 'Almond Blossom Body Oil',
    brand: 'Casa Alfazema',
    category: 'body-care',
    price: 28.9,
    originalPrice: 34,
    description:
      'Sweet almond and apricot kernel, steeped with the first blossom of the Algarve spring. Massaged in ' +
      'after a shower it leaves a soft gleam on shoulders and shins, and a scent between marzipan and ' +
      'clean cotton.',
    amount: 100,
    unit: 'ml',
    stock: 59,
    sku: 'CAS-OIL-100',
    barcode: '5060833000795',
    rating: 4.6,
    reviewCount: 176,
    features: [
      { icon: 'droplet', text: 'Sweet almond and apricot kernel' },
      { icon: 'sparkles', text: 'A soft gleam on bare skin' },
      { icon: 'heart', text: 'Made for unhurried massage' },
    ],
    howToUse: 'Smooth over damp skin and give it two minutes before dressing.',
    ingredients:
      'Prunus Amygdalus Dulcis Oil, Prunus Armeniaca Kernel Oil, Caprylic/Capric Triglyceride, Helianthus ' +
      'Annuus Seed Oil, Squalane, Prunus Amygdalus Dulcis Flower Extract, Tocopherol, Parfum, Benzyl ' +
      'Alcohol, Linalool, Coumarin, Hexyl Cinnamal',
    warnings: 'Contains almond oil. May make the bath or shower slippery.',
    periodAfterOpeningMonths: 9,
  },
  {
    slug: 'hinoki-dry-body-brush',
    name: 'Hinoki Dry Body Brush',
    brand: 'Hinoki Hour',
    category: 'body-care',
    price: 22,
    description:
      'Sisal bristles set by hand in an oval of pale hinoki, with a cotton strap that fits across the ' +
      'knuckles. Two minutes before the shower leaves skin smooth, rosy and very much awake. The wood ' +
      'keeps its lemony, resinous scent for months.',
    stock: 7,
    sku: 'HIN-BRU-001',
    barcode: '5060255000311',
    rating: 4.5,
    reviewCount: 121,
    features: [
      { icon: 'leaf', text: 'Hinoki wood and sisal bristles' },
      { icon: 'clock', text: 'Two minutes before the shower' },
      { icon: 'rabbit', text: 'Plant bristles only' },
    ],
    howToUse:
      'On dry skin, brush in long strokes from ankles and wrists towards the middle. Keep the brush dry.',
    ingredients: '',
    warnings: 'Do not use on the face or on broken or irritated skin.',
  },
  {
    slug: 'damask-deodorant-balm',
    name: 'Damask Deodorant Balm',
    brand: 'Orla & Wren',
    category: 'body-care',
    price: 14,
    sealedForHygiene: true,
    description:
      'A soft balm of arrowroot, magnesium and shea that rubs in clear and keeps company politely. Rose ' +
      'geranium and black pepper stand in for the usual blast of freshness. A fingertip is plenty for ' +
      'both sides.',
    amount: 60,
    unit: 'g',
    stock: 141,
    sku: 'ORL-DEO-060',
    barcode: '5060714002177',
    rating: 4.2,
    reviewCount: 268,
    features: [
      { icon: 'shield', text: 'Magnesium to help with odour' },
      { icon: 'feather', text: 'Arrowroot for a dry feel' },
      { icon: 'heart', text: 'Rose geranium and black pepper' },
      { icon: 'recycle', text: 'Glass jar, metal lid' },
    ],
    howToUse: 'Warm a pea-sized amount and massage into clean, dry underarms.',
    ingredients:
      'Cocos Nucifera Oil, Maranta Arundinacea Root Powder, Butyrospermum Parkii Butter, Magnesium ' +
      'Hydroxide, Caprylic/Capric Triglyceride, Euphorbia Cerifera Cera, Triethyl Citrate, Kaolin, ' +
      'Tocopherol, Pelargonium Graveolens Flower Oil, Piper Nigrum Fruit Oil, Citronellol, Geraniol, ' +
      'Linalool, Limonene, Citral',
    warnings: 'Wait a few hours after shaving. Stop using if irritation occurs.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'seaweed-foot-cream',
    name: 'Seaweed Foot Cream',
    brand: 'Tidemark',
    category: 'body-care',
    price: 15,
    description:
      'Ten per cent urea, Atlantic kelp and peppermint for feet that have walked home over the strand. It ' +
      'softens hard heels night by night and is cool enough to feel under wool socks.',
    amount: 100,
    unit: 'ml',
    stock: 0,
    sku: 'TID-FOT-100',
    barcode: '5060946000620',
    rating: 4.6,
    reviewCount: 159,
    features: [
      { icon: 'flask', text: '10% urea to soften rough heels' },
      { icon: 'wind', text: 'Cooling peppermint' },
      { icon: 'moon', text: 'Best under socks, overnight' },
    ],
    howToUse: 'Massage into clean, dry feet each evening, concentrating on heels.',
    ingredients:
      'Aqua, Urea, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, ' +
      'Laminaria Digitata Extract, Glyceryl Stearate, PEG-100 Stearate, Lactic Acid, Sodium Lactate, ' +
      'Xanthan Gum, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Mentha Piperita Oil, Menthol, ' +
      'Limonene, Linalool',
    warnings: 'Do not use on broken skin. Floors may be slippery under bare feet.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'ink-and-fig-body-cream',
    name: 'Ink & Fig Body Cream',
    brand: 'Nocturne House',
    category: 'body-care',
    price: 33.6,
    sealedForHygiene: true,
    originalPrice: 42,
    description:
      'The house perfume in its gentlest form, folded into a satiny cream of fig-seed oil and cocoa ' +
      'butter. It melts in quickly, softens well and leaves the scent humming just above the skin for ' +
      'hours.',
    amount: 200,
    unit: 'ml',
    stock: 53,
    sku: 'NOC-BCR-200',
    barcode: '5060491000861',
    rating: 4.7,
    reviewCount: 138,
    features: [
      { icon: 'moon', text: 'The scent of Ink & Fig' },
      { icon: 'droplet', text: 'Fig-seed oil and cocoa butter' },
      { icon: 'feather', text: 'Satin finish, quick to sink in' },
    ],
    howToUse:
      'Smooth over arms, shoulders and décolletage after bathing, alone or beneath the eau de parfum.',
    ingredients:
      'Aqua, Glycerin, Theobroma Cacao Seed Butter, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Ficus ' +
      'Carica Seed Oil, Cetearyl Olivate, Sorbitan Olivate, Helianthus Annuus Seed Oil, Panthenol, ' +
      'Carbomer, Sodium Hydroxide, Tocopherol, Phenoxyethanol, Ethylhexylglycerin, Parfum, Linalool, ' +
      'Limonene, Alpha-Isomethyl Ionone, Coumarin, Hydroxycitronellal',
    warnings: 'For external use only.',
    periodAfterOpeningMonths: 12,
  },
];
