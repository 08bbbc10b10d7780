export type SeedProductType = {
  slug: string;
  name: string;
  /** Slug of a category in `seed-categories.ts`. */
  category: string;
  group: string;
  isComplexion?: boolean;
};

export const productTypes: SeedProductType[] = [
  { slug: 'cleansers', name: 'Cleansers', category: 'skincare', group: 'Cleanse' },
  { slug: 'essences-mists', name: 'Essences and mists', category: 'skincare', group: 'Cleanse' },
  { slug: 'serums', name: 'Serums', category: 'skincare', group: 'Treat' },
  { slug: 'face-masks', name: 'Face masks', category: 'skincare', group: 'Treat' },
  { slug: 'eye-care', name: 'Eye care', category: 'skincare', group: 'Treat' },
  { slug: 'moisturisers', name: 'Moisturisers', category: 'skincare', group: 'Moisturise' },
  { slug: 'face-oils', name: 'Face oils', category: 'skincare', group: 'Moisturise' },
  { slug: 'lip-care', name: 'Lip care', category: 'skincare', group: 'Moisturise' },
  { slug: 'sun-care', name: 'Sun care', category: 'skincare', group: 'Protect' },
  { slug: 'skincare-sets', name: 'Skincare sets', category: 'skincare', group: 'Sets' },

  { slug: 'shampoo', name: 'Shampoo', category: 'haircare', group: 'Wash' },
  { slug: 'dry-shampoo', name: 'Dry shampoo', category: 'haircare', group: 'Wash' },
  { slug: 'conditioner', name: 'Conditioner', category: 'haircare', group: 'Wash' },
  { slug: 'hair-masks', name: 'Hair masks', category: 'haircare', group: 'Treat' },
  { slug: 'hair-oils', name: 'Hair oils and essences', category: 'haircare', group: 'Treat' },
  { slug: 'scalp-care', name: 'Scalp care', category: 'haircare', group: 'Treat' },
  { slug: 'styling', name: 'Styling', category: 'haircare', group: 'Style' },
  { slug: 'heat-protection', name: 'Heat protection', category: 'haircare', group: 'Style' },
  { slug: 'hair-accessories', name: 'Hair accessories', category: 'haircare', group: 'Style' },

  { slug: 'primer', name: 'Primer', category: 'makeup', group: 'Face' },
  { slug: 'foundation', name: 'Foundation', category: 'makeup', group: 'Face', isComplexion: true },
  { slug: 'skin-tint', name: 'Skin tint', category: 'makeup', group: 'Face', isComplexion: true },
  { slug: 'concealer', name: 'Concealer', category: 'makeup', group: 'Face', isComplexion: true },
  { slug: 'powder', name: 'Powder', category: 'makeup', group: 'Face', isComplexion: true },
  { slug: 'bronzer', name: 'Bronzer', category: 'makeup', group: 'Face' },
  { slug: 'blush', name: 'Blush', category: 'makeup', group: 'Face' },
  { slug: 'highlighter', name: 'Highlighter', category: 'makeup', group: 'Face' },
  { slug: 'setting-spray', name: 'Setting spray', category: 'makeup', group: 'Face' },
  { slug: 'eyeshadow', name: 'Eyeshadow', category: 'makeup', group: 'Eyes' },
  { slug: 'eyeliner', name: 'Eyeliner', category: 'makeup', group: 'Eyes' },
  { slug: 'mascara', name: 'Mascara', category: 'makeup', group: 'Eyes' },
  { slug: 'brows', name: 'Brows', category: 'makeup', group: 'Eyes' },
  { slug: 'lipstick', name: 'Lipstick', category: 'makeup', group: 'Lips' },
  { slug: 'lip-liner', name: 'Lip liner', category: 'makeup', group: 'Lips' },
  { slug: 'lip-gloss-oil', name: 'Lip gloss and oil', category: 'makeup', group: 'Lips' },
  { slug: 'nail-polish', name: 'Nail polish', category: 'makeup', group: 'Nails' },
  { slug: 'base-top-coats', name: 'Base and top coats', category: 'makeup', group: 'Nails' },
  { slug: 'nail-polish-remover', name: 'Nail polish remover', category: 'makeup', group: 'Nails' },

  { slug: 'extrait-de-parfum', name: 'Extrait de parfum', category: 'fragrances', group: 'Sprays' },
  { slug: 'eau-de-parfum', name: 'Eau de parfum', category: 'fragrances', group: 'Sprays' },
  { slug: 'eau-de-toilette', name: 'Eau de toilette', category: 'fragrances', group: 'Sprays' },
  { slug: 'cologne', name: 'Cologne', category: 'fragrances', group: 'Sprays' },
  { slug: 'perfume-oil', name: 'Perfume oil', category: 'fragrances', group: 'Oils and solids' },
  { slug: 'solid-perfume', name: 'Solid perfume', category: 'fragrances', group: 'Oils and solids' },
  { slug: 'discovery-sets', name: 'Discovery sets', category: 'fragrances', group: 'Sets' },

  { slug: 'hair-dryers', name: 'Hair dryers', category: 'salon-tools', group: 'Hair' },
  { slug: 'stylers-wands', name: 'Stylers and wands', category: 'salon-tools', group: 'Hair' },
  { slug: 'hair-brushes', name: 'Hair brushes', category: 'salon-tools', group: 'Hair' },
  { slug: 'hair-clips', name: 'Hair clips', category: 'salon-tools', group: 'Hair' },
  { slug: 'scissors', name: 'Scissors', category: 'salon-tools', group: 'Hair' },
  { slug: 'cutting-combs', name: 'Cutting combs', category: 'salon-tools', group: 'Hair' },
  { slug: 'makeup-brushes', name: 'Brushes and sponges', category: 'salon-tools', group: 'Makeup' },
  { slug: 'tweezers', name: 'Tweezers', category: 'salon-tools', group: 'Brows and nails' },
  { slug: 'nail-files', name: 'Nail files', category: 'salon-tools', group: 'Brows and nails' },

  { slug: 'body-wash', name: 'Body wash', category: 'body-care', group: 'Wash' },
  { slug: 'soap', name: 'Soap', category: 'body-care', group: 'Wash' },
  { slug: 'body-scrubs-brushes', name: 'Scrubs and brushes', category: 'body-care', group: 'Wash' },
  { slug: 'body-moisturisers', name: 'Lotions and butters', category: 'body-care', group: 'Moisturise' },
  { slug: 'body-oils', name: 'Body oils', category: 'body-care', group: 'Moisturise' },
  { slug: 'deodorant', name: 'Deodorant', category: 'body-care', group: 'Moisturise' },
  { slug: 'hand-wash', name: 'Hand wash', category: 'body-care', group: 'Hands and feet' },
  { slug: 'hand-care', name: 'Hand care', category: 'body-care', group: 'Hands and feet' },
  { slug: 'nail-care', name: 'Nail care', category: 'body-care', group: 'Hands and feet' },
  { slug: 'foot-care', name: 'Foot care', category: 'body-care', group: 'Hands and feet' },

  { slug: 'bath', name: 'Bath', category: 'wellness', group: 'Unwind' },
  { slug: 'candles', name: 'Candles', category: 'wellness', group: 'Unwind' },
  { slug: 'sleep', name: 'Sleep', category: 'wellness', group: 'Rest' },
  { slug: 'face-massage', name: 'Face massage', category: 'wellness', group: 'Rest' },
];
