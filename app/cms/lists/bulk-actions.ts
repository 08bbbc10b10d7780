import type { BulkAction } from './bulk-form.tsx';
import type { Verb } from './list-declaration.ts';

export const ARCHIVE = {
  intent: 'archive',
  label: 'Archive',
  done: 'archived',
  undo: 'restore',
} as const satisfies Verb;
export const RESTORE = {
  intent: 'restore',
  label: 'Restore',
  done: 'restored',
  undo: 'archive',
} as const satisfies Verb;
export const DELETE: BulkAction = { intent: 'delete', label: 'Delete', isDestructive: true };
