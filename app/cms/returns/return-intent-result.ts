import type { Pence } from '#domain/money/money.ts';
import type { ReturnFormsResult } from './return-forms.tsx';

/** What became of a form of the page of a return. */
export type ReturnIntentResult = ReturnFormsResult & {
  ok: boolean;
  message: string;
  /** What is to be read before money goes back. */
  asks?: { pence: Pence; label: string };
};
