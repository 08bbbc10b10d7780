import type { SeedProduct } from './seed-product.ts';

export const salonTools: SeedProduct[] = [
  {
    slug: 'foundry-ionic-hair-dryer',
    name: 'Foundry Ionic Hair Dryer',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 91,
    originalPrice: 140,
    description:
      'A salon-weight dryer that isn’t heavy: a quick digital motor, three heats, two speeds and a true ' +
      'cool shot. The ion generator helps calm static, so hair dries smoother as well as faster. It hums ' +
      'where others howl.',
    stock: 44,
    sku: 'TIL-DRY-001',
    barcode: '5088026000179',
    featured: true,
    rating: 4.8,
    reviewCount: 356,
    features: [
      { icon: 'wind', text: 'Fast digital motor, low hum' },
      { icon: 'zap', text: 'Ion generator for less static' },
      { icon: 'flame', text: 'Three heats and a cool shot' },
      { icon: 'star', text: 'Two nozzles and a diffuser' },
    ],
    howToUse:
      'Towel-dry first, then direct the air from roots to ends with the nozzle on. Finish each section ' +
      'with the cool shot.',
    ingredients: '',
    warnings:
      'Electrical appliance: do not use near baths, basins or other vessels containing water. Unplug ' +
      'after use and let it cool. Keep the rear filter clear. Keep out of reach of children. Fitted with ' +
      'a UK plug, 230 V.',
  },
  {
    slug: 'flatstone-ceramic-styler',
    name: 'Flatstone Ceramic Styler',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 110,
    description:
      'Two floating ceramic plates, rounded at the edge so they straighten, bend or curl without leaving ' +
      'a crease. A dial offers five steady temperatures from 140 to 220 °C, because fine hair and thick ' +
      'hair are not the same thing. It goes to sleep after thirty minutes if you forget it.',
    stock: 37,
    sku: 'TIL-STY-001',
    barcode: '5088026000247',
    rating: 4.6,
    reviewCount: 281,
    features: [
      { icon: 'flame', text: 'Five settings, 140 to 220 °C' },
      { icon: 'shield', text: 'Switches itself off after 30 minutes' },
      { icon: 'feather', text: 'Floating, rounded plates' },
      { icon: 'clock', text: 'Ready in about half a minute' },
    ],
    howToUse:
      'Use on completely dry, protected hair. Take small sections and glide from root to tip in one slow ' +
      'pass.',
    ingredients: '',
    warnings:
      'Plates become very hot: keep away from skin, children and soft furnishings. Do not use near water. ' +
      'Let it cool before storing. Fitted with a UK plug, 230 V.',
  },
  {
    slug: 'bellows-curling-wand',
    name: 'Bellows Curling Wand 32 mm',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 78,
    description:
      'A clamp-free wand for the loose, brushed-out wave that looks like the second day of a good ' +
      'blow-dry. The 32 mm barrel heats evenly along its length, and the cool tip gives your other hand ' +
      'somewhere to rest.',
    stock: 52,
    sku: 'TIL-WND-032',
    barcode: '5088026000315',
    rating: 4.5,
    reviewCount: 174,
    features: [
      { icon: 'flame', text: 'Even heat along the barrel' },
      { icon: 'shield', text: 'Cool tip and heat glove' },
      { icon: 'star', text: 'Swivel cord, three metres long' },
    ],
    howToUse:
      'Wind a section around the barrel away from the face, hold for six seconds and let it cool before ' +
      'brushing.',
    ingredients: '',
    warnings:
      'Barrel becomes very hot. Wear the glove, stand the wand on its rest and unplug after use. Do not ' +
      'use near water. Keep away from children.',
  },
  {
    slug: 'green-room-paddle-brush',
    name: 'Green Room Paddle Brush',
    brand: 'Aldous Row',
    category: 'salon-tools',
    price: 26,
    description:
      'A broad beechwood paddle with a soft air cushion and rounded pins, the brush backstage reaches for ' +
      'first. It smooths a blow-dry, coaxes out tangles and feels excellent against the scalp.',
    stock: 119,
    sku: 'ALD-PAD-001',
    barcode: '5039764001171',
    rating: 4.7,
    reviewCount: 398,
    features: [
      { icon: 'leaf', text: 'Oiled beechwood handle' },
      { icon: 'feather', text: 'Air cushion with rounded pins' },
      { icon: 'heart', text: 'Kind to long and thick hair' },
    ],
    howToUse:
      'Detangle from the ends upwards, then draw from root to tip behind the dryer. Clean with a comb; ' +
      'keep the wood dry.',
    ingredients: '',
  },
  {
    slug: 'tilt-cutting-scissors',
    name: 'Tilt Cutting Scissors 5.5″',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 44.2,
    originalPrice: 68,
    description:
      'Hollow-ground in Sheffield from cobalt-rich steel and set by hand until they close with a whisper. ' +
      'The offset handle keeps the thumb low and the wrist easy through a day of haircuts. A leather ' +
      'sheath and a tension key come in the box.',
    stock: 5,
    sku: 'TIL-SCI-055',
    barcode: '5088026000483',
    rating: 4.9,
    reviewCount: 86,
    features: [
      { icon: 'star', text: 'Hollow-ground cobalt steel' },
      { icon: 'heart', text: 'Offset handle, easy on the wrist' },
      { icon: 'shield', text: 'Leather sheath and tension key' },
      { icon: 'recycle', text: 'Screw joint, made to be resharpened' },
    ],
    howToUse:
      'For cutting hair only. Wipe the blades after use and put a drop of oil at the screw each week.',
    ingredients: '',
    warnings: 'Very sharp blades. Store in the sheath, out of reach of children.',
  },
  {
    slug: 'tang-carbon-cutting-comb',
    name: 'Tang Carbon Cutting Comb',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 8.5,
    description:
      'Carbon-fibre resin, saw-cut teeth, and a spine thin enough to follow the scissors. It shrugs off ' +
      'heat and static and carries a centimetre rule along its back for those who like to be certain.',
    stock: 214,
    sku: 'TIL-CMB-001',
    barcode: '5088026000551',
    rating: 4.6,
    reviewCount: 327,
    features: [
      { icon: 'zap', text: 'Static-resistant carbon resin' },
      { icon: 'flame', text: 'Withstands heat styling' },
      { icon: 'star', text: 'Marked in centimetres' },
    ],
    howToUse: 'Use the wide teeth to section and the fine teeth to lift and cut. Wash in warm soapy water.',
    ingredients: '',
  },
  {
    slug: 'stage-left-sectioning-clips',
    name: 'Stage Left Sectioning Clips',
    brand: 'Aldous Row',
    category: 'salon-tools',
    price: 12,
    description:
      'Six long, matt-black clips with a double hinge and a firm bite. They hold a thick section high and ' +
      'dry, release without catching and leave no dent behind.',
    amount: 6,
    unit: 'item',
    stock: 178,
    sku: 'ALD-CLP-006',
    barcode: '5039764001249',
    rating: 4.4,
    reviewCount: 241,
    features: [
      { icon: 'shield', text: 'Firm grip, double hinge' },
      { icon: 'feather', text: 'Leaves no crease' },
      { icon: 'clock', text: 'Speeds up a tidy blow-dry' },
    ],
    howToUse: 'Twist each section, clip at the root and take down one at a time from the nape.',
    ingredients: '',
  },
  {
    slug: 'full-manuscript-brush-set',
    name: 'The Full Manuscript Brush Set',
    brand: 'Pigment & Prose',
    category: 'salon-tools',
    price: 59.2,
    originalPrice: 74,
    description:
      'Twelve brushes rolled in waxed canvas, from a broad powder mop to a liner as thin as a serif: powder, ' +
      'foundation, contour, blush, highlighter, concealer, shadow, crease, blending, smudge, brow and liner. ' +
      'The taklon bristles are cut by hand and dry overnight; each handle is stamped with its purpose.',
    stock: 58,
    sku: 'PIG-BRS-012',
    barcode: '5009631005861',
    rating: 4.7,
    reviewCount: 203,
    features: [
      { icon: 'star', text: 'Twelve brushes for face and eyes' },
      { icon: 'rabbit', text: 'Taklon bristles, no animal hair' },
      { icon: 'feather', text: 'Dense, soft and hand-cut' },
      { icon: 'leaf', text: 'Oiled birch handles' },
    ],
    howToUse: 'Wash weekly with mild soap, reshape and dry flat with the heads over the edge of a table.',
    ingredients: '',
  },
  {
    slug: 'blotter-blending-sponges',
    name: 'Blotter Blending Sponges',
    brand: 'Pigment & Prose',
    category: 'salon-tools',
    price: 14,
    sealedForHygiene: true,
    description:
      'A pair of latex-free sponges that double in size under the tap and press foundation to a seamless ' +
      'finish. One is cut flat along the side for powder and the other is pointed for corners.',
    amount: 2,
    unit: 'item',
    stock: 196,
    sku: 'PIG-SPG-002',
    barcode: '5009631005939',
    rating: 4.3,
    reviewCount: 436,
    features: [
      { icon: 'droplet', text: 'Doubles in size when wet' },
      { icon: 'feather', text: 'Seamless, airbrushed look' },
      { icon: 'heart', text: 'Latex-free foam' },
    ],
    howToUse:
      'Soak, squeeze and bounce over foundation. Wash after each use, dry in the open air and replace ' +
      'after three months.',
    ingredients: '',
    periodAfterOpeningMonths: 3,
  },
  {
    slug: 'hallmark-slant-tweezers',
    name: 'Hallmark Slant Tweezers',
    brand: 'Tilt & Tang',
    category: 'salon-tools',
    price: 22,
    description:
      'Tips hand-filed to a 25-degree slant, so they meet along their whole edge and catch the shortest ' +
      'hair the first time. Stainless steel, well balanced, cool in the fingers and quite possibly the ' +
      'last pair you buy.',
    stock: 133,
    sku: 'TIL-TWZ-001',
    barcode: '5088026000629',
    rating: 4.8,
    reviewCount: 512,
    features: [
      { icon: 'zap', text: 'Hand-filed 25-degree tips' },
      { icon: 'star', text: 'Sheffield stainless steel' },
      { icon: 'recycle', text: 'Steel that can be refiled for years' },
    ],
    howToUse: 'Hold the skin taut, grip close to the root and pull in the direction of growth.',
    ingredients: '',
    warnings: 'Pointed tips: keep away from eyes and out of reach of children.',
  },
];
