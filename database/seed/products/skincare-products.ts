import type { SeedProduct } from './seed-product.ts';

export const skincare: SeedProduct[] = [
  {
    slug: 'rose-radiance-serum',
    name: 'Rose Radiance Serum',
    brand: 'Orla & Wren',
    category: 'skincare',
    price: 33.6,
    sealedForHygiene: true,
    originalPrice: 48,
    description:
      'Damask rose water and squalane in a blush-clear serum that sinks in before the kettle has boiled. ' +
      'Skin looks dewy and awake, feels supple to the touch and takes cream or foundation beautifully. ' +
      'The scent is a single garden rose, rain still on it.',
    amount: 30,
    unit: 'ml',
    stock: 164,
    sku: 'ORL-SER-030',
    barcode: '5060714000173',
    featured: true,
    rating: 4.8,
    reviewCount: 612,
    features: [
      { icon: 'droplet', text: 'Rose water in place of most of the water' },
      { icon: 'sparkles', text: 'Dewy finish that sits well under makeup' },
      { icon: 'feather', text: 'Light as a toner, never sticky' },
      { icon: 'recycle', text: 'Glass bottle, kerbside recyclable' },
    ],
    howToUse:
      'Smooth three or four drops over clean, damp skin morning and evening. Follow with cream, and with ' +
      'sun protection by day.',
    ingredients:
      'Rosa Damascena Flower Water, Aqua, Glycerin, Propanediol, Niacinamide, Squalane, Panthenol, Sodium ' +
      'Hyaluronate, Rosa Canina Fruit Oil, Polyglyceryl-6 Caprylate, Polyglyceryl-4 Caprate, Betaine, ' +
      'Xanthan Gum, Sodium Phytate, Phenoxyethanol, Ethylhexylglycerin, Citric Acid, Tocopherol, Rosa ' +
      'Damascena Flower Oil, Citronellol, Geraniol, Eugenol, Farnesol',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 9,
  },
  {
    slug: 'damask-cleansing-balm',
    name: 'Damask Cleansing Balm',
    brand: 'Orla & Wren',
    category: 'skincare',
    price: 32,
    sealedForHygiene: true,
    description:
      'A petal-pink balm that melts from sorbet to oil between warm palms, then turns to milk the moment ' +
      'water touches it. It lifts mascara, sun cream and the grit of a city day without leaving skin ' +
      'tight. A soft muslin cloth comes in the lid.',
    amount: 100,
    unit: 'g',
    stock: 92,
    sku: 'ORL-BLM-100',
    barcode: '5060714000241',
    rating: 4.7,
    reviewCount: 348,
    features: [
      { icon: 'flame', text: 'Melts at the warmth of the hand' },
      { icon: 'droplet', text: 'Rinses away to a fine milk' },
      { icon: 'heart', text: 'Gentle enough to take off eye makeup' },
      { icon: 'star', text: 'Woven muslin cloth included' },
    ],
    howToUse:
      'Massage a hazelnut-sized scoop over a dry face, eyes closed. Add warm water, keep massaging until ' +
      'milky, then lift away with the damp muslin.',
    ingredients:
      'Helianthus Annuus Seed Oil, Cetyl Ethylhexanoate, Caprylic/Capric Triglyceride, PEG-20 Glyceryl ' +
      'Triisostearate, Synthetic Wax, Butyrospermum Parkii Butter, Rosa Canina Fruit Oil, Prunus ' +
      'Amygdalus Dulcis Oil, Rosa Damascena Flower Wax, Tocopherol, Kaolin, Parfum, Pelargonium ' +
      'Graveolens Flower Oil, Citronellol, Geraniol, Linalool, Citral, CI 77491',
    warnings: 'If product gets into the eyes, rinse well with water. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'petal-dew-facial-mist',
    name: 'Petal Dew Facial Mist',
    brand: 'Orla & Wren',
    category: 'skincare',
    price: 24,
    description:
      'Steam-distilled rose and cucumber waters in a spray so fine it lands like cool air. Use it to wake ' +
      'a tired face at three o’clock, to settle powder, or straight from the fridge in July.',
    amount: 100,
    unit: 'ml',
    stock: 138,
    sku: 'ORL-MST-100',
    barcode: '5060714000319',
    rating: 4.5,
    reviewCount: 207,
    features: [
      { icon: 'wind', text: 'Continuous, very fine spray' },
      { icon: 'leaf', text: 'Rose and cucumber distillates' },
      { icon: 'sun', text: 'Lovely straight from the fridge' },
    ],
    howToUse: 'Close your eyes and mist from an arm’s length, before cream or over finished makeup.',
    ingredients:
      'Rosa Damascena Flower Water, Cucumis Sativus Fruit Water, Aqua, Glycerin, Aloe Barbadensis Leaf ' +
      'Juice Powder, Betaine, Sodium PCA, Polyglyceryl-4 Caprate, Sodium Levulinate, Potassium Sorbate, ' +
      'Sodium Phytate, Citric Acid, Citronellol, Geraniol',
    warnings: 'Avoid spraying directly into the eyes.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'velvet-hour-night-cream',
    name: 'Velvet Hour Night Cream',
    brand: 'Orla & Wren',
    category: 'skincare',
    price: 54,
    sealedForHygiene: true,
    description:
      'A dense, cushioned cream for the last quiet minutes of the day, rich in shea, rosehip and evening ' +
      'primrose. It goes on like cold butter and wears like silk, so the pillow stays clean. By morning ' +
      'skin feels rested, smooth and thoroughly looked after.',
    amount: 50,
    unit: 'ml',
    stock: 87,
    sku: 'ORL-NGT-050',
    barcode: '5060714000487',
    featured: true,
    rating: 4.9,
    reviewCount: 421,
    features: [
      { icon: 'moon', text: 'Made for the evening, when skin is bare' },
      { icon: 'droplet', text: 'Shea, rosehip and evening primrose' },
      { icon: 'shield', text: 'Helps skin hold on to its moisture' },
      { icon: 'recycle', text: 'Refillable frosted glass jar' },
    ],
    howToUse: 'Warm a pea-sized amount between the fingertips and press into face and neck after serum.',
    ingredients:
      'Aqua, Glycerin, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, Cetearyl Alcohol, ' +
      'Squalane, Rosa Canina Fruit Oil, Oenothera Biennis Oil, Cetearyl Olivate, Sorbitan Olivate, ' +
      'Panthenol, Acetyl Glucosamine, Ceramide NP, Bakuchiol, Sodium Hyaluronate, Carbomer, Xanthan Gum, ' +
      'Phenoxyethanol, Ethylhexylglycerin, Sodium Hydroxide, Tocopherol, Parfum, Citronellol, Geraniol, ' +
      'Linalool, Alpha-Isomethyl Ionone',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 9,
  },
  {
    slug: 'first-light-ritual-set',
    name: 'The First Light Ritual',
    brand: 'Orla & Wren',
    category: 'skincare',
    price: 54.4,
    sealedForHygiene: true,
    originalPrice: 68,
    description:
      'A morning in three small steps: balm, mist and serum, tucked into a linen-covered box the colour of ' +
      'dawn. The lid lifts to a ribbon and a blank card for your own words.',
    parts: [
      { slug: 'damask-cleansing-balm' },
      { slug: 'petal-dew-facial-mist' },
      { slug: 'rose-radiance-serum' },
    ],
    sku: 'ORL-SET-FLR',
    barcode: '5060714000555',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'sun', text: 'Three steps, five unhurried minutes' },
      { icon: 'heart', text: 'Arrives ready to give' },
      { icon: 'recycle', text: 'Keepsake box, no plastic inside' },
    ],
    howToUse:
      'Melt away the night with the balm, mist while skin is still damp, and finish with two drops of serum.',
    ingredients: '',
    warnings: 'Avoid contact with eyes. For external use only.',
  },
  {
    slug: 'barrier-quiet-cream',
    name: 'Barrier Quiet Cream',
    brand: 'Halden',
    category: 'skincare',
    price: 34,
    sealedForHygiene: true,
    description:
      'Three ceramides, cholesterol and a good deal of restraint. This unscented cream was drawn up for ' +
      'wind-chapped northern winters, and it leaves dry, easily upset skin feeling calm, cushioned and ' +
      'comfortable. The finish is satin, never slick.',
    amount: 50,
    unit: 'ml',
    rating: 4.8,
    reviewCount: 874,
    features: [
      { icon: 'shield', text: 'Three skin-identical ceramides' },
      { icon: 'feather', text: 'No perfume, no colour' },
      { icon: 'wind', text: 'Comfort on cold, dry days' },
      { icon: 'clock', text: 'Morning and night, all year' },
    ],
    howToUse:
      'Smooth over face and neck as the last step of the evening or before sun protection in the morning.',
    ingredients:
      'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Squalane, Butyrospermum Parkii ' +
      'Butter, Propanediol, Behentrimonium Methosulfate, Ceramide NP, Ceramide AP, Ceramide EOP, ' +
      'Phytosphingosine, Cholesterol, Panthenol, Avena Sativa Kernel Oil, Sodium Hyaluronate, Sodium ' +
      'Lauroyl Lactylate, Carbomer, Xanthan Gum, Caprylyl Glycol, Ethylhexylglycerin, Tocopherol, Citric ' +
      'Acid',
    warnings: 'For external use only.',
    periodAfterOpeningMonths: 12,
    variants: [
      {
        name: '50 ml',
        sku: 'HAL-BQC-050',
        barcode: '5060382000178',
        stock: 118,
        price: 34,
        amount: 50,
      },
      {
        name: '100 ml',
        sku: 'HAL-BQC-100',
        barcode: '5060382000246',
        stock: 64,
        price: 56,
        amount: 100,
      },
    ],
  },
  {
    slug: 'clear-morning-gel-cleanser',
    name: 'Clear Morning Gel Cleanser',
    brand: 'Halden',
    category: 'skincare',
    price: 22,
    description:
      'A transparent gel that works up to a loose, cool lather and rinses in seconds. It clears away the ' +
      'night without stripping, so skin feels fresh as a window just cleaned. Unscented, straightforward, ' +
      'hard to do without.',
    amount: 150,
    unit: 'ml',
    stock: 211,
    sku: 'HAL-CLN-150',
    barcode: '5060382000314',
    rating: 4.6,
    reviewCount: 533,
    features: [
      { icon: 'droplet', text: 'Mild coconut-derived cleansers' },
      { icon: 'feather', text: 'Perfume-free' },
      { icon: 'clock', text: 'Rinses in seconds' },
    ],
    howToUse:
      'Work one pump into a lather with wet hands, massage over the face and rinse with lukewarm water.',
    ingredients:
      'Aqua, Glycerin, Cocamidopropyl Betaine, Sodium Cocoyl Isethionate, Coco-Glucoside, Propanediol, ' +
      'Panthenol, Betaine, Sodium Chloride, Glyceryl Oleate, Xanthan Gum, Allantoin, Sodium Benzoate, ' +
      'Potassium Sorbate, Sodium Phytate, Citric Acid',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'even-keel-niacinamide-serum',
    name: 'Even Keel 5% Niacinamide Serum',
    brand: 'Halden',
    category: 'skincare',
    price: 23.2,
    sealedForHygiene: true,
    originalPrice: 29,
    description:
      'Five per cent niacinamide with zinc PCA in a clear, water-light serum for skin that shines by ' +
      'lunchtime. Used daily, it leaves the complexion looking smoother, more even and pleasantly matt. ' +
      'No scent, no tint, no fuss.',
    amount: 30,
    unit: 'ml',
    stock: 145,
    sku: 'HAL-NIA-030',
    barcode: '5060382000482',
    rating: 4.5,
    reviewCount: 689,
    features: [
      { icon: 'flask', text: '5% niacinamide with zinc PCA' },
      { icon: 'sparkles', text: 'For a smoother, more even look' },
      { icon: 'feather', text: 'Dries down to nothing' },
      { icon: 'sun', text: 'Sits well under sun protection' },
    ],
    howToUse:
      'Press three drops into clean skin morning and evening. If your skin is new to niacinamide, begin ' +
      'with every other day.',
    ingredients:
      'Aqua, Niacinamide, Propanediol, Glycerin, Zinc PCA, Pentylene Glycol, Sodium Hyaluronate, ' +
      'Panthenol, Allantoin, Xanthan Gum, Polyglyceryl-10 Laurate, Ethylhexylglycerin, Phenoxyethanol, ' +
      'Sodium Phytate, Citric Acid',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 9,
  },
  {
    slug: 'daylight-mineral-fluid-spf-30',
    name: 'Daylight Mineral Fluid SPF 30',
    brand: 'Halden',
    category: 'skincare',
    price: 31,
    sealedForHygiene: true,
    description:
      'A thin, shake-first fluid with zinc oxide and the faintest apricot tint, so it disappears on most ' +
      'skins instead of turning chalky. It dries to a soft natural finish that makeup holds on to. UVA ' +
      'and UVB protection for everyday weather.',
    amount: 50,
    unit: 'ml',
    stock: 176,
    sku: 'HAL-SPF-050',
    barcode: '5060382000550',
    rating: 4.3,
    reviewCount: 402,
    features: [
      { icon: 'sun', text: 'SPF 30 with UVA protection' },
      { icon: 'flask', text: 'Zinc oxide as the only filter' },
      { icon: 'feather', text: 'Sheer, natural finish' },
      { icon: 'sparkles', text: 'Doubles as a primer' },
    ],
    howToUse:
      'Shake well. Apply generously over face, ears and neck before going out and reapply every two ' +
      'hours, and after swimming or towelling. Using less lowers the protection considerably.',
    ingredients:
      'Aqua, Zinc Oxide, Dicaprylyl Carbonate, Coco-Caprylate/Caprate, Propanediol, Caprylic/Capric ' +
      'Triglyceride, Polyglyceryl-3 Polyricinoleate, Isostearic Acid, Polyhydroxystearic Acid, Glycerin, ' +
      'Silica, Squalane, Polyglyceryl-2 Dipolyhydroxystearate, Magnesium Sulfate, Tocopherol, Lecithin, ' +
      'Polyglyceryl-3 Diisostearate, Caprylyl Glycol, Phenoxyethanol, CI 77492, CI 77491, CI 77499',
    warnings:
      'Do not stay too long in the sun, even while using a sun protection product. Over-exposure to the ' +
      'sun is a serious health threat. Keep babies and young children out of direct sunlight. Avoid ' +
      'contact with eyes.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'slow-renewal-retinol-serum',
    name: 'Slow Renewal 0.2% Retinol Serum',
    brand: 'Halden',
    category: 'skincare',
    price: 42,
    sealedForHygiene: true,
    description:
      'Encapsulated retinol at a patient strength, carried in squalane and oat oil so that evenings stay ' +
      'comfortable. With steady use skin looks finer in texture and more even in tone. The opaque pump ' +
      'keeps light and air away from the formula.',
    amount: 30,
    unit: 'ml',
    stock: 58,
    sku: 'HAL-RET-030',
    barcode: '5060382000628',
    rating: 4.4,
    reviewCount: 291,
    features: [
      { icon: 'flask', text: '0.2% encapsulated retinol' },
      { icon: 'moon', text: 'For evenings only' },
      { icon: 'shield', text: 'Airless, light-proof pump' },
      { icon: 'leaf', text: 'Oat oil for comfort' },
    ],
    howToUse:
      'Begin with one pump on dry skin two evenings a week and build up slowly. Always wear sun ' +
      'protection the next day.',
    ingredients:
      'Squalane, Caprylic/Capric Triglyceride, Avena Sativa Kernel Oil, Coco-Caprylate/Caprate, ' +
      'Simmondsia Chinensis Seed Oil, Retinol, Bisabolol, Bakuchiol, Lecithin, Glycine Soja Oil, ' +
      'Hydrogenated Lecithin, Tocopherol, Ascorbyl Palmitate',
    warnings:
      'Contains vitamin A. Consider your daily intake before use. For evening use only; wear sun ' +
      'protection by day. Not recommended during pregnancy. Avoid the eye area and broken skin.',
    periodAfterOpeningMonths: 6,
  },
  {
    slug: 'moon-jar-water-cream',
    name: 'Moon Jar Water Cream',
    brand: 'Moon & Celadon',
    category: 'skincare',
    price: 38,
    sealedForHygiene: true,
    description:
      'A white, trembling gel-cream that breaks into droplets as you spread it. Rice water, birch sap and ' +
      'three weights of hyaluronic acid leave skin looking glassy and full, with none of the heaviness of ' +
      'a cream. The jar is modelled on the round porcelain it is named after.',
    amount: 60,
    unit: 'ml',
    stock: 109,
    sku: 'MOO-WCR-060',
    barcode: '5057291000177',
    featured: true,
    rating: 4.7,
    reviewCount: 466,
    features: [
      { icon: 'droplet', text: 'Three weights of hyaluronic acid' },
      { icon: 'feather', text: 'Breaks into water on the skin' },
      { icon: 'leaf', text: 'Rice water and birch sap' },
      { icon: 'sparkles', text: 'Glassy, well-rested finish' },
    ],
    howToUse:
      'Dot over face and neck after essence and pat until it disappears. Layer twice where skin is thirsty.',
    ingredients:
      'Betula Platyphylla Japonica Juice, Aqua, Glycerin, Oryza Sativa Extract, Butylene Glycol, ' +
      'Squalane, Niacinamide, 1,2-Hexanediol, Sodium Hyaluronate, Hydrolyzed Hyaluronic Acid, Sodium ' +
      'Hyaluronate Crosspolymer, Panthenol, Nelumbo Nucifera Flower Extract, Hydroxyethyl Acrylate/Sodium ' +
      'Acryloyldimethyl Taurate Copolymer, Carbomer, Tromethamine, Ethylhexylglycerin, Adenosine, ' +
      'Disodium EDTA',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'celadon-tea-essence',
    name: 'Celadon Tea Essence',
    brand: 'Moon & Celadon',
    category: 'skincare',
    price: 27,
    sealedForHygiene: true,
    originalPrice: 36,
    description:
      'First-flush green tea, slowly fermented until it turns silky, makes up most of this bottle. Patted ' +
      'in with the palms, it leaves skin soft and springy and helps whatever follows to spread further. ' +
      'It smells faintly of the leaf and of nothing else.',
    amount: 150,
    unit: 'ml',
    stock: 74,
    sku: 'MOO-ESS-150',
    barcode: '5057291000245',
    rating: 4.6,
    reviewCount: 238,
    features: [
      { icon: 'leaf', text: 'Fermented green tea as the base' },
      { icon: 'droplet', text: 'Silky, almost weightless slip' },
      { icon: 'clock', text: 'One minute after cleansing' },
    ],
    howToUse:
      'Pour a coin-sized pool into the palms and press into clean skin. Repeat up to three times on dry ' +
      'days.',
    ingredients:
      'Camellia Sinensis Leaf Extract, Aqua, Saccharomyces Ferment Filtrate, Glycerin, Butylene Glycol, ' +
      '1,2-Hexanediol, Betaine, Niacinamide, Sodium Hyaluronate, Beta-Glucan, Centella Asiatica Extract, ' +
      'Panthenol, Adenosine, Ethylhexylglycerin, Xanthan Gum, Sodium Citrate, Citric Acid',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'rice-cloud-sheet-masks',
    name: 'Rice Cloud Sheet Masks',
    brand: 'Moon & Celadon',
    category: 'skincare',
    price: 19.5,
    sealedForHygiene: true,
    description:
      'Five masks of fine eucalyptus fibre, each soaked in a milky rice-bran essence until it clings like ' +
      'a second skin. Twenty minutes on the sofa and the face looks fresh, bouncy and softly lit.',
    amount: 5,
    unit: 'item',
    stock: 233,
    sku: 'MOO-MSK-005',
    barcode: '5057291000313',
    rating: 4.4,
    reviewCount: 319,
    features: [
      { icon: 'feather', text: 'Clinging eucalyptus-fibre sheet' },
      { icon: 'droplet', text: 'Generous rice-bran essence' },
      { icon: 'clock', text: 'Twenty minutes, lying down' },
      { icon: 'heart', text: 'Box of five single sachets' },
    ],
    howToUse:
      'Unfold onto clean skin, smooth from the centre outwards and rest for 15 to 20 minutes. Pat in what ' +
      'is left; do not rinse.',
    ingredients:
      'Aqua, Oryza Sativa Bran Water, Glycerin, Butylene Glycol, Oryza Sativa Bran Extract, Niacinamide, ' +
      '1,2-Hexanediol, Betaine, Trehalose, Sodium Hyaluronate, Panthenol, Allantoin, ' +
      'Hydroxyethylcellulose, Polyglyceryl-10 Myristate, Carbomer, Tromethamine, Ethylhexylglycerin, ' +
      'Dipotassium Glycyrrhizate',
    warnings: 'Single use. Avoid contact with eyes. Do not use on broken skin.',
  },
  {
    slug: 'porcelain-overnight-mask',
    name: 'Porcelain Overnight Mask',
    brand: 'Moon & Celadon',
    category: 'skincare',
    price: 13.6,
    sealedForHygiene: true,
    originalPrice: 34,
    description:
      'A cool jelly, the pale green of old glaze, that sets to an invisible film while you sleep. Lotus, ' +
      'licorice root and a little lactic acid leave morning skin looking clear and feeling polished. ' +
      'Rinse, and the day can begin.',
    amount: 80,
    unit: 'ml',
    stock: 61,
    sku: 'MOO-OVN-080',
    barcode: '5057291000481',
    rating: 4.2,
    reviewCount: 156,
    features: [
      { icon: 'moon', text: 'Works while you sleep' },
      { icon: 'flask', text: 'A gentle touch of lactic acid' },
      { icon: 'feather', text: 'Sets without sticking to the pillow' },
    ],
    howToUse:
      'Smooth a thin layer over cream twice a week, leave for the night and rinse off in the morning.',
    ingredients:
      'Aqua, Glycerin, Butylene Glycol, Nelumbo Nucifera Flower Extract, Niacinamide, Lactic Acid, ' +
      '1,2-Hexanediol, Glycyrrhiza Glabra Root Extract, Sodium Hyaluronate, Trehalose, Polyquaternium-51, ' +
      'Ammonium Acryloyldimethyltaurate/VP Copolymer, Carbomer, Sodium Hydroxide, Ethylhexylglycerin, ' +
      'Disodium EDTA, Parfum, Hexyl Cinnamal, Linalool, CI 42090, CI 19140',
    warnings:
      'Contains an alpha hydroxy acid, which may make skin more sensitive to the sun. Use sun protection ' +
      'and limit sun exposure while using this product and for a week afterwards. Avoid contact with ' +
      'eyes.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'kelp-mineral-mud-mask',
    name: 'Kelp Mineral Mud Mask',
    brand: 'Tidemark',
    category: 'skincare',
    price: 10.4,
    sealedForHygiene: true,
    originalPrice: 26,
    description:
      'Grey estuary clay and ribbons of Atlantic kelp, milled to a paste as smooth as slip on a potter’s ' +
      'wheel. It draws away surface oil in ten minutes and leaves skin matt, soft and visibly clearer. ' +
      'The smell is salt air with a twist of rosemary.',
    amount: 75,
    unit: 'ml',
    stock: 97,
    sku: 'TID-MUD-075',
    barcode: '5060946000170',
    rating: 4.3,
    reviewCount: 184,
    features: [
      { icon: 'droplet', text: 'Kaolin and sea silt' },
      { icon: 'leaf', text: 'Hand-cut Irish kelp' },
      { icon: 'clock', text: 'Ten minutes is plenty' },
      { icon: 'wind', text: 'Scent of the shore' },
    ],
    howToUse:
      'Spread an even layer over clean skin, keeping clear of the eyes. Rinse after ten minutes, before ' +
      'it dries completely.',
    ingredients:
      'Aqua, Kaolin, Glycerin, Maris Limus, Bentonite, Laminaria Digitata Extract, Caprylic/Capric ' +
      'Triglyceride, Cetearyl Alcohol, Fucus Vesiculosus Extract, Glyceryl Stearate, Maris Sal, Xanthan ' +
      'Gum, Titanium Dioxide, Phenoxyethanol, Ethylhexylglycerin, Rosmarinus Officinalis Leaf Oil, ' +
      'Linalool, Limonene',
    warnings: 'Avoid contact with eyes. Do not use on broken skin.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'seafoam-cleansing-milk',
    name: 'Seafoam Cleansing Milk',
    brand: 'Tidemark',
    category: 'skincare',
    price: 21,
    description:
      'A pouring milk of carrageen moss and oat, the consistency of single cream. It takes off light ' +
      'makeup with a damp cotton pad or a pair of wet hands and leaves a trace of softness behind. ' +
      'Lightly scented with sea buckthorn and neroli.',
    amount: 200,
    unit: 'ml',
    stock: 128,
    sku: 'TID-MLK-200',
    barcode: '5060946000248',
    rating: 4.5,
    reviewCount: 142,
    features: [
      { icon: 'leaf', text: 'Carrageen moss and oat' },
      { icon: 'heart', text: 'Kind to dry, easily ruffled skin' },
      { icon: 'droplet', text: 'Rinse or wipe, as you like' },
    ],
    howToUse:
      'Massage two pumps over dry or damp skin, then rinse with warm water or remove with a cotton pad.',
    ingredients:
      'Aqua, Helianthus Annuus Seed Oil, Glycerin, Cetearyl Alcohol, Coco-Caprylate, Cetearyl Glucoside, ' +
      'Chondrus Crispus Extract, Avena Sativa Kernel Extract, Hippophae Rhamnoides Fruit Oil, Sodium ' +
      'Cocoyl Glutamate, Xanthan Gum, Tocopherol, Sodium Benzoate, Potassium Sorbate, Citric Acid, ' +
      'Parfum, Linalool, Limonene, Geraniol',
    warnings: 'Avoid contact with eyes. If it happens, rinse well with water.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'brightwater-vitamin-c-drops',
    name: 'Brightwater Vitamin C Drops',
    brand: 'Tidemark',
    category: 'skincare',
    price: 44,
    sealedForHygiene: true,
    description:
      'Fifteen per cent of a stable vitamin C, steadied with ferulic acid and a clear extract of red ' +
      'seaweed. The drops feel like water, go on before anything else and leave the complexion looking ' +
      'bright and fresh. Made in small batches, dated by hand.',
    amount: 30,
    unit: 'ml',
    stock: 6,
    sku: 'TID-VTC-030',
    barcode: '5060946000316',
    rating: 4.6,
    reviewCount: 97,
    features: [
      { icon: 'sun', text: '15% stable vitamin C' },
      { icon: 'flask', text: 'Steadied with ferulic acid' },
      { icon: 'sparkles', text: 'For a brighter-looking complexion' },
      { icon: 'clock', text: 'Bottled in small dated batches' },
    ],
    howToUse:
      'Press four drops into clean, dry skin each morning. Wait a minute, then follow with cream and sun ' +
      'protection.',
    ingredients:
      'Aqua, 3-O-Ethyl Ascorbic Acid, Propanediol, Glycerin, Pentylene Glycol, Chondrus Crispus Extract, ' +
      'Ferulic Acid, Sodium Hyaluronate, Tocopherol, Panthenol, Polyglyceryl-10 Oleate, Xanthan Gum, ' +
      'Sodium Hydroxide, Phenoxyethanol, Ethylhexylglycerin, Sodium Phytate',
    warnings:
      'Avoid contact with eyes. Store in a cool, dark place and do not use if the colour has turned brown.',
    periodAfterOpeningMonths: 4,
  },
  {
    slug: 'hedgerow-face-oil',
    name: 'Hedgerow Face Oil',
    brand: 'Fern & Fell',
    category: 'skincare',
    price: 36,
    sealedForHygiene: true,
    description:
      'Bramble seed, elderberry and rosehip, cold-pressed and blended to the gold of late September. Two ' +
      'drops are enough to soften a dry face; a third can go through the ends of the hair. It smells ' +
      'green and a little wild, like a lane after rain.',
    amount: 30,
    unit: 'ml',
    stock: 83,
    sku: 'FER-OIL-030',
    barcode: '5031178000177',
    rating: 4.7,
    reviewCount: 263,
    features: [
      { icon: 'leaf', text: 'Bramble seed, elderberry and rosehip' },
      { icon: 'droplet', text: 'Cold-pressed, deep gold' },
      { icon: 'feather', text: 'Absorbs more quickly than it looks' },
      { icon: 'rabbit', text: 'A wholly plant-based recipe' },
    ],
    howToUse: 'Warm two drops between the palms and press over cream or onto bare, damp skin.',
    ingredients:
      'Helianthus Annuus Seed Oil, Rubus Fruticosus Seed Oil, Rosa Canina Fruit Oil, Simmondsia Chinensis ' +
      'Seed Oil, Sambucus Nigra Seed Oil, Squalane, Camelina Sativa Seed Oil, Calendula Officinalis ' +
      'Flower Extract, Tocopherol, Rosmarinus Officinalis Leaf Extract, Pelargonium Graveolens Flower ' +
      'Oil, Juniperus Communis Fruit Oil, Citronellol, Geraniol, Limonene, Linalool',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 9,
  },
  {
    slug: 'oat-and-mallow-eye-cream',
    name: 'Oat & Mallow Eye Cream',
    brand: 'Fern & Fell',
    category: 'skincare',
    price: 23.8,
    sealedForHygiene: true,
    originalPrice: 28,
    description:
      'A small tube of something very plain and very good: oat milk, marsh mallow root and a whisper of ' +
      'caffeine. It melts in under the lightest tap and leaves the eye area feeling cool, smooth and less ' +
      'papery. Concealer sits over it without slipping.',
    amount: 15,
    unit: 'ml',
    stock: 66,
    sku: 'FER-EYE-015',
    barcode: '5031178000245',
    rating: 4.4,
    reviewCount: 171,
    features: [
      { icon: 'heart', text: 'Made for the thinnest skin' },
      { icon: 'leaf', text: 'Oat milk and marsh mallow root' },
      { icon: 'zap', text: 'A little caffeine for the morning' },
    ],
    howToUse: 'Tap a grain-sized amount along the orbital bone with the ring finger, morning and evening.',
    ingredients:
      'Aqua, Avena Sativa Kernel Extract, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, ' +
      'Althaea Officinalis Root Extract, Prunus Amygdalus Dulcis Oil, Cetearyl Glucoside, Caffeine, ' +
      'Butyrospermum Parkii Butter, Sodium Hyaluronate, Escin, Bisabolol, Xanthan Gum, Tocopherol, Sodium ' +
      'Levulinate, Potassium Sorbate, Citric Acid',
    warnings: 'Keep out of the eyes themselves. If product gets in, rinse well with water.',
    periodAfterOpeningMonths: 6,
  },
  {
    slug: 'yuzu-enzyme-powder-wash',
    name: 'Yuzu Enzyme Powder Wash',
    brand: 'Hinoki Hour',
    category: 'skincare',
    price: 30,
    description:
      'A dry, rice-fine powder that stays fresh until water wakes it. In wet hands it turns to a creamy ' +
      'mousse, with papaya enzyme to loosen dull flakes and cold-pressed yuzu to cheer the basin. Skin is ' +
      'left matt, soft and squeaking clean in the nicest way.',
    amount: 60,
    unit: 'g',
    stock: 0,
    sku: 'HIN-PWD-060',
    barcode: '5060255000175',
    rating: 4.8,
    reviewCount: 205,
    features: [
      { icon: 'feather', text: 'Dry powder, mixed fresh each time' },
      { icon: 'flask', text: 'Papaya enzyme for a polished feel' },
      { icon: 'sun', text: 'Cold-pressed yuzu peel' },
      { icon: 'recycle', text: 'Aluminium tin, no pump' },
    ],
    howToUse:
      'Tip half a teaspoon into wet palms, work to a foam and massage over the face for thirty seconds ' +
      'before rinsing. Use up to three times a week.',
    ingredients:
      'Sodium Cocoyl Isethionate, Zea Mays Starch, Oryza Sativa Starch, Kaolin, Sodium Cocoyl Glutamate, ' +
      'Oryza Sativa Bran Powder, Papain, Maltodextrin, Allantoin, Silica, Citrus Junos Peel Oil, Camellia ' +
      'Sinensis Leaf Powder, Tocopherol, Limonene, Linalool, Citral',
    warnings: 'Avoid contact with eyes and do not inhale the powder. Keep the tin dry and closed.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'fig-leaf-lip-balm',
    name: 'Fig Leaf Lip Balm',
    brand: 'Casa Alfazema',
    category: 'skincare',
    price: 9.5,
    sealedForHygiene: true,
    description:
      'Beeswax and olive oil from the south, poured into a tin small enough for a watch pocket. It ' +
      'softens dry lips with a gloss you feel more than see, and tastes very slightly of figs.',
    amount: 12,
    unit: 'g',
    stock: 195,
    sku: 'CAS-LIP-012',
    barcode: '5060833000177',
    rating: 4.6,
    reviewCount: 381,
    features: [
      { icon: 'leaf', text: 'Olive oil and beeswax' },
      { icon: 'wind', text: 'Comfort for wind-dried lips' },
      { icon: 'star', text: 'Slim slide-top tin' },
    ],
    howToUse: 'Smooth over lips with a fingertip whenever they feel dry.',
    ingredients:
      'Olea Europaea Fruit Oil, Cera Alba, Ricinus Communis Seed Oil, Theobroma Cacao Seed Butter, ' +
      'Butyrospermum Parkii Butter, Prunus Amygdalus Dulcis Oil, Ficus Carica Fruit Extract, Tocopherol, ' +
      'Helianthus Annuus Seed Oil, Aroma, Limonene, Coumarin',
    periodAfterOpeningMonths: 12,
  },
];
