import type { Ask } from '#app/cms/ui/ask-dialog.tsx';

/** The result of a command on an order's money. */
export type MoneyFormResult = {
  of: 'refund' | 'cash';
  ok: boolean;
  message: string;
  errors?: Record<string, string>;
  /** The fields as they were sent. */
  values?: Record<string, string>;
  /** The question before money is given back. */
  ask?: Ask;
};
