export const PUBLISH = { intent: 'publish', label: 'Publish', done: 'published' } as const;
export const UNPUBLISH = { intent: 'unpublish', label: 'Unpublish', done: 'made drafts' } as const;
