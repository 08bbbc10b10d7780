import type { SeedProduct } from './seed-product.ts';

export const makeup: SeedProduct[] = [
  {
    slug: 'first-draft-foundation',
    name: 'First Draft Foundation',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 36,
    sealedForHygiene: true,
    description:
      'A fluid foundation that evens the page without erasing what is written on it. Medium coverage ' +
      'builds in thin layers to a natural, skin-like finish, and freckles are welcome to show through. ' +
      'Twelve shades run from very fair to deep.',
    amount: 30,
    unit: 'ml',
    featured: true,
    rating: 4.7,
    reviewCount: 803,
    features: [
      { icon: 'feather', text: 'Thin layers, skin-like finish' },
      { icon: 'droplet', text: 'Squalane for a comfortable wear' },
      { icon: 'sparkles', text: 'Twelve shades, very fair to deep' },
      { icon: 'recycle', text: 'Glass bottle, removable pump' },
    ],
    howToUse:
      'Shake, warm one pump on the back of the hand and work outwards from the centre of the face with a ' +
      'brush, sponge or fingers.',
    ingredients:
      'Aqua, Dimethicone, Isododecane, Glycerin, Squalane, Butylene Glycol, PEG-10 Dimethicone, ' +
      'Trimethylsiloxysilicate, Silica, Disteardimonium Hectorite, Sodium Chloride, ' +
      'Polymethylsilsesquioxane, Niacinamide, Triethoxycaprylylsilane, Sodium Hyaluronate, Tocopherol, ' +
      'Phenoxyethanol, Ethylhexylglycerin, +/- CI 77891, CI 77492, CI 77491, CI 77499',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
    variants: [
      { name: 'Vellum', sku: 'PIG-FND-VEL', barcode: '5009631000170', stock: 34, shade: '#f5e1d3' },
      { name: 'Porcelain', sku: 'PIG-FND-POR', barcode: '5009631000248', stock: 0, shade: '#efd4c1' },
      { name: 'Muslin', sku: 'PIG-FND-MUS', barcode: '5009631000316', stock: 58, shade: '#e9c8ae' },
      { name: 'Birch', sku: 'PIG-FND-BIR', barcode: '5009631000484', stock: 63, shade: '#e0b998' },
      { name: 'Linen', sku: 'PIG-FND-LIN', barcode: '5009631000552', stock: 72, shade: '#d8ad88' },
      { name: 'Sandstone', sku: 'PIG-FND-SAN', barcode: '5009631000620', stock: 66, shade: '#c99a73' },
      { name: 'Amber', sku: 'PIG-FND-AMB', barcode: '5009631000798', stock: 49, shade: '#b88560' },
      { name: 'Sienna', sku: 'PIG-FND-SIE', barcode: '5009631000866', stock: 37, shade: '#a06d49' },
      { name: 'Teak', sku: 'PIG-FND-TEA', barcode: '5009631000934', stock: 28, shade: '#855638' },
      { name: 'Walnut', sku: 'PIG-FND-WAL', barcode: '5009631001009', stock: 33, shade: '#6b432d' },
      { name: 'Umber', sku: 'PIG-FND-UMB', barcode: '5009631001177', stock: 31, shade: '#543425' },
      { name: 'Ebony', sku: 'PIG-FND-EBO', barcode: '5009631001245', stock: 26, shade: '#3d261d' },
    ],
  },
  {
    slug: 'footnote-concealer',
    name: 'Footnote Concealer',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 22,
    sealedForHygiene: true,
    description:
      'Small corrections, discreetly made. The creamy fluid covers shadows and marks in one thin coat, ' +
      'stays flexible under the eye and refuses to gather in the fine print. A cushioned tip puts it ' +
      'exactly where it is needed.',
    amount: 6,
    unit: 'ml',
    rating: 4.6,
    reviewCount: 517,
    features: [
      { icon: 'sparkles', text: 'Full coverage in a thin coat' },
      { icon: 'feather', text: 'Flexible, natural finish' },
      { icon: 'droplet', text: 'Hyaluronic acid and caffeine' },
    ],
    howToUse: 'Dot where needed and tap with a warm fingertip until the edges vanish. Set only if you must.',
    ingredients:
      'Aqua, Dimethicone, Isododecane, Glycerin, Trimethylsiloxysilicate, PEG-10 Dimethicone, Butylene ' +
      'Glycol, Polymethylsilsesquioxane, Disteardimonium Hectorite, Caffeine, Sodium Hyaluronate, ' +
      'Magnesium Sulfate, Triethoxycaprylylsilane, Tocopherol, Phenoxyethanol, Caprylyl Glycol, +/- CI ' +
      '77891, CI 77492, CI 77491, CI 77499',
    periodAfterOpeningMonths: 12,
    variants: [
      { name: 'Vellum', sku: 'PIG-CON-VEL', barcode: '5009631001313', stock: 29, shade: '#f6e3d4' },
      { name: 'Porcelain', sku: 'PIG-CON-POR', barcode: '5009631001481', stock: 36, shade: '#f0d6c3' },
      { name: 'Muslin', sku: 'PIG-CON-MUS', barcode: '5009631001559', stock: 44, shade: '#e8c9ae' },
      { name: 'Birch', sku: 'PIG-CON-BIR', barcode: '5009631001627', stock: 0, shade: '#dfba98' },
      { name: 'Sandstone', sku: 'PIG-CON-SAN', barcode: '5009631001795', stock: 47, shade: '#cd9f79' },
      { name: 'Amber', sku: 'PIG-CON-AMB', barcode: '5009631001863', stock: 33, shade: '#ba8a63' },
      { name: 'Sienna', sku: 'PIG-CON-SIE', barcode: '5009631001931', stock: 25, shade: '#a3714d' },
      { name: 'Teak', sku: 'PIG-CON-TEA', barcode: '5009631002006', stock: 27, shade: '#88593b' },
      { name: 'Walnut', sku: 'PIG-CON-WAL', barcode: '5009631002174', stock: 22, shade: '#6e4630' },
      { name: 'Ebony', sku: 'PIG-CON-EBO', barcode: '5009631002242', stock: 18, shade: '#452b20' },
    ],
  },
  {
    slug: 'ink-line-liquid-liner',
    name: 'Ink Line Liquid Liner',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 19,
    sealedForHygiene: true,
    description:
      'A felt nib as fine as a drawing pen, and ink that dries before you can blink. Press lightly for a ' +
      'hairline, harder for a full stop at the corner. It keeps its edge through a long evening and ' +
      'leaves with oil-based remover.',
    amount: 1.2,
    unit: 'ml',
    rating: 4.5,
    reviewCount: 358,
    features: [
      { icon: 'zap', text: 'Quick-drying, even ink' },
      { icon: 'feather', text: 'Hairline felt nib' },
      { icon: 'moon', text: 'Keeps a crisp edge' },
    ],
    howToUse:
      'Rest the elbow, draw from the inner corner in short strokes and join them with one steady line. ' +
      'Store nib down.',
    ingredients:
      'Aqua, Styrene/Acrylates/Ammonium Methacrylate Copolymer, Propanediol, Butylene Glycol, Acrylates ' +
      'Copolymer, Sodium Polyaspartate, Polysorbate 80, Caprylyl Glycol, Phenoxyethanol, ' +
      'Ethylhexylglycerin, Disodium EDTA, Citric Acid, +/- CI 77266, CI 77499, CI 77491, CI 77510',
    warnings: 'For the outer lash line only. If product gets into the eyes, rinse with water.',
    periodAfterOpeningMonths: 6,
    variants: [
      { name: 'Lamp Black', sku: 'PIG-INK-LAM', barcode: '5009631002310', stock: 0, shade: '#131114' },
      { name: 'Sepia', sku: 'PIG-INK-SEP', barcode: '5009631002488', stock: 3, shade: '#4a2f23' },
      { name: 'Prussian', sku: 'PIG-INK-PRU', barcode: '5009631002556', stock: 1, shade: '#1f2f4d' },
      { name: 'Oxblood', sku: 'PIG-INK-OXB', barcode: '5009631002624', stock: 2, shade: '#4f1622' },
    ],
  },
  {
    slug: 'margin-lip-pencil',
    name: 'Margin Lip Pencil',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 4.5,
    sealedForHygiene: true,
    originalPrice: 15,
    description:
      'A cedar pencil with a soft, matt core that draws a clean edge and blurs willingly when smudged. ' +
      'Line with it, fill with it, or wear it alone under a little balm. Sharpens to a fine point without ' +
      'crumbling.',
    amount: 1.1,
    unit: 'g',
    rating: 4.4,
    reviewCount: 246,
    features: [
      { icon: 'feather', text: 'Soft core, no dragging' },
      { icon: 'leaf', text: 'Cedar barrel, sharpen and go' },
      { icon: 'clock', text: 'Holds lipstick in its place' },
    ],
    howToUse:
      'Trace the natural line of the lips, beginning at the cupid’s bow, then soften inwards with a ' +
      'fingertip.',
    ingredients:
      'Hydrogenated Vegetable Oil, Caprylic/Capric Triglyceride, Mica, Synthetic Wax, Rhus Succedanea ' +
      'Fruit Cera, Ricinus Communis Seed Oil, Euphorbia Cerifera Cera, Copernicia Cerifera Cera, Silica, ' +
      'Tocopherol, Ascorbyl Palmitate, Lecithin, +/- CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI ' +
      '45410',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Parchment', sku: 'PIG-PEN-PAR', barcode: '5009631002792', stock: 47, shade: '#c99a86' },
      { name: 'Blotting Pink', sku: 'PIG-PEN-BLO', barcode: '5009631002860', stock: 54, shade: '#c47d80' },
      { name: 'Terracotta', sku: 'PIG-PEN-TER', barcode: '5009631002938', stock: 38, shade: '#b25b45' },
      { name: 'Rosewood', sku: 'PIG-PEN-ROS', barcode: '5009631003003', stock: 61, shade: '#9a5150' },
      { name: 'Red Ink', sku: 'PIG-PEN-RED', barcode: '5009631003171', stock: 43, shade: '#b11f2d' },
      { name: 'Bindings', sku: 'PIG-PEN-BIN', barcode: '5009631003249', stock: 29, shade: '#7a2a35' },
      { name: 'Cocoa', sku: 'PIG-PEN-COC', barcode: '5009631003317', stock: 33, shade: '#6b3b2e' },
      { name: 'Damson', sku: 'PIG-PEN-DAM', barcode: '5009631003485', stock: 0, shade: '#572238' },
    ],
  },
  {
    slug: 'blank-verse-matte-lipstick',
    name: 'Blank Verse Matte Lipstick',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 24,
    sealedForHygiene: true,
    description:
      'Velvet colour with the weight taken out. One pass gives full pigment, a second gives depth, and a ' +
      'soft petal texture keeps lips from looking dry by the third act. Ten shades, from a barely spoken ' +
      'nude to a red that ends conversations.',
    amount: 3.5,
    unit: 'g',
    rating: 4.6,
    reviewCount: 634,
    features: [
      { icon: 'sparkles', text: 'Full colour in one pass' },
      { icon: 'feather', text: 'Velvet texture, light on the lips' },
      { icon: 'droplet', text: 'Mango butter for comfort' },
      { icon: 'recycle', text: 'Click-in refill case' },
    ],
    howToUse:
      'Apply from the bullet, press lips on a tissue and apply once more. Pair with Margin Lip Pencil for ' +
      'a sharper edge.',
    ingredients:
      'Dimethicone, Isododecane, Caprylic/Capric Triglyceride, Synthetic Wax, Silica, Mangifera Indica ' +
      'Seed Butter, Euphorbia Cerifera Cera, Polyglyceryl-2 Triisostearate, Dimethicone Crosspolymer, ' +
      'Kaolin, Tocopherol, Vanillin, Aroma, +/- CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI ' +
      '45410, CI 45380, CI 42090',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Red Letter', sku: 'PIG-MAT-RED', barcode: '5009631004178', stock: 81, shade: '#b3131f' },
      { name: 'Whisper', sku: 'PIG-MAT-WHI', barcode: '5009631003553', stock: 64, shade: '#c9958a' },
      { name: 'Half Rhyme', sku: 'PIG-MAT-HAL', barcode: '5009631003621', stock: 57, shade: '#b97a72' },
      { name: 'Refrain', sku: 'PIG-MAT-REF', barcode: '5009631003799', stock: 72, shade: '#c2616a' },
      { name: 'Blushing Line', sku: 'PIG-MAT-BLU', barcode: '5009631003867', stock: 39, shade: '#d0566b' },
      { name: 'Apricot Aside', sku: 'PIG-MAT-APR', barcode: '5009631003935', stock: 35, shade: '#d2694a' },
      { name: 'Sonnet', sku: 'PIG-MAT-SON', barcode: '5009631004000', stock: 68, shade: '#a8434f' },
      { name: 'Enjambment', sku: 'PIG-MAT-ENJ', barcode: '5009631004246', stock: 46, shade: '#8c1d33' },
      { name: 'Elegy', sku: 'PIG-MAT-ELE', barcode: '5009631004314', stock: 0, shade: '#5f1a2e' },
      { name: 'Nocturne', sku: 'PIG-MAT-NOC', barcode: '5009631004482', stock: 24, shade: '#3f1626' },
    ],
  },
  {
    slug: 'couplet-cream-blush',
    name: 'Couplet Cream Blush',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 6.9,
    sealedForHygiene: true,
    originalPrice: 23,
    description:
      'A cream rouge for cheeks and lips that melts to a satin stain in the warmth of a fingertip. Sheer ' +
      'on the first touch and rosy on the second, it looks like good news rather than makeup.',
    amount: 5,
    unit: 'g',
    rating: 4.3,
    reviewCount: 289,
    features: [
      { icon: 'heart', text: 'One colour for cheek and lip' },
      { icon: 'feather', text: 'Melts in with the fingers' },
      { icon: 'sparkles', text: 'Satin, never shiny' },
    ],
    howToUse:
      'Smile, dab on the apples of the cheeks and blend upwards. Press what is left on the finger into ' +
      'the lips.',
    ingredients:
      'Caprylic/Capric Triglyceride, Ricinus Communis Seed Oil, Octyldodecanol, Silica, Synthetic Wax, ' +
      'Helianthus Annuus Seed Wax, Mica, Simmondsia Chinensis Seed Oil, Kaolin, Copernicia Cerifera Cera, ' +
      'Tocopherol, Polyglyceryl-3 Diisostearate, +/- CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI ' +
      '45410',
    warnings: 'Avoid contact with eyes.',
    periodAfterOpeningMonths: 12,
    variants: [
      { name: 'Rosehip', sku: 'PIG-BLU-ROS', barcode: '5009631004796', stock: 22, shade: '#cf5f5d' },
      { name: 'Peach Fuzz', sku: 'PIG-BLU-PEA', barcode: '5009631004550', stock: 26, shade: '#eaa083' },
      { name: 'Petal Press', sku: 'PIG-BLU-PET', barcode: '5009631004628', stock: 31, shade: '#e58f97' },
      { name: 'Mulled', sku: 'PIG-BLU-MUL', barcode: '5009631004864', stock: 17, shade: '#a94a55' },
      { name: 'Fig Skin', sku: 'PIG-BLU-FIG', barcode: '5009631004932', stock: 0, shade: '#8d4461' },
      { name: 'Brick Lane', sku: 'PIG-BLU-BRI', barcode: '5009631005007', stock: 14, shade: '#b85f45' },
    ],
  },
  {
    slug: 'chapter-one-eyeshadow-palette',
    name: 'Chapter One Eyeshadow Palette',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 12.6,
    sealedForHygiene: true,
    originalPrice: 42,
    description:
      'Ten shadows arranged like a well-told story: quiet mattes to open, three satins in the middle and ' +
      'a bronze foil for the ending. They are milled fine enough to blend with a fingertip, and none of ' +
      'them is there just to fill the page.',
    amount: 12,
    unit: 'g',
    stock: 91,
    sku: 'PIG-PAL-012',
    barcode: '5009631005175',
    rating: 4.7,
    reviewCount: 322,
    features: [
      { icon: 'sparkles', text: 'Six mattes, three satins, one foil' },
      { icon: 'feather', text: 'Finely milled, little fallout' },
      { icon: 'moon', text: 'Day into evening in one palette' },
      { icon: 'star', text: 'Full-size mirror in the lid' },
    ],
    howToUse:
      'Wash a matte over the lid, deepen the crease with a darker one and press the foil onto the centre ' +
      'with a damp brush.',
    ingredients:
      'Mica, Synthetic Fluorphlogopite, Magnesium Stearate, Silica, Caprylic/Capric Triglyceride, ' +
      'Dimethicone, Polyglyceryl-2 Triisostearate, Zea Mays Starch, Kaolin, Caprylyl Glycol, ' +
      'Ethylhexylglycerin, Tocopherol, Tin Oxide, +/- CI 77891, CI 77491, CI 77492, CI 77499, CI 77742, ' +
      'CI 77007',
    warnings: 'Avoid direct contact with eyes. If it happens, rinse with water.',
    periodAfterOpeningMonths: 24,
  },
  {
    slug: 'plot-twist-mascara',
    name: 'Plot Twist Mascara',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 23,
    sealedForHygiene: true,
    description:
      'A curved brush with long and short bristles that lifts, parts and darkens in two strokes. The ' +
      'ink-black formula stays pliable, so a third coat in the taxi is entirely possible. It slides off ' +
      'with warm water and a little patience.',
    amount: 9,
    unit: 'ml',
    stock: 168,
    sku: 'PIG-MAS-009',
    barcode: '5009631005243',
    rating: 4.4,
    reviewCount: 571,
    features: [
      { icon: 'zap', text: 'Curved brush, two bristle lengths' },
      { icon: 'sparkles', text: 'Deep carbon black' },
      { icon: 'feather', text: 'Stays soft, no crumbling' },
      { icon: 'droplet', text: 'Comes off with warm water' },
    ],
    howToUse:
      'Wiggle the brush at the roots, draw through to the tips and repeat before the first coat dries.',
    ingredients:
      'Aqua, Synthetic Beeswax, Copernicia Cerifera Cera, Glyceryl Stearate, Stearic Acid, Acacia Senegal ' +
      'Gum, Propanediol, Oryza Sativa Bran Wax, Polybutene, Aminomethyl Propanediol, ' +
      'Hydroxyethylcellulose, VP/Eicosene Copolymer, Panthenol, Phenoxyethanol, Caprylyl Glycol, ' +
      'Ethylhexylglycerin, CI 77499, CI 77266',
    warnings: 'If product gets into the eyes, rinse with water. Do not share, and replace after six months.',
    periodAfterOpeningMonths: 6,
  },
  {
    slug: 'long-summer-bronzer',
    name: 'Long Summer Bronzer',
    brand: 'Pigment & Prose',
    category: 'makeup',
    price: 29,
    sealedForHygiene: true,
    description:
      'Matt warmth without the glitter or the orange. The powder is pressed soft, so a big brush picks up ' +
      'just enough to suggest a fortnight by the sea. Five depths, each with a neutral heart.',
    amount: 9,
    unit: 'g',
    rating: 4.5,
    reviewCount: 263,
    features: [
      { icon: 'sun', text: 'Matt, neutral warmth' },
      { icon: 'feather', text: 'Buildable from sheer' },
      { icon: 'star', text: 'Embossed recycled-card compact' },
    ],
    howToUse: 'Sweep where the sun would land: temples, cheekbones, bridge of the nose. Build slowly.',
    ingredients:
      'Mica, Zea Mays Starch, Silica, Magnesium Stearate, Caprylic/Capric Triglyceride, Squalane, ' +
      'Polyglyceryl-3 Diisostearate, Kaolin, Argania Spinosa Kernel Oil, Tocopherol, Caprylyl Glycol, ' +
      'Ethylhexylglycerin, +/- CI 77491, CI 77492, CI 77499, CI 77891',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'High Summer', sku: 'PIG-BRZ-HIG', barcode: '5009631005489', stock: 45, shade: '#c4916a' },
      { name: 'Early June', sku: 'PIG-BRZ-EAR', barcode: '5009631005311', stock: 31, shade: '#d8ac86' },
      { name: 'Late August', sku: 'PIG-BRZ-LAT', barcode: '5009631005557', stock: 38, shade: '#a87351' },
      { name: 'Harvest', sku: 'PIG-BRZ-HAR', barcode: '5009631005625', stock: 27, shade: '#86573b' },
      { name: 'Embers', sku: 'PIG-BRZ-EMB', barcode: '5009631005793', stock: 19, shade: '#62402d' },
    ],
  },
  {
    slug: 'rouge-de-perle-satin-lipstick',
    name: 'Rouge de Perle Satin Lipstick',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 32,
    sealedForHygiene: true,
    description:
      'The house lipstick since the twenties, remade for now: a satin that glides like silk lining and ' +
      'leaves colour as clear as lacquer. Rose wax keeps lips supple; a trace of violet scents the moment ' +
      'you open the case. The fluted metal case closes with a click worth hearing.',
    amount: 3.5,
    unit: 'g',
    featured: true,
    rating: 4.9,
    reviewCount: 718,
    features: [
      { icon: 'sparkles', text: 'Luminous satin colour' },
      { icon: 'droplet', text: 'Rose wax and camellia oil' },
      { icon: 'recycle', text: 'Refillable metal case' },
      { icon: 'star', text: 'The house signature' },
    ],
    howToUse: 'Apply from the centre outwards. For a softer look, press on with a fingertip.',
    ingredients:
      'Ricinus Communis Seed Oil, Octyldodecanol, Caprylic/Capric Triglyceride, Euphorbia Cerifera Cera, ' +
      'Bis-Diglyceryl Polyacyladipate-2, Synthetic Wax, Camellia Oleifera Seed Oil, Rosa Multiflora ' +
      'Flower Wax, Mica, Copernicia Cerifera Cera, Silica, Tocopherol, Parfum, Alpha-Isomethyl Ionone, ' +
      'Benzyl Alcohol, +/- CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI 45410, CI 45380, CI 19140',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Framboise', sku: 'PER-ROU-FRA', barcode: '5045917000625', stock: 71, shade: '#b8224f' },
      { name: 'Nue', sku: 'PER-ROU-NUE', barcode: '5045917000175', stock: 52, shade: '#c98f80' },
      { name: 'Dragée', sku: 'PER-ROU-DRA', barcode: '5045917000243', stock: 47, shade: '#dc9a9c' },
      { name: 'Pivoine', sku: 'PER-ROU-PIV', barcode: '5045917000311', stock: 63, shade: '#d8567a' },
      { name: 'Ember', sku: 'PER-ROU-EMB', barcode: '5045917000489', stock: 58, shade: '#c8402f' },
      { name: 'Corail', sku: 'PER-ROU-COR', barcode: '5045917000557', stock: 44, shade: '#e0604f' },
      { name: 'Bois de Rose', sku: 'PER-ROU-BOI', barcode: '5045917000793', stock: 66, shade: '#a85a5c' },
      { name: 'Rouge Opéra', sku: 'PER-ROU-ROU', barcode: '5045917000861', stock: 88, shade: '#a80f1e' },
      { name: 'Grenat', sku: 'PER-ROU-GRE', barcode: '5045917000939', stock: 39, shade: '#7f1526' },
      { name: 'Brique', sku: 'PER-ROU-BRI', barcode: '5045917001004', stock: 35, shade: '#98412f' },
      { name: 'Prune', sku: 'PER-ROU-PRU', barcode: '5045917001172', stock: 0, shade: '#5c1a3b' },
      { name: 'Cassis', sku: 'PER-ROU-CAS', barcode: '5045917001240', stock: 27, shade: '#451227' },
    ],
  },
  {
    slug: 'nacre-highlighter',
    name: 'Nacre Highlighter',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 10.2,
    sealedForHygiene: true,
    originalPrice: 34,
    description:
      'Light, pressed into the shape of a scallop. The powder is so fine it goes on like cream and leaves ' +
      'the inside-of-a-shell glow the house was named for, with no visible sparkle in daylight.',
    amount: 8,
    unit: 'g',
    rating: 4.5,
    reviewCount: 241,
    features: [
      { icon: 'sparkles', text: 'Mother-of-pearl glow' },
      { icon: 'feather', text: 'Cream-like powder' },
      { icon: 'moon', text: 'Prettiest by candlelight' },
    ],
    howToUse:
      'Warm the powder with a fingertip or small brush and touch to cheekbones, brow bone and collarbone.',
    ingredients:
      'Synthetic Fluorphlogopite, Mica, Dimethicone, Caprylic/Capric Triglyceride, Octyldodecanol, ' +
      'Silica, Magnesium Stearate, Polyglyceryl-2 Diisostearate, Calcium Aluminum Borosilicate, ' +
      'Tocopherol, Caprylyl Glycol, Ethylhexylglycerin, Tin Oxide, +/- CI 77891, CI 77491, CI 77492',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Champagne', sku: 'PER-NAC-CHA', barcode: '5045917001318', stock: 38, shade: '#f1d9bd' },
      { name: 'Pétale', sku: 'PER-NAC-PET', barcode: '5045917001486', stock: 29, shade: '#efc6c0' },
      { name: 'Or Pâle', sku: 'PER-NAC-ORP', barcode: '5045917001554', stock: 24, shade: '#e2b884' },
      { name: 'Bronze Doré', sku: 'PER-NAC-BRO', barcode: '5045917001622', stock: 16, shade: '#b9804f' },
    ],
  },
  {
    slug: 'poudre-de-soie-loose-powder',
    name: 'Poudre de Soie Loose Powder',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 38,
    sealedForHygiene: true,
    description:
      'A loose powder as fine as icing sugar, with rice and cornflower in place of talc. One turn of the ' +
      'puff takes down shine and blurs the edges of everything, while skin still looks like skin. A ' +
      'violet sachet scent, because powder should have one.',
    amount: 12,
    unit: 'g',
    rating: 4.6,
    reviewCount: 187,
    features: [
      { icon: 'feather', text: 'Talc replaced by rice starch' },
      { icon: 'sparkles', text: 'Soft-focus, matt finish' },
      { icon: 'heart', text: 'Velour puff included' },
    ],
    howToUse: 'Press on with the puff where skin shines, then sweep the excess away with a large brush.',
    ingredients:
      'Oryza Sativa Starch, Mica, Silica, Zea Mays Starch, Magnesium Stearate, Lauroyl Lysine, Centaurea ' +
      'Cyanus Flower Powder, Caprylic/Capric Triglyceride, Tocopherol, Caprylyl Glycol, Phenoxyethanol, ' +
      'Parfum, Alpha-Isomethyl Ionone, Linalool, +/- CI 77891, CI 77491, CI 77492, CI 77499',
    warnings: 'Do not inhale. Keep powder away from the nose and mouth of children.',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Ivoire', sku: 'PER-PDR-IVO', barcode: '5045917001868', stock: 41, shade: '#ecd3b9' },
      { name: 'Lait', sku: 'PER-PDR-LAI', barcode: '5045917001790', stock: 33, shade: '#f4e6da' },
      { name: 'Miel', sku: 'PER-PDR-MIE', barcode: '5045917001936', stock: 28, shade: '#d0a47c' },
      { name: 'Cacao', sku: 'PER-PDR-CAC', barcode: '5045917002001', stock: 15, shade: '#8a5c41' },
    ],
  },
  {
    slug: 'laque-de-perle-nail-lacquer',
    name: 'Laque de Perle Nail Lacquer',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 16,
    description:
      'Two coats, a wide flat brush and a mirror shine. The colours are drawn from a Paris dressing ' +
      'table: powder pinks, glove-leather nudes, a proper red and a blue that is nearly black.',
    amount: 10,
    unit: 'ml',
    rating: 4.4,
    reviewCount: 352,
    features: [
      { icon: 'sparkles', text: 'High-gloss finish in two coats' },
      { icon: 'zap', text: 'Wide brush, quick drying' },
      { icon: 'star', text: 'Eleven colours and a sheer milk' },
    ],
    howToUse: 'Begin with a base coat, apply two thin layers two minutes apart and finish with a top coat.',
    ingredients:
      'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Isopropyl Alcohol, Adipic ' +
      'Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Stearalkonium Bentonite, Acrylates ' +
      'Copolymer, Diacetone Alcohol, Silica, Citric Acid, Synthetic Fluorphlogopite, +/- CI 77891, CI ' +
      '77491, CI 77499, CI 15850, CI 15880, CI 19140, CI 77510, CI 77266',
    warnings:
      'Highly flammable liquid and vapour. Keep away from heat, sparks and open flames. Use in a ' +
      'well-ventilated room. Keep out of reach of children.',
    periodAfterOpeningMonths: 24,
    variants: [
      { name: 'Lait', sku: 'PER-LAQ-LAI', barcode: '5045917002179', stock: 46, shade: '#f3e7e0' },
      { name: 'Ballerine', sku: 'PER-LAQ-BAL', barcode: '5045917002247', stock: 62, shade: '#edc4c4' },
      { name: 'Poudrier', sku: 'PER-LAQ-POU', barcode: '5045917002315', stock: 51, shade: '#d9a3a0' },
      { name: 'Gant Beige', sku: 'PER-LAQ-GAN', barcode: '5045917002483', stock: 44, shade: '#c6a08a' },
      { name: 'Lilas', sku: 'PER-LAQ-LIL', barcode: '5045917002551', stock: 32, shade: '#b9a3c9' },
      { name: 'Corail', sku: 'PER-LAQ-COR', barcode: '5045917002629', stock: 37, shade: '#e2685a' },
      { name: 'Rouge Vrai', sku: 'PER-LAQ-ROU', barcode: '5045917002797', stock: 79, shade: '#b30d1f' },
      { name: 'Cerise', sku: 'PER-LAQ-CER', barcode: '5045917002865', stock: 55, shade: '#8e1030' },
      { name: 'Bordeaux', sku: 'PER-LAQ-BOR', barcode: '5045917002933', stock: 48, shade: '#541423' },
      { name: 'Chocolat', sku: 'PER-LAQ-CHO', barcode: '5045917003008', stock: 26, shade: '#3f241d' },
      { name: 'Sauge', sku: 'PER-LAQ-SAU', barcode: '5045917003176', stock: 0, shade: '#8b9a80' },
      { name: 'Minuit', sku: 'PER-LAQ-MIN', barcode: '5045917003244', stock: 34, shade: '#1b2036' },
    ],
  },
  {
    slug: 'vernis-lip-glaze',
    name: 'Vernis Lip Glaze',
    brand: 'Maison Perle',
    category: 'makeup',
    price: 24,
    sealedForHygiene: true,
    description:
      'A plush gloss with the shine of wet lacquer and a comfortable, cushiony feel that does not pull. ' +
      'Wear it bare for a sheer wash of colour, or over lipstick to turn satin into glass.',
    amount: 5,
    unit: 'ml',
    rating: 4.3,
    reviewCount: 226,
    features: [
      { icon: 'sparkles', text: 'Glass-like shine' },
      { icon: 'droplet', text: 'Cushiony, no tack' },
      { icon: 'heart', text: 'Doe-foot tip hugs the lips' },
    ],
    howToUse: 'Sweep over bare lips or touch to the centre of the lower lip over lipstick.',
    ingredients:
      'Polyisobutene, Octyldodecanol, Bis-Diglyceryl Polyacyladipate-2, Diisostearyl Malate, Hydrogenated ' +
      'Styrene/Isobutylene Copolymer, Caprylic/Capric Triglyceride, Silica Dimethyl Silylate, Camellia ' +
      'Oleifera Seed Oil, Mica, Tocopherol, Aroma, Benzyl Alcohol, +/- CI 77891, CI 77491, CI 77492, CI ' +
      '15850, CI 45410, CI 19140',
    periodAfterOpeningMonths: 18,
    variants: [
      { name: 'Clair', sku: 'PER-GLZ-CLA', barcode: '5045917003312', stock: 58, shade: '#f0d5cd' },
      { name: 'Rosée', sku: 'PER-GLZ-ROS', barcode: '5045917003480', stock: 49, shade: '#e2a3a5' },
      { name: 'Abricot', sku: 'PER-GLZ-ABR', barcode: '5045917003558', stock: 36, shade: '#e39b7c' },
      { name: 'Groseille', sku: 'PER-GLZ-GRO', barcode: '5045917003626', stock: 41, shade: '#c9405a' },
      { name: 'Bois Rose', sku: 'PER-GLZ-BOI', barcode: '5045917003794', stock: 53, shade: '#b5726e' },
      { name: 'Caramel', sku: 'PER-GLZ-CAR', barcode: '5045917003862', stock: 29, shade: '#a96f50' },
      { name: 'Mûre', sku: 'PER-GLZ-MUR', barcode: '5045917003930', stock: 22, shade: '#7a2c50' },
      { name: 'Grenadine', sku: 'PER-GLZ-GRE', barcode: '5045917004005', stock: 0, shade: '#b8242f' },
    ],
  },
  {
    slug: 'petal-skin-tint',
    name: 'Petal Skin Tint',
    brand: 'Orla & Wren',
    category: 'makeup',
    price: 24,
    sealedForHygiene: true,
    originalPrice: 32,
    description:
      'For days when foundation feels like too much of a commitment. A rose-water tint that blurs a ' +
      'little, glows a little and vanishes into skin in the time it takes to find your keys. Eight ' +
      'flexible shades, each good for several neighbours.',
    amount: 30,
    unit: 'ml',
    rating: 4.5,
    reviewCount: 394,
    features: [
      { icon: 'droplet', text: 'Rose water and glycerin' },
      { icon: 'feather', text: 'Sheer, breathable-feeling veil' },
      { icon: 'sun', text: 'Fresh, dewy finish' },
    ],
    howToUse:
      'Rub between the palms and apply as you would a moisturiser, adding a second layer only where you ' +
      'like.',
    ingredients:
      'Rosa Damascena Flower Water, Aqua, Coco-Caprylate/Caprate, Glycerin, Caprylic/Capric Triglyceride, ' +
      'Squalane, Polyglyceryl-3 Diisostearate, Polyglyceryl-2 Dipolyhydroxystearate, Silica, Mica, ' +
      'Magnesium Sulfate, Rosa Canina Fruit Oil, Sodium Hyaluronate, Tocopherol, Phenoxyethanol, ' +
      'Ethylhexylglycerin, Citronellol, Geraniol, +/- CI 77891, CI 77492, CI 77491, CI 77499',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 9,
    variants: [
      { name: 'Snowdrop', sku: 'ORL-TNT-SNO', barcode: '5060714000623', stock: 0, shade: '#f3decd' },
      { name: 'Primrose', sku: 'ORL-TNT-PRI', barcode: '5060714000791', stock: 39, shade: '#ebcdb1' },
      { name: 'Honeysuckle', sku: 'ORL-TNT-HON', barcode: '5060714000869', stock: 52, shade: '#debb97' },
      { name: 'Dog Rose', sku: 'ORL-TNT-DOG', barcode: '5060714000937', stock: 45, shade: '#cfa47d' },
      { name: 'Acorn', sku: 'ORL-TNT-ACO', barcode: '5060714001002', stock: 33, shade: '#b58560' },
      { name: 'Hazel', sku: 'ORL-TNT-HAZ', barcode: '5060714001170', stock: 24, shade: '#966644' },
      { name: 'Conker', sku: 'ORL-TNT-CON', barcode: '5060714001248', stock: 17, shade: '#734a31' },
      { name: 'Blackthorn', sku: 'ORL-TNT-BLA', barcode: '5060714001316', stock: 22, shade: '#4e3125' },
    ],
  },
  {
    slug: 'rosehip-tinted-lip-oil',
    name: 'Rosehip Tinted Lip Oil',
    brand: 'Orla & Wren',
    category: 'makeup',
    price: 19.5,
    sealedForHygiene: true,
    description:
      'Rosehip and cherry-kernel oils with just enough colour to look as though you have been eating ' +
      'fruit. Slippery for a moment, then soft and faintly glossy, with lips left smoother than before.',
    amount: 6,
    unit: 'ml',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'droplet', text: 'Rosehip and cherry kernel' },
      { icon: 'sparkles', text: 'Sheer, juicy colour' },
      { icon: 'heart', text: 'Comforting on bare lips' },
      { icon: 'rabbit', text: 'Vegan formula' },
    ],
    howToUse: 'Glide over lips as often as you please, alone or over pencil.',
    ingredients:
      'Hydrogenated Polyisobutene, Polyglyceryl-2 Triisostearate, Caprylic/Capric Triglyceride, Rosa ' +
      'Canina Fruit Oil, Prunus Avium Seed Oil, Simmondsia Chinensis Seed Oil, Ethylcellulose, Dextrin ' +
      'Palmitate, Tocopherol, Rubus Idaeus Seed Oil, Aroma, +/- CI 15850, CI 45410, CI 77491, CI 19140',
    periodAfterOpeningMonths: 12,
    variants: [
      { name: 'Redcurrant', sku: 'ORL-LOI-RED', barcode: '5060714001484', stock: 37, shade: '#c3262f' },
      { name: 'Wild Cherry', sku: 'ORL-LOI-WIL', barcode: '5060714001552', stock: 42, shade: '#93182f' },
      { name: 'Raspberry', sku: 'ORL-LOI-RAS', barcode: '5060714001620', stock: 35, shade: '#c9375f' },
      { name: 'Quince', sku: 'ORL-LOI-QUI', barcode: '5060714001798', stock: 28, shade: '#d97c52' },
      { name: 'Rosehip', sku: 'ORL-LOI-ROS', barcode: '5060714001866', stock: 46, shade: '#d0503f' },
      { name: 'Mulberry', sku: 'ORL-LOI-MUL', barcode: '5060714001934', stock: 19, shade: '#5e1c3e' },
    ],
  },
  {
    slug: 'cloud-brow-gel',
    name: 'Cloud Brow Gel',
    brand: 'Moon & Celadon',
    category: 'makeup',
    price: 15.3,
    sealedForHygiene: true,
    originalPrice: 18,
    description:
      'Tiny fibres in a soft tinted gel that combs brows up and fills the gaps as it goes. It dries ' +
      'flexible and feathery, with no varnish and no flakes on the cheek by teatime.',
    amount: 5,
    unit: 'ml',
    rating: 4.4,
    reviewCount: 209,
    features: [
      { icon: 'wind', text: 'Feathery, brushed-up shape' },
      { icon: 'feather', text: 'Flexible hold' },
      { icon: 'zap', text: 'Tapered spiral brush' },
    ],
    howToUse: 'Comb upwards in short strokes, then smooth the tail with what is left on the brush.',
    ingredients:
      'Aqua, Acrylates Copolymer, Butylene Glycol, Glycerin, Oryza Sativa Bran Wax, Cellulose, Stearic ' +
      'Acid, Glyceryl Stearate, PVP, 1,2-Hexanediol, Aminomethyl Propanediol, Panthenol, Xanthan Gum, ' +
      'Phenoxyethanol, Ethylhexylglycerin, +/- CI 77491, CI 77492, CI 77499, CI 77891',
    warnings: 'Avoid contact with eyes.',
    periodAfterOpeningMonths: 9,
    variants: [
      { name: 'Barley', sku: 'MOO-BRW-BAR', barcode: '5057291000627', stock: 21, shade: '#b39470' },
      { name: 'Taupe', sku: 'MOO-BRW-TAU', barcode: '5057291000795', stock: 34, shade: '#8f7a66' },
      { name: 'Chestnut', sku: 'MOO-BRW-CHE', barcode: '5057291000863', stock: 29, shade: '#7a5339' },
      { name: 'Espresso', sku: 'MOO-BRW-ESP', barcode: '5057291000931', stock: 38, shade: '#4c352a' },
      { name: 'Ink', sku: 'MOO-BRW-INK', barcode: '5057291001006', stock: 26, shade: '#2a2422' },
    ],
  },
  {
    slug: 'lacquered-lid-liquid-shadow',
    name: 'Lacquered Lid Liquid Shadow',
    brand: 'Moon & Celadon',
    category: 'makeup',
    price: 20,
    sealedForHygiene: true,
    description:
      'One swipe of liquid silk, patted out to a wet-look veil that sets without creasing into stripes. ' +
      'The six colours come from glazed porcelain: celadon, persimmon, iron, dusk.',
    amount: 4,
    unit: 'ml',
    rating: 5,
    reviewCount: 0,
    features: [
      { icon: 'sparkles', text: 'Wet-look shimmer' },
      { icon: 'zap', text: 'Sets in under a minute' },
      { icon: 'feather', text: 'Pats out with a fingertip' },
    ],
    howToUse:
      'Touch the tip to the centre of the lid, blend at once with a finger and let it set before looking up.',
    ingredients:
      'Aqua, Synthetic Fluorphlogopite, Isododecane, Glycerin, Butylene Glycol, Acrylates Copolymer, ' +
      'Mica, 1,2-Hexanediol, Polysorbate 80, Hectorite, Xanthan Gum, Calcium Sodium Borosilicate, Tin ' +
      'Oxide, Phenoxyethanol, Ethylhexylglycerin, +/- CI 77891, CI 77491, CI 77499, CI 77288, CI 77742',
    warnings: 'Avoid contact with eyes.',
    periodAfterOpeningMonths: 9,
    variants: [
      { name: 'Celadon', sku: 'MOO-LID-CEL', barcode: '5057291001174', stock: 18, shade: '#a9bda4' },
      { name: 'Moon White', sku: 'MOO-LID-MOO', barcode: '5057291001242', stock: 23, shade: '#ece3da' },
      { name: 'Persimmon', sku: 'MOO-LID-PER', barcode: '5057291001310', stock: 16, shade: '#cf7a4d' },
      { name: 'Iron Glaze', sku: 'MOO-LID-IRO', barcode: '5057291001488', stock: 21, shade: '#6a3a2c' },
      { name: 'Dusk', sku: 'MOO-LID-DUS', barcode: '5057291001556', stock: 0, shade: '#83708c' },
      { name: 'River Gold', sku: 'MOO-LID-RIV', barcode: '5057291001624', stock: 27, shade: '#c39a63' },
    ],
  },
  {
    slug: 'still-light-primer',
    name: 'Still Light Primer',
    brand: 'Halden',
    category: 'makeup',
    price: 17.55,
    sealedForHygiene: true,
    originalPrice: 27,
    description:
      'A clear, cool gel that softens the look of pores and fine lines and gives foundation something to ' +
      'hold. No shimmer and no scent, only that even northern light in which everyone looks well.',
    amount: 30,
    unit: 'ml',
    stock: 124,
    sku: 'HAL-PRM-030',
    barcode: '5060382000796',
    rating: 4.3,
    reviewCount: 233,
    features: [
      { icon: 'feather', text: 'Soft-focus, unscented' },
      { icon: 'clock', text: 'Helps makeup stay in place' },
      { icon: 'droplet', text: 'Glycerin and birch water' },
    ],
    howToUse: 'Smooth a pea-sized amount over moisturised skin and wait a minute before foundation.',
    ingredients:
      'Aqua, Glycerin, Betula Alba Juice, Propanediol, Dimethicone, Silica, Niacinamide, ' +
      'Dimethicone/Vinyl Dimethicone Crosspolymer, Polyacrylate Crosspolymer-6, Pentylene Glycol, Sodium ' +
      'Hyaluronate, Panthenol, Phenoxyethanol, Ethylhexylglycerin, Citric Acid',
    warnings: 'Avoid contact with eyes. For external use only.',
    periodAfterOpeningMonths: 12,
  },
  {
    slug: 'hold-fast-setting-mist',
    name: 'Hold Fast Setting Mist',
    brand: 'Halden',
    category: 'makeup',
    price: 24,
    description:
      'A film-thin mist to end on. It knits powder and cream together, takes away any dustiness and ' +
      'leaves a calm, satin face that stays put from the morning meeting to the last train.',
    amount: 100,
    unit: 'ml',
    stock: 0,
    sku: 'HAL-FIX-100',
    barcode: '5060382000864',
    rating: 4.5,
    reviewCount: 417,
    features: [
      { icon: 'shield', text: 'Helps makeup wear evenly' },
      { icon: 'wind', text: 'Very fine, even mist' },
      { icon: 'feather', text: 'Unscented, alcohol-light' },
    ],
    howToUse:
      'Hold at arm’s length, close the eyes and mist in an X and then a T. Let it dry without touching.',
    ingredients:
      'Aqua, Propanediol, PVP, Alcohol Denat., Glycerin, Panthenol, Betaine, Polyglyceryl-10 Laurate, ' +
      'Sodium Hyaluronate, Allantoin, Phenoxyethanol, Ethylhexylglycerin, Citric Acid',
    warnings: 'Avoid spraying into the eyes. Keep away from naked flames.',
    periodAfterOpeningMonths: 12,
  },
];
