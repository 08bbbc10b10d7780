/** What the list and an offer's page do to an offer beside editing and deleting it. */
export const OFFER_VERBS = [
  { intent: 'on', label: 'Switch on', done: 'switched on' },
  { intent: 'paused', label: 'Pause', done: 'paused', undo: 'on' },
  { intent: 'archived', label: 'Archive', done: 'archived', undo: 'paused' },
] as const;
