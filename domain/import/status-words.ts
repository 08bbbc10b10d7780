import type { ProductStatus } from '#domain/catalogue/product.ts';

const WORDS: Record<ProductStatus, readonly string[]> = {
  published: [
    'published',
    'publish',
    'true',
    'yes',
    'y',
    '1',
    'x',
    'on',
    'active',
    'enabled',
    'live',
    'visible',
    'public',
    'online',
  ],
  draft: [
    'draft',
    'false',
    'no',
    'n',
    '0',
    '-1',
    '-',
    'off',
    'inactive',
    'disabled',
    'hidden',
    'invisible',
    'private',
    'pending',
    'unlisted',
    'unpublished',
    'offline',
    'future',
    'trash',
  ],
  archived: ['archived', 'archive', 'discontinued'],
};

/** Returns the status that a word of a file says ('published', 'no', '-1', 'hidden'), or null for another word. */
export function statusOfWord(word: string): ProductStatus | null {
  const wanted = word.trim().toLowerCase().replace('−', '-');
  for (const status of ['published', 'draft', 'archived'] as const)
    if (WORDS[status].includes(wanted)) return status;
  return null;
}

/** Returns the least public of several words; a word that says nothing counts as a draft, a blank one not at all. */
export function leastPublic(words: readonly string[]): ProductStatus {
  const statuses = words.filter((word) => word.trim() !== '').map((word) => statusOfWord(word) ?? 'draft');
  if (statuses.includes('archived')) return 'archived';
  return statuses.includes('draft') ? 'draft' : 'published';
}
