export const PUBLISH = { intent: 'publish', to: 'published', label: 'Publish', done: 'published' } as const;
export const UNPUBLISH = {
  intent: 'unpublish',
  to: 'draft',
  label: 'Unpublish',
  done: 'taken back into drafts',
} as const;
