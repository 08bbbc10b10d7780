import type { BulkAction } from './bulk-form.tsx';

export const ARCHIVE: BulkAction = { intent: 'archive', label: 'Archive' };
export const TAKE_BACK: BulkAction = { intent: 'restore', label: 'Take back' };
export const DELETE: BulkAction = { intent: 'delete', label: 'Delete', isDestructive: true };
