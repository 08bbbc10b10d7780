import type { SeedProduct } from './seed-product.ts';

export const haircare: SeedProduct[] = [
  {
    slug: 'gloss-standard-shampoo',
    name: 'Gloss Standard Shampoo',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 22,
    description:
      'The bottle that stands at every basin on the Row. A pearly, sulphate-free lather cleans ' +
      'thoroughly and lets go easily, so hair swings and catches the light. The scent, bergamot over ' +
      'cedar, stays for about as long as the walk home.',
    amount: 250,
    unit: 'ml',
    rating: 4.7,
    reviewCount: 742,
    features: [
      { icon: 'sparkles', text: 'Clean, light-catching finish' },
      { icon: 'droplet', text: 'Pro-vitamin B5 and rice protein' },
      { icon: 'star', text: 'The salon’s own basin shampoo' },
      { icon: 'recycle', text: 'Bottle of recycled plastic' },
    ],
    howToUse:
      'Massage into wet hair and scalp for a full minute, rinse, and repeat if hair is carrying product. ' +
      'Follow with the conditioner.',
    ingredients:
      'Aqua, Sodium Lauroyl Methyl Isethionate, Cocamidopropyl Betaine, Sodium Methyl Oleoyl Taurate, ' +
      'Glycerin, Coco-Glucoside, Glyceryl Oleate, Panthenol, Hydrolyzed Rice Protein, Guar ' +
      'Hydroxypropyltrimonium Chloride, Glycol Distearate, Sodium Chloride, Sodium Benzoate, Potassium ' +
      'Sorbate, Citric Acid, Parfum, Limonene, Linalool, Citral',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
    variants: [
      {
        name: '250 ml',
        sku: 'ALD-SHA-250',
        barcode: '5039764000174',
        stock: 132,
        price: 22,
        amount: 250,
      },
      {
        name: '500 ml',
        sku: 'ALD-SHA-500',
        barcode: '5039764000242',
        stock: 71,
        price: 36,
        amount: 500,
      },
    ],
  },
  {
    slug: 'gloss-standard-conditioner',
    name: 'Gloss Standard Conditioner',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 20.4,
    originalPrice: 24,
    description:
      'A silky, mid-weight conditioner that takes the squeak out of clean hair and leaves the slip in. ' +
      'Fine hair keeps its lift, long hair keeps its manners, and a wide comb goes through without an ' +
      'argument.',
    amount: 250,
    unit: 'ml',
    rating: 4.6,
    reviewCount: 588,
    features: [
      { icon: 'feather', text: 'Detangles without weight' },
      { icon: 'droplet', text: 'Camellia and broccoli seed oils' },
      { icon: 'sparkles', text: 'Smooths the look of rough ends' },
    ],
    howToUse: 'Work through mid-lengths and ends after shampooing, leave for two minutes and rinse.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Methosulfate, Glycerin, Camellia Oleifera Seed Oil, Cetyl ' +
      'Esters, Brassica Oleracea Italica Seed Oil, Brassicamidopropyl Dimethylamine, Panthenol, ' +
      'Hydrolyzed Rice Protein, Lactic Acid, Tocopherol, Sodium Benzoate, Potassium Sorbate, Parfum, ' +
      'Limonene, Linalool, Citral',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
    variants: [
      {
        name: '250 ml',
        sku: 'ALD-CON-250',
        barcode: '5039764000310',
        stock: 103,
        price: 20.4,
        originalPrice: 24,
        amount: 250,
      },
      {
        name: '500 ml',
        sku: 'ALD-CON-500',
        barcode: '5039764000488',
        stock: 57,
        price: 32.3,
        originalPrice: 38,
        amount: 500,
      },
    ],
  },
  {
    slug: 'press-night-hair-mask',
    name: 'Press Night Hair Mask',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 34,
    description:
      'For the evening before something matters. Murumuru butter, quinoa protein and a glossy film of ' +
      'baobab turn rough, coloured or overheated hair sleek in ten minutes. Thick as clotted cream, it ' +
      'rinses out clean and leaves a soft salon smell of iris and woodsmoke.',
    amount: 200,
    unit: 'ml',
    stock: 79,
    sku: 'ALD-MSK-200',
    barcode: '5039764000556',
    featured: true,
    rating: 4.8,
    reviewCount: 337,
    features: [
      { icon: 'clock', text: 'Ten minutes at the basin' },
      { icon: 'droplet', text: 'Murumuru butter and baobab oil' },
      { icon: 'shield', text: 'Quinoa protein for a stronger feel' },
      { icon: 'star', text: 'Lovely on colour-treated hair' },
    ],
    howToUse:
      'Smooth a walnut-sized scoop through towel-dried lengths, comb, wait ten minutes and rinse well. ' +
      'Once a week is enough.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Glycerin, Behentrimonium Chloride, Astrocaryum Murumuru Seed Butter, ' +
      'Adansonia Digitata Seed Oil, Cetyl Esters, Hydrolyzed Quinoa, Isopropyl Alcohol, Amodimethicone, ' +
      'Panthenol, Hydroxyethylcellulose, Trideceth-12, Cetrimonium Chloride, Phenoxyethanol, ' +
      'Ethylhexylglycerin, Citric Acid, Parfum, Alpha-Isomethyl Ionone, Linalool, Coumarin',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'rising-curtain-root-lift',
    name: 'Rising Curtain Root Lift',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 24,
    description:
      'A directional spray that goes exactly where you point it: straight to the roots. Blow it dry for ' +
      'height that moves when you do and brushes out without a crackle. Rice starch gives the grip, so ' +
      'there is no stickiness to regret.',
    amount: 150,
    unit: 'ml',
    stock: 88,
    sku: 'ALD-LFT-150',
    barcode: '5039764000624',
    rating: 4.3,
    reviewCount: 194,
    features: [
      { icon: 'wind', text: 'Height that still moves' },
      { icon: 'zap', text: 'Precise root nozzle' },
      { icon: 'feather', text: 'Brushes out clean' },
    ],
    howToUse:
      'Part damp hair in sections, spray two or three times at the roots and blow-dry with the head ' +
      'tipped forward.',
    ingredients:
      'Aqua, Alcohol Denat., VP/VA Copolymer, Oryza Sativa Starch, Glycerin, Polyquaternium-11, ' +
      'Panthenol, Hydrolyzed Wheat Protein, PEG-40 Hydrogenated Castor Oil, Aminomethyl Propanol, ' +
      'Phenoxyethanol, Ethylhexylglycerin, Parfum, Limonene, Linalool',
    warnings: 'Flammable until dry. Keep away from heat and flame. Avoid spraying into the eyes.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'second-day-dry-shampoo',
    name: 'Second Day Dry Shampoo',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 18,
    description:
      'Tapioca and rice starch in a very fine, very dry mist that lifts away shine and leaves no grey ' +
      'halo, even on the darkest hair. It adds a little grit at the roots, which is often exactly what ' +
      'clean hair was missing.',
    amount: 200,
    unit: 'ml',
    stock: 220,
    sku: 'ALD-DRY-200',
    barcode: '5039764000792',
    rating: 4.5,
    reviewCount: 661,
    features: [
      { icon: 'clock', text: 'An extra day between washes' },
      { icon: 'feather', text: 'Brushes through invisibly' },
      { icon: 'wind', text: 'Soft volume at the roots' },
    ],
    howToUse: 'Shake hard, spray at the roots from 25 cm, wait a minute, then massage and brush.',
    ingredients:
      'Butane, Isobutane, Propane, Alcohol Denat., Tapioca Starch, Oryza Sativa Starch, Cetrimonium ' +
      'Chloride, Isopropyl Myristate, Silica, Parfum, Limonene, Linalool, Citronellol',
    warnings:
      'Danger: extremely flammable aerosol. Pressurised container: may burst if heated. Keep away from ' +
      'heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. Do not pierce or ' +
      'burn, even after use. Do not expose to temperatures above 50 °C. Avoid spraying into the eyes and ' +
      'do not inhale. Keep out of reach of children.',
  },
  {
    slug: 'matinee-shine-oil',
    name: 'Matinée Shine Oil',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 30,
    description:
      'Two drops, rubbed between the palms until they vanish, then drawn over the surface of dry hair. ' +
      'Frizz lies down, split-looking ends look whole, and the colour comes up a shade richer. Dry to the ' +
      'touch, warm amber in the bottle.',
    amount: 50,
    unit: 'ml',
    stock: 94,
    sku: 'ALD-OIL-050',
    barcode: '5039764000860',
    featured: true,
    rating: 4.8,
    reviewCount: 409,
    features: [
      { icon: 'sparkles', text: 'Immediate shine on dry hair' },
      { icon: 'feather', text: 'Dry oil, never greasy' },
      { icon: 'wind', text: 'Keeps frizz quiet in damp weather' },
      { icon: 'droplet', text: 'Marula and camellia seed' },
    ],
    howToUse: 'Warm one to three drops in the palms and smooth over lengths and ends, wet or dry.',
    ingredients:
      'C13-15 Alkane, Coco-Caprylate/Caprate, Sclerocarya Birrea Seed Oil, Camellia Oleifera Seed Oil, ' +
      'Dimethicone, Argania Spinosa Kernel Oil, Helianthus Annuus Seed Oil, Tocopherol, Phenyl ' +
      'Trimethicone, Parfum, Linalool, Limonene, Benzyl Salicylate, Coumarin',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 18,
  },
  {
    slug: 'heat-cue-protect-spray',
    name: 'Heat Cue Protect Spray',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 11.5,
    originalPrice: 23,
    description:
      'A featherweight mist to spray before the dryer or the tongs, leaving a fine film between hair and ' +
      'heat. Blow-dries go faster, ends feel smoother, and the finish is touchable from the first pass.',
    amount: 150,
    unit: 'ml',
    stock: 112,
    sku: 'ALD-HEA-150',
    barcode: '5039764000938',
    rating: 4.4,
    reviewCount: 276,
    features: [
      { icon: 'flame', text: 'A light film before heat styling' },
      { icon: 'wind', text: 'Helps hair dry more quickly' },
      { icon: 'feather', text: 'No crunch, no residue' },
    ],
    howToUse:
      'Mist evenly through towel-dried hair, comb, and style. On dry hair, let it dry fully before using ' +
      'an iron.',
    ingredients:
      'Aqua, Alcohol Denat., Propanediol, Polyquaternium-55, Hydrolyzed Pea Protein, Panthenol, PEG-12 ' +
      'Dimethicone, Glycerin, Polysorbate 20, Phenoxyethanol, Ethylhexylglycerin, Citric Acid, Parfum, ' +
      'Limonene, Linalool',
    warnings: 'Avoid spraying into the eyes. Keep away from naked flames.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'curtain-call-curl-cream',
    name: 'Curtain Call Curl Cream',
    brand: 'Aldous Row',
    category: 'haircare',
    price: 22.1,
    originalPrice: 26,
    description:
      'A whipped cream for waves, curls and coils that would like to be left alone once they look right. ' +
      'Flaxseed gel gives hold, mango butter gives softness, and the pattern dries defined with no crisp ' +
      'edges. Works on the day and again, with wet hands, on the morning after.',
    amount: 200,
    unit: 'ml',
    stock: 69,
    sku: 'ALD-CRL-200',
    barcode: '5039764001003',
    rating: 4.6,
    reviewCount: 228,
    features: [
      { icon: 'leaf', text: 'Flaxseed gel for flexible hold' },
      { icon: 'droplet', text: 'Mango butter for softness' },
      { icon: 'clock', text: 'Refreshes with wet hands' },
    ],
    howToUse: 'Rake through soaking-wet hair in sections, scrunch upwards and air-dry or diffuse.',
    ingredients:
      'Aqua, Linum Usitatissimum Seed Extract, Glycerin, Cetearyl Alcohol, Mangifera Indica Seed Butter, ' +
      'Behentrimonium Methosulfate, Polyquaternium-10, Aloe Barbadensis Leaf Juice, Cocos Nucifera Oil, ' +
      'Panthenol, Xanthan Gum, Tocopherol, Phenoxyethanol, Caprylyl Glycol, Citric Acid, Parfum, ' +
      'Limonene, Geraniol',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'salt-line-wave-spray',
    name: 'Salt Line Wave Spray',
    brand: 'Tidemark',
    category: 'haircare',
    price: 10,
    originalPrice: 20,
    description:
      'Sea salt and kelp in a cloudy spray that gives hair the bend and body of an afternoon at the ' +
      'beach. A little glycerin keeps it from going dry and brittle, so it scrunches instead of snapping. ' +
      'It smells of samphire and cold air.',
    amount: 200,
    unit: 'ml',
    stock: 151,
    sku: 'TID-WAV-200',
    barcode: '5060946000484',
    rating: 4.2,
    reviewCount: 312,
    features: [
      { icon: 'wind', text: 'Loose, undone texture' },
      { icon: 'droplet', text: 'Atlantic sea salt and kelp' },
      { icon: 'feather', text: 'Soft hold, no crunch' },
    ],
    howToUse: 'Shake, mist through damp or dry hair, scrunch and leave to dry.',
    ingredients:
      'Aqua, Maris Sal, Glycerin, Laminaria Digitata Extract, Magnesium Sulfate, Polyquaternium-11, ' +
      'Panthenol, Polysorbate 20, Aloe Barbadensis Leaf Juice Powder, Sodium Benzoate, Potassium Sorbate, ' +
      'Citric Acid, Parfum, Limonene, Linalool',
    warnings: 'Avoid spraying into the eyes.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'driftwood-scalp-scrub',
    name: 'Driftwood Scalp Scrub',
    brand: 'Tidemark',
    category: 'haircare',
    price: 21.6,
    originalPrice: 27,
    description:
      'Fine salt crystals in a cool peppermint gel, for scalps that have seen too much dry shampoo. It ' +
      'loosens build-up, dissolves as it rinses and leaves the roots light, airy and almost squeaky.',
    amount: 200,
    unit: 'g',
    stock: 48,
    sku: 'TID-SCR-200',
    barcode: '5060946000552',
    rating: 4.5,
    reviewCount: 133,
    features: [
      { icon: 'sparkles', text: 'Lifts away build-up' },
      { icon: 'wind', text: 'Cooling peppermint and sea fennel' },
      { icon: 'droplet', text: 'Salt that dissolves as you rinse' },
      { icon: 'rabbit', text: 'Entirely plant and mineral' },
    ],
    howToUse:
      'Once a week, massage a spoonful into a wet scalp in small circles. Rinse thoroughly, then shampoo ' +
      'as usual.',
    ingredients:
      'Maris Sal, Glycerin, Aqua, Sodium Cocoyl Isethionate, Coco-Glucoside, Decyl Glucoside, Crithmum ' +
      'Maritimum Extract, Fucus Vesiculosus Extract, Panthenol, Xanthan Gum, Sodium Benzoate, Citric ' +
      'Acid, Mentha Piperita Oil, Menthol, Limonene, Linalool',
    warnings: 'Avoid contact with eyes. Do not use on broken or irritated skin.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'nettle-rosemary-shampoo-bar',
    name: 'Nettle & Rosemary Shampoo Bar',
    brand: 'Fern & Fell',
    category: 'haircare',
    price: 12.5,
    description:
      'A round green bar pressed with fell nettle and garden rosemary. It lathers generously even in hard ' +
      'water and should outlast two ordinary bottles if you let it dry between washes. Wrapped in paper, ' +
      'and nothing else.',
    amount: 80,
    unit: 'g',
    stock: 186,
    sku: 'FER-BAR-080',
    barcode: '5031178000313',
    rating: 4.4,
    reviewCount: 297,
    features: [
      { icon: 'leaf', text: 'Nettle, rosemary and oat' },
      { icon: 'recycle', text: 'Paper wrap, no bottle' },
      { icon: 'clock', text: 'Many weeks of washes' },
    ],
    howToUse: 'Rub between wet hands or straight onto wet hair, lather and rinse. Keep on a draining dish.',
    ingredients:
      'Sodium Cocoyl Isethionate, Cetearyl Alcohol, Sodium Coco-Sulfate, Avena Sativa Kernel Flour, ' +
      'Theobroma Cacao Seed Butter, Urtica Dioica Leaf Powder, Aqua, Behentrimonium Methosulfate, ' +
      'Panthenol, Ricinus Communis Seed Oil, Rosmarinus Officinalis Leaf Oil, Lavandula Angustifolia Oil, ' +
      'Citric Acid, Tocopherol, Limonene, Linalool',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'heather-leave-in-milk',
    name: 'Heather Leave-In Milk',
    brand: 'Fern & Fell',
    category: 'haircare',
    price: 21,
    description:
      'A pale, pourable milk to comb through after washing, when hair is at its most tangled and least ' +
      'patient. Heather flower and oat lipids leave it smooth enough for a fine comb and soft enough to ' +
      'sleep on.',
    amount: 150,
    unit: 'ml',
    stock: 9,
    sku: 'FER-LIM-150',
    barcode: '5031178000481',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'leaf', text: 'Heather flower and oat lipids' },
      { icon: 'feather', text: 'Light enough for fine hair' },
      { icon: 'heart', text: 'Ends bath-time tangles kindly' },
    ],
    howToUse: 'Work a small palmful through towel-dried hair from the ends upwards. Do not rinse.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Glycerin, Avena Sativa Kernel Oil, Behentrimonium Chloride, Calluna ' +
      'Vulgaris Flower Extract, Isopropyl Alcohol, Panthenol, Coco-Caprylate, Hydroxypropyl Guar, ' +
      'Tocopherol, Sodium Benzoate, Potassium Sorbate, Lactic Acid, Parfum, Linalool',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'camellia-hair-essence',
    name: 'Camellia Hair Essence',
    brand: 'Moon & Celadon',
    category: 'haircare',
    price: 24.65,
    originalPrice: 29,
    description:
      'Cold-pressed camellia from Jeju in a milky emulsion that hair drinks without complaint. It brings ' +
      'back slip and softness to lengths dried out by heating, and leaves a sheen like lacquer on a good ' +
      'day.',
    amount: 80,
    unit: 'ml',
    stock: 73,
    sku: 'MOO-HES-080',
    barcode: '5057291000559',
    rating: 4.6,
    reviewCount: 149,
    features: [
      { icon: 'droplet', text: 'Jeju camellia seed oil' },
      { icon: 'sparkles', text: 'Lacquer-like sheen' },
      { icon: 'feather', text: 'Lighter than an oil' },
    ],
    howToUse: 'Smooth two pumps through damp lengths before drying, or half a pump over dry ends.',
    ingredients:
      'Aqua, Camellia Japonica Seed Oil, Glycerin, Dimethicone, Butylene Glycol, Amodimethicone, ' +
      '1,2-Hexanediol, Panthenol, Hydrolyzed Rice Protein, Cetrimonium Chloride, Trideceth-10, Carbomer, ' +
      'Tromethamine, Ethylhexylglycerin, Parfum, Linalool, Hexyl Cinnamal',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'olive-and-laurel-scalp-oil',
    name: 'Olive & Laurel Scalp Oil',
    brand: 'Casa Alfazema',
    category: 'haircare',
    price: 26,
    description:
      'An old Sunday recipe: olive oil warmed with laurel and rosemary, massaged in and left while the ' +
      'house goes quiet. It softens a tight, dry-feeling scalp and leaves hair heavy with shine once ' +
      'washed. Fragrant, herbal, rather Mediterranean.',
    amount: 100,
    unit: 'ml',
    stock: 0,
    sku: 'CAS-SCO-100',
    barcode: '5060833000245',
    rating: 4.7,
    reviewCount: 118,
    features: [
      { icon: 'leaf', text: 'Olive, laurel and rosemary' },
      { icon: 'clock', text: 'A weekly pre-wash treatment' },
      { icon: 'heart', text: 'Made for slow massage' },
    ],
    howToUse:
      'Part the hair, massage a spoonful into the scalp and leave for half an hour. Shampoo twice to rinse.',
    ingredients:
      'Olea Europaea Fruit Oil, Helianthus Annuus Seed Oil, Ricinus Communis Seed Oil, Caprylic/Capric ' +
      'Triglyceride, Laurus Nobilis Leaf Oil, Rosmarinus Officinalis Leaf Oil, Lavandula Angustifolia ' +
      'Oil, Tocopherol, Rosmarinus Officinalis Leaf Extract, Linalool, Limonene, Eugenol, Geraniol',
    warnings: 'Avoid contact with eyes. May make the bath or shower slippery.',
    periodAfterOpeningMonths: 9,
  },
  {
    slug: 'mulberry-silk-scrunchies',
    name: 'Mulberry Silk Scrunchie Trio',
    brand: 'Loom & Lull',
    category: 'haircare',
    price: 28,
    description:
      'Three generous scrunchies in 22-momme mulberry silk: oyster, blush and ink. They hold a heavy ' +
      'plait through the night and come out in the morning without a dent or a snag.',
    amount: 3,
    unit: 'item',
    stock: 4,
    sku: 'LOO-SCR-003',
    barcode: '5014420000170',
    rating: 4.7,
    reviewCount: 264,
    features: [
      { icon: 'feather', text: '22-momme mulberry silk' },
      { icon: 'moon', text: 'Kind to hair overnight' },
      { icon: 'star', text: 'Oyster, blush and ink' },
    ],
    howToUse:
      'Twist loosely around hair for sleep, or double for the day. Hand-wash cool with a silk detergent.',
    ingredients: '',
  },
];
