import type { SeedProduct } from './seed-product.ts';

export const fragrances: SeedProduct[] = [
  {
    slug: 'ink-and-fig-eau-de-parfum',
    name: 'Ink & Fig Eau de Parfum',
    brand: 'Nocturne House',
    category: 'fragrances',
    price: 58,
    description:
      'A letter written by an open window. Green fig leaf and blackcurrant bud come first, then violet ' +
      'ink, then a long, quiet close of cedar and warm paper. Worn close, it lasts into the evening; on a ' +
      'scarf, rather longer.',
    amount: 30,
    unit: 'ml',
    featured: true,
    rating: 4.9,
    reviewCount: 486,
    features: [
      { icon: 'leaf', text: 'Opens with fig leaf and blackcurrant bud' },
      { icon: 'moon', text: 'Settles to violet ink and cedar' },
      { icon: 'clock', text: 'Fifteen per cent perfume oil' },
      { icon: 'recycle', text: 'Bottle unscrews for refilling' },
    ],
    howToUse: 'Spray on pulse points and let it dry without rubbing.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Alpha-Isomethyl Ionone, Limonene, Linalool, Coumarin, ' +
      'Hydroxycitronellal, Benzyl Salicylate, Citronellol, Citral, Geraniol',
    warnings:
      'Flammable: keep away from heat and naked flames. Do not spray into the eyes or on irritated skin.',
    periodAfterOpeningMonths: 36,
    variants: [
      {
        name: '30 ml',
        sku: 'NOC-INK-030',
        barcode: '5060491000175',
        stock: 76,
        price: 58,
        amount: 30,
      },
      {
        name: '50 ml',
        sku: 'NOC-INK-050',
        barcode: '5060491000243',
        stock: 52,
        price: 84,
        amount: 50,
      },
      {
        name: '100 ml',
        sku: 'NOC-INK-100',
        barcode: '5060491000311',
        stock: 23,
        price: 128,
        amount: 100,
      },
    ],
  },
  {
    slug: 'rain-on-slate-eau-de-parfum',
    name: 'Rain on Slate Eau de Parfum',
    brand: 'Nocturne House',
    category: 'fragrances',
    price: 84,
    description:
      'The first minute after a storm, when the roofs steam and the garden smells twice as green. Crushed ' +
      'ivy and juniper over wet stone, with vetiver running underneath like water in a gutter. Cool, ' +
      'clean and not at all polite.',
    amount: 50,
    unit: 'ml',
    stock: 68,
    sku: 'NOC-RAI-050',
    barcode: '5060491000489',
    rating: 4.7,
    reviewCount: 213,
    features: [
      { icon: 'wind', text: 'Crushed ivy and juniper' },
      { icon: 'droplet', text: 'A wet-stone accord at the heart' },
      { icon: 'leaf', text: 'Smoky vetiver to finish' },
    ],
    howToUse: 'Two sprays at the collarbone; one more on a coat collar for cold days.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Evernia Prunastri Extract, Citral, Geraniol, ' +
      'Hexyl Cinnamal, Coumarin, Citronellol',
    warnings:
      'Flammable: keep away from heat and naked flames. Avoid the eyes and broken skin. May stain pale ' +
      'fabric.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'after-the-opera-eau-de-parfum',
    name: 'After the Opera Eau de Parfum',
    brand: 'Nocturne House',
    category: 'fragrances',
    price: 52.8,
    originalPrice: 96,
    description:
      'Velvet seats, face powder and a crush of coats in the foyer. Aldehydes and pink pepper lift the ' +
      'curtain on tuberose and suede, and benzoin sees everyone home. A big perfume, for people who ' +
      'arrive.',
    amount: 50,
    unit: 'ml',
    stock: 41,
    sku: 'NOC-OPE-050',
    barcode: '5060491000557',
    rating: 4.6,
    reviewCount: 158,
    features: [
      { icon: 'star', text: 'Aldehydes and pink pepper' },
      { icon: 'heart', text: 'Tuberose over soft suede' },
      { icon: 'moon', text: 'A long benzoin finish' },
      { icon: 'sparkles', text: 'Generous trail' },
    ],
    howToUse: 'One spray on each wrist is a full house. Let it settle for ten minutes before judging.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Benzyl Salicylate, Hydroxycitronellal, Linalool, Limonene, Benzyl ' +
      'Benzoate, Eugenol, Cinnamyl Alcohol, Geraniol, Citronellol, Farnesol',
    warnings:
      'Keep away from flame: contains alcohol. For external use only. Do not apply to irritated skin.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'velvet-smoke-extrait',
    name: 'Velvet Smoke Extrait de Parfum',
    brand: 'Nocturne House',
    category: 'fragrances',
    price: 138,
    description:
      'The darkest scent in the house: labdanum, black tea and a thread of birch smoke over plush cocoa. ' +
      'At extrait strength it sits near the skin and moves slowly, changing with the warmth of the room. ' +
      'Poured in numbered batches of two hundred.',
    amount: 50,
    unit: 'ml',
    stock: 3,
    sku: 'NOC-VEL-050',
    barcode: '5060491000625',
    rating: 4.8,
    reviewCount: 74,
    features: [
      { icon: 'flame', text: 'Birch smoke and black tea' },
      { icon: 'moon', text: 'Labdanum and bitter cocoa' },
      { icon: 'clock', text: 'Twenty-eight per cent perfume oil' },
      { icon: 'star', text: 'Numbered batches of two hundred' },
    ],
    howToUse: 'Touch the stopper to wrists, throat and the inside of the elbow.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Coumarin, Linalool, Eugenol, Benzyl Benzoate, Limonene, Isoeugenol, ' +
      'Benzyl Alcohol, Cinnamyl Alcohol, Geraniol',
    warnings:
      'Highly flammable. Store upright, away from sunlight and heat. Avoid contact with eyes and polished ' +
      'surfaces.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'nocturne-discovery-set',
    name: 'Nocturne Discovery Set',
    brand: 'Nocturne House',
    category: 'fragrances',
    price: 28,
    description:
      'Five slim vials of 2 ml in a box the size of a paperback. An hour of the night is printed beside ' +
      'each, though nobody need obey it.\n\n- Ink & Fig\n- Rain on Slate\n- After the Opera\n- Velvet Smoke\n' +
      '- A fifth scent that is not sold on its own',
    stock: 147,
    sku: 'NOC-SET-DIS',
    barcode: '5060491000793',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'moon', text: 'Five scents, one not sold alone' },
      { icon: 'heart', text: 'A thoughtful way to choose' },
      { icon: 'star', text: 'Cloth-bound keepsake box' },
    ],
    howToUse: 'Try one a day on clean skin and give each a full hour.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Coumarin, Alpha-Isomethyl Ionone, Benzyl ' +
      'Salicylate, Hydroxycitronellal, Eugenol, Citral, Geraniol, Citronellol, Benzyl Benzoate, Evernia ' +
      'Prunastri Extract',
    warnings: 'Each vial is flammable: keep away from heat and naked flames. Avoid contact with eyes.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'rue-des-lilas-eau-de-parfum',
    name: 'Rue des Lilas Eau de Parfum',
    brand: 'Maison Perle',
    category: 'fragrances',
    price: 44.2,
    originalPrice: 52,
    description:
      'Lilac over a garden wall in the last week of April, caught before it turns sweet. Dewy greens and ' +
      'a drop of almond give way to heliotrope and soft white musk. It is pretty in the way that takes ' +
      'some nerve.',
    amount: 30,
    unit: 'ml',
    rating: 4.6,
    reviewCount: 301,
    features: [
      { icon: 'leaf', text: 'Dew-wet lilac and green stems' },
      { icon: 'heart', text: 'Heliotrope and almond milk' },
      { icon: 'feather', text: 'Soft white musk' },
    ],
    howToUse: 'Mist over pulse points, or into the air before you and walk through.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Hydroxycitronellal, Linalool, Hexyl Cinnamal, Benzyl Alcohol, ' +
      'Citronellol, Geraniol, Alpha-Isomethyl Ionone, Limonene, Coumarin',
    warnings: 'Flammable. Do not spray near a naked flame, into the eyes or on broken skin.',
    periodAfterOpeningMonths: 36,
    variants: [
      {
        name: '30 ml',
        sku: 'PER-LIL-030',
        barcode: '5045917004173',
        stock: 39,
        price: 44.2,
        originalPrice: 52,
        amount: 30,
      },
      {
        name: '50 ml',
        sku: 'PER-LIL-050',
        barcode: '5045917004241',
        stock: 28,
        price: 62.9,
        originalPrice: 74,
        amount: 50,
      },
      {
        name: '100 ml',
        sku: 'PER-LIL-100',
        barcode: '5045917004319',
        stock: 12,
        price: 93.5,
        originalPrice: 110,
        amount: 100,
      },
    ],
  },
  {
    slug: 'gants-blancs-eau-de-parfum',
    name: 'Gants Blancs Eau de Parfum',
    brand: 'Maison Perle',
    category: 'fragrances',
    price: 78,
    description:
      'White kid gloves in tissue paper. Orris butter, cool and powdery, is set against bergamot, clean ' +
      'leather and a breath of rice. Immaculate, a little aloof, and warmer the longer you know it.',
    amount: 50,
    unit: 'ml',
    stock: 54,
    sku: 'PER-GAN-050',
    barcode: '5045917004487',
    featured: true,
    rating: 4.7,
    reviewCount: 129,
    features: [
      { icon: 'feather', text: 'Powdery Florentine orris' },
      { icon: 'sparkles', text: 'Bergamot and rice steam' },
      { icon: 'moon', text: 'Pale leather and sandalwood' },
    ],
    howToUse: 'Spray once on each wrist and once at the nape of the neck.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Alpha-Isomethyl Ionone, Limonene, Linalool, Citral, Benzyl ' +
      'Salicylate, Coumarin, Geraniol, Farnesol',
    warnings: 'Flammable liquid: keep away from heat and flame. For external use only.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'matinee-eau-de-toilette',
    name: 'Matinée Eau de Toilette',
    brand: 'Maison Perle',
    category: 'fragrances',
    price: 30.8,
    originalPrice: 56,
    description:
      'A bright, sociable floral for the hours between lunch and applause. Mandarin and peony do the ' +
      'talking, with green tea and blond woods to keep things light. Easy to wear, easy to top up, hard ' +
      'to tire of.',
    amount: 75,
    unit: 'ml',
    stock: 83,
    sku: 'PER-MAT-075',
    barcode: '5045917004555',
    rating: 4.3,
    reviewCount: 247,
    features: [
      { icon: 'sun', text: 'Mandarin and pink peony' },
      { icon: 'leaf', text: 'Green tea at the heart' },
      { icon: 'wind', text: 'Light enough for every day' },
    ],
    howToUse: 'Spray freely after the shower, on skin and clothes.',
    ingredients:
      'Alcohol Denat., Aqua, Parfum, Limonene, Linalool, Hexyl Cinnamal, Citronellol, Geraniol, Citral, ' +
      'Benzyl Salicylate, Hydroxycitronellal',
    warnings: 'Contains alcohol: flammable. Avoid contact with eyes.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'agua-de-alfazema-cologne',
    name: 'Água de Alfazema Cologne',
    brand: 'Casa Alfazema',
    category: 'fragrances',
    price: 34,
    description:
      'The lavender water that has stood on Lisbon washstands for generations. Alentejo lavender, lemon ' +
      'verbena and a crack of rosemary make it brisk, clean and gone within the hour, which is the ' +
      'pleasure of it. Keep the large bottle in the fridge.',
    amount: 100,
    unit: 'ml',
    rating: 4.5,
    reviewCount: 274,
    features: [
      { icon: 'leaf', text: 'Portuguese lavender and verbena' },
      { icon: 'sun', text: 'Splash or spray' },
      { icon: 'recycle', text: 'Glass flacon with a cork-faced cap' },
    ],
    howToUse: 'Splash into the palms and pat over neck and arms after bathing.',
    ingredients:
      'Alcohol Denat., Aqua, Lavandula Angustifolia Oil, Parfum, Citrus Aurantium Bergamia Peel Oil, ' +
      'Rosmarinus Officinalis Leaf Oil, Citrus Limon Peel Oil, Linalool, Limonene, Citral, Geraniol, ' +
      'Coumarin',
    warnings: 'Flammable. Keep away from naked flames and out of the sun. Avoid contact with eyes.',
    periodAfterOpeningMonths: 36,
    variants: [
      {
        name: '100 ml',
        sku: 'CAS-AGU-100',
        barcode: '5060833000313',
        stock: 95,
        price: 34,
        amount: 100,
      },
      {
        name: '200 ml',
        sku: 'CAS-AGU-200',
        barcode: '5060833000481',
        stock: 48,
        price: 54,
        amount: 200,
      },
    ],
  },
  {
    slug: 'orange-blossom-terrace-eau-de-toilette',
    name: 'Orange Blossom Terrace Eau de Toilette',
    brand: 'Casa Alfazema',
    category: 'fragrances',
    price: 33.6,
    originalPrice: 42,
    description:
      'Whitewashed steps, a bitter-orange tree in flower and someone making coffee indoors. Neroli and ' +
      'petitgrain sparkle at first; honey and warm stone linger after the sun has moved round.',
    amount: 50,
    unit: 'ml',
    stock: 77,
    sku: 'CAS-ORA-050',
    barcode: '5060833000559',
    rating: 4.4,
    reviewCount: 166,
    features: [
      { icon: 'sun', text: 'Neroli and petitgrain' },
      { icon: 'heart', text: 'Orange blossom honey' },
      { icon: 'flame', text: 'Sun-warmed stone to finish' },
    ],
    howToUse: 'Spray on warm skin at the throat and wrists.',
    ingredients:
      'Alcohol Denat., Aqua, Parfum, Citrus Aurantium Amara Flower Oil, Linalool, Limonene, Geraniol, ' +
      'Farnesol, Citral, Citronellol, Benzyl Benzoate',
    warnings: 'Flammable: do not use near heat or flame. May stain silk.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'cedar-hour-perfume-oil',
    name: 'Cedar Hour Perfume Oil',
    brand: 'Hinoki Hour',
    category: 'fragrances',
    price: 38,
    description:
      'A rolling oil that smells of a wooden bath house at dusk: hinoki, damp cedar, a curl of incense ' +
      'from the next room. There is no alcohol in it, so it never shouts. The cool steel ball is half the ' +
      'pleasure.',
    amount: 10,
    unit: 'ml',
    stock: 46,
    sku: 'HIN-OIL-010',
    barcode: '5060255000243',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'leaf', text: 'Hinoki, cedar and frankincense' },
      { icon: 'droplet', text: 'Jojoba base without alcohol' },
      { icon: 'moon', text: 'Stays close to the skin' },
    ],
    howToUse: 'Roll onto wrists, behind the ears and along the collarbone.',
    ingredients:
      'Simmondsia Chinensis Seed Oil, Caprylic/Capric Triglyceride, Parfum, Chamaecyparis Obtusa Wood ' +
      'Oil, Juniperus Virginiana Oil, Boswellia Carterii Oil, Tocopherol, Limonene, Linalool, Geraniol, ' +
      'Farnesol',
    warnings: 'For external use only. Avoid contact with eyes. Oil may mark fabric.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'north-sea-eau-de-toilette',
    name: 'North Sea Eau de Toilette',
    brand: 'Saltwell',
    category: 'fragrances',
    price: 64,
    description:
      'Salt on the lips, tarred rope, sea lavender bent flat by the wind. Made for the walk along the ' +
      'harbour wall in January, and it has found friends well inland. Bracing at first, then unexpectedly ' +
      'tender.',
    amount: 100,
    unit: 'ml',
    stock: 0,
    sku: 'SAL-NSE-100',
    barcode: '5056083000173',
    rating: 4.7,
    reviewCount: 192,
    features: [
      { icon: 'wind', text: 'Sea salt and driftwood' },
      { icon: 'leaf', text: 'Sea lavender and samphire' },
      { icon: 'droplet', text: 'Ambergris-style accord, no animal notes' },
      { icon: 'recycle', text: 'Bottle in recycled glass' },
    ],
    howToUse: 'Spray over chest and neck after washing.',
    ingredients:
      'Alcohol Denat., Aqua, Parfum, Linalool, Limonene, Coumarin, Evernia Prunastri Extract, Citral, ' +
      'Hexyl Cinnamal, Geraniol, Alpha-Isomethyl Ionone',
    warnings:
      'Flammable liquid and vapour. Keep away from ignition sources and from children. Avoid contact with ' +
      'eyes.',
    periodAfterOpeningMonths: 36,
  },
  {
    slug: 'wild-rose-solid-perfume',
    name: 'Wild Rose Solid Perfume',
    brand: 'Orla & Wren',
    category: 'fragrances',
    price: 26,
    sealedForHygiene: true,
    description:
      'Dog rose, blackcurrant leaf and a little pepper, set in soft wax inside a brass locket case. It ' +
      'spills in no handbag and offends no neighbour. Warm it with a thumb and it comes quietly to life.',
    amount: 10,
    unit: 'g',
    stock: 8,
    sku: 'ORL-SOL-010',
    barcode: '5060714002009',
    rating: 4.5,
    reviewCount: 113,
    features: [
      { icon: 'heart', text: 'Dog rose and blackcurrant leaf' },
      { icon: 'star', text: 'Refillable brass case' },
      { icon: 'wind', text: 'Travels without spilling' },
    ],
    howToUse: 'Rub a warm fingertip over the surface and dab on pulse points.',
    ingredients:
      'Helianthus Annuus Seed Oil, Euphorbia Cerifera Cera, Parfum, Butyrospermum Parkii Butter, ' +
      'Simmondsia Chinensis Seed Oil, Caprylic/Capric Triglyceride, Rosa Damascena Flower Wax, ' +
      'Tocopherol, Citronellol, Geraniol, Linalool, Eugenol, Limonene',
    warnings: 'For external use only. Keep away from heat, which softens the wax.',
    periodAfterOpeningMonths: 18,
  },
];
