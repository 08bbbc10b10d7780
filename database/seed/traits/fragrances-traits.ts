import type { SeedTraitsBySlug } from './seed-traits.ts';

export const fragrancesTraits: SeedTraitsBySlug = {
  'ink-and-fig-eau-de-parfum': {
    type: 'eau-de-parfum',
    scent: ['green', 'fruity', 'woody'],
    standard: ['refillable'],
    suits: ['gift'],
  },
  'rain-on-slate-eau-de-parfum': {
    type: 'eau-de-parfum',
    scent: ['green', 'woody'],
    suits: ['gift', 'men'],
  },
  'after-the-opera-eau-de-parfum': {
    type: 'eau-de-parfum',
    scent: ['floral', 'leather', 'amber'],
    suits: ['gift'],
  },
  'velvet-smoke-extrait': {
    type: 'extrait-de-parfum',
    scent: ['smoky', 'amber', 'gourmand'],
    suits: ['gift', 'men'],
  },
  'nocturne-discovery-set': { type: 'discovery-sets', suits: ['gift'] },
  'rue-des-lilas-eau-de-parfum': {
    type: 'eau-de-parfum',
    scent: ['floral', 'powdery'],
    suits: ['gift'],
  },
  'gants-blancs-eau-de-parfum': {
    type: 'eau-de-parfum',
    scent: ['powdery', 'leather', 'woody'],
    suits: ['gift'],
  },
  'matinee-eau-de-toilette': {
    type: 'eau-de-toilette',
    scent: ['floral', 'citrus'],
    suits: ['gift'],
  },
  'agua-de-alfazema-cologne': {
    type: 'cologne',
    scent: ['herbal', 'citrus'],
    suits: ['gift', 'men'],
  },
  'orange-blossom-terrace-eau-de-toilette': {
    type: 'eau-de-toilette',
    scent: ['floral', 'citrus'],
    suits: ['gift'],
  },
  'cedar-hour-perfume-oil': {
    type: 'perfume-oil',
    scent: ['woody', 'amber'],
    texture: ['oil'],
    suits: ['gift', 'men'],
  },
  'north-sea-eau-de-toilette': {
    type: 'eau-de-toilette',
    scent: ['marine', 'woody'],
    suits: ['gift', 'men'],
  },
  'wild-rose-solid-perfume': {
    type: 'solid-perfume',
    scent: ['floral', 'fruity'],
    texture: ['balm'],
    standard: ['refillable'],
    suits: ['gift'],
  },
};
