import type { SeedTraitsBySlug } from './seed-traits.ts';

export const toolsAndWellnessTraits: SeedTraitsBySlug = {
  'foundry-ionic-hair-dryer': { type: 'hair-dryers', concern: ['frizz'] },
  'flatstone-ceramic-styler': { type: 'stylers-wands', 'hair-type': ['fine', 'thick'] },
  'bellows-curling-wand': { type: 'stylers-wands', 'hair-type': ['straight', 'wavy'] },
  'green-room-paddle-brush': {
    type: 'hair-brushes',
    'hair-type': ['thick', 'straight'],
    concern: ['tangles'],
  },
  'tilt-cutting-scissors': { type: 'scissors' },
  'tang-carbon-cutting-comb': { type: 'cutting-combs' },
  'stage-left-sectioning-clips': { type: 'hair-clips', 'hair-type': ['thick'] },
  'full-manuscript-brush-set': { type: 'makeup-brushes', standard: ['vegan'], suits: ['gift'] },
  'blotter-blending-sponges': { type: 'makeup-brushes' },
  'hallmark-slant-tweezers': { type: 'tweezers', suits: ['men'] },
  'tempered-glass-nail-file': { type: 'nail-files' },

  'ink-and-fig-candle': { type: 'candles', scent: ['green', 'fruity', 'woody'], suits: ['gift'] },
  'lamp-black-candle': { type: 'candles', scent: ['leather', 'smoky'], suits: ['gift', 'men'] },
  'mulberry-silk-sleep-mask': { type: 'sleep', concern: ['sleep'], suits: ['gift'] },
  'lights-out-pillow-mist': {
    type: 'sleep',
    concern: ['sleep'],
    texture: ['mist'],
    scent: ['herbal', 'floral'],
  },
  'weighted-lavender-eye-pillow': {
    type: 'sleep',
    concern: ['sleep', 'tired-eyes'],
    scent: ['herbal'],
    suits: ['gift'],
  },
  'onsen-bath-salts': { type: 'bath', texture: ['powder'], scent: ['woody', 'citrus'], suits: ['gift'] },
  'forest-steam-bath-tablets': { type: 'bath', scent: ['green', 'woody'] },
  'celadon-jade-gua-sha': { type: 'face-massage', suits: ['gift'] },
};
