/** More than are shown: most are left out for their scent (`goesBesidePerfume`). */
const WITH_PERFUME = [
  ...['body-moisturisers', 'soap', 'body-wash', 'body-oils', 'deodorant', 'hand-care', 'discovery-sets'],
  ...['candles', 'perfume-oil', 'solid-perfume', 'body-scrubs-brushes', 'bath'],
];

/** An oil or a solid perfume is layered under a spray. */
const UNDER_SPRAY = [...WITH_PERFUME, 'eau-de-parfum', 'eau-de-toilette', 'cologne', 'extrait-de-parfum'];

/** What each type of product is used together with, the nearest first; by the slugs of the demo's types (docs/decisions/091-pairs-by-use.md). */
const USED_WITH: Readonly<Record<string, readonly string[]>> = {
  cleansers: ['essences-mists', 'serums', 'moisturisers', 'face-masks'],
  'essences-mists': ['serums', 'moisturisers', 'cleansers', 'sun-care'],
  serums: ['moisturisers', 'sun-care', 'cleansers', 'eye-care'],
  'face-masks': ['moisturisers', 'essences-mists', 'cleansers', 'face-massage'],
  'eye-care': ['serums', 'moisturisers', 'concealer', 'sleep'],
  moisturisers: ['serums', 'sun-care', 'cleansers', 'face-massage'],
  'face-oils': ['face-massage', 'serums', 'cleansers', 'moisturisers'],
  'lip-care': ['lipstick', 'lip-liner', 'lip-gloss-oil', 'hand-care'],
  'sun-care': ['moisturisers', 'serums', 'cleansers', 'skin-tint'],
  'skincare-sets': ['face-massage', 'sun-care', 'face-masks', 'eye-care'],
  shampoo: ['conditioner', 'hair-masks', 'hair-brushes', 'hair-oils'],
  'dry-shampoo': ['hair-brushes', 'hair-accessories', 'shampoo', 'conditioner'],
  conditioner: ['shampoo', 'hair-masks', 'hair-oils', 'hair-brushes'],
  'hair-masks': ['shampoo', 'conditioner', 'hair-oils', 'hair-accessories'],
  'hair-oils': ['shampoo', 'conditioner', 'hair-brushes', 'heat-protection'],
  'scalp-care': ['shampoo', 'conditioner', 'hair-brushes', 'hair-masks'],
  styling: ['hair-dryers', 'heat-protection', 'shampoo', 'hair-accessories'],
  'heat-protection': ['hair-dryers', 'stylers-wands', 'hair-brushes', 'styling'],
  'hair-accessories': ['sleep', 'hair-brushes', 'hair-masks', 'styling'],
  'hair-dryers': ['heat-protection', 'hair-brushes', 'hair-clips', 'styling'],
  'stylers-wands': ['heat-protection', 'hair-brushes', 'hair-clips', 'hair-oils'],
  'hair-brushes': ['hair-oils', 'conditioner', 'heat-protection', 'hair-dryers'],
  'hair-clips': ['hair-brushes', 'stylers-wands', 'hair-dryers', 'styling'],
  scissors: ['cutting-combs', 'hair-clips', 'hair-brushes', 'hair-dryers'],
  'cutting-combs': ['scissors', 'hair-clips', 'hair-brushes', 'hair-dryers'],
  primer: ['foundation', 'skin-tint', 'setting-spray', 'makeup-brushes'],
  foundation: ['concealer', 'powder', 'makeup-brushes', 'primer'],
  'skin-tint': ['concealer', 'blush', 'makeup-brushes', 'sun-care'],
  concealer: ['foundation', 'powder', 'makeup-brushes', 'eye-care'],
  powder: ['foundation', 'concealer', 'makeup-brushes', 'setting-spray'],
  bronzer: ['blush', 'highlighter', 'makeup-brushes', 'foundation'],
  blush: ['bronzer', 'highlighter', 'makeup-brushes', 'lipstick'],
  highlighter: ['blush', 'bronzer', 'makeup-brushes', 'setting-spray'],
  'setting-spray': ['powder', 'primer', 'foundation', 'cleansers'],
  eyeshadow: ['mascara', 'eyeliner', 'makeup-brushes', 'brows'],
  eyeliner: ['mascara', 'eyeshadow', 'brows', 'cleansers'],
  mascara: ['eyeliner', 'eyeshadow', 'brows', 'cleansers'],
  brows: ['tweezers', 'mascara', 'eyeshadow', 'eyeliner'],
  lipstick: ['lip-liner', 'lip-care', 'lip-gloss-oil', 'blush'],
  'lip-liner': ['lipstick', 'lip-gloss-oil', 'lip-care', 'blush'],
  'lip-gloss-oil': ['lip-liner', 'lipstick', 'lip-care', 'blush'],
  'nail-polish': ['base-top-coats', 'nail-polish-remover', 'nail-files', 'nail-care'],
  'base-top-coats': ['nail-polish', 'nail-polish-remover', 'nail-files', 'nail-care'],
  'nail-polish-remover': ['nail-care', 'base-top-coats', 'nail-polish', 'nail-files'],
  'nail-files': ['nail-care', 'base-top-coats', 'nail-polish', 'hand-care'],
  'nail-care': ['hand-care', 'nail-files', 'base-top-coats', 'nail-polish'],
  tweezers: ['brows', 'eyeshadow', 'mascara', 'cleansers'],
  'makeup-brushes': ['foundation', 'powder', 'blush', 'eyeshadow'],
  'extrait-de-parfum': WITH_PERFUME,
  'eau-de-parfum': WITH_PERFUME,
  'eau-de-toilette': WITH_PERFUME,
  cologne: WITH_PERFUME,
  'perfume-oil': UNDER_SPRAY,
  'solid-perfume': UNDER_SPRAY,
  'discovery-sets': WITH_PERFUME,
  'body-wash': ['body-moisturisers', 'body-scrubs-brushes', 'deodorant', 'body-oils'],
  soap: ['body-moisturisers', 'hand-care', 'body-scrubs-brushes', 'bath'],
  'body-scrubs-brushes': ['body-oils', 'body-moisturisers', 'body-wash', 'bath'],
  'body-moisturisers': ['body-wash', 'body-scrubs-brushes', 'body-oils', 'hand-care'],
  'body-oils': ['body-scrubs-brushes', 'body-wash', 'bath', 'body-moisturisers'],
  deodorant: ['body-wash', 'body-moisturisers', 'soap', 'body-scrubs-brushes'],
  'hand-wash': ['hand-care', 'nail-care', 'nail-files'],
  'hand-care': ['hand-wash', 'nail-care', 'lip-care', 'nail-files'],
  'foot-care': ['body-scrubs-brushes', 'nail-files', 'bath', 'nail-polish'],
  bath: ['candles', 'body-oils', 'body-scrubs-brushes', 'sleep'],
  candles: ['bath', 'sleep', 'body-oils', 'face-masks'],
  sleep: ['bath', 'candles', 'eye-care', 'hair-accessories'],
  'face-massage': ['face-oils', 'serums', 'face-masks', 'moisturisers'],
};

/** Returns the types used together with one, nearest first; none of a type that is not in the list. */
export function typesUsedWith(type: string): readonly string[] {
  return USED_WITH[type] ?? [];
}

export const TYPES_WITH_PAIRS = Object.keys(USED_WITH);
